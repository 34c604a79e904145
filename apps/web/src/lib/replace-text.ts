/**
 * Replaces a field's text as if it were typed, so that Ctrl+Z or ⌘Z undoes the change. The field receives the focus,
 * because the browser requires that.
 *
 * @returns false if the browser does not support this. The text is then unchanged.
 */
export function replaceText(field: HTMLTextAreaElement, text: string): boolean {
  field.focus()
  field.select()
  // `execCommand` is deprecated, but still the only way to use the browser's undo. React receives an input event.
  return document.execCommand('insertText', false, text)
}
