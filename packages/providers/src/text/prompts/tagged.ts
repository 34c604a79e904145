/** People's words, so that none of them can end their own tag. */
export function tagged(tag: string, text: string): string {
  return `<${tag}>\n${plain(text)}\n</${tag}>`
}

export function plain(text: string): string {
  return text.replaceAll('<', '‹').replaceAll('>', '›')
}
