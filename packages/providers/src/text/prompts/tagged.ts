/** Wraps users' text so that it cannot close its own tag. */
export function tagged(tag: string, text: string): string {
  return `<${tag}>\n${plain(text)}\n</${tag}>`
}

export function plain(text: string): string {
  return text.replaceAll('<', '‹').replaceAll('>', '›')
}
