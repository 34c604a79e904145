/**
 * Puts another text into a field the way a person would, so that Ctrl+Z or ⌘Z takes it back. The field keeps the focus, for that.
 *
 * @returns false where the browser cannot, and nothing has changed.
 */
export function replaceText(field: HTMLTextAreaElement, text: string): boolean {
  field.focus()
  field.select()
  // Marked as old, and still the only way that browsers undo; React hears of it as of typing.
  return document.execCommand('insertText', false, text)
}
