const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * Returns the contents of all elements with this name, in order. S3's answers have no attributes that matter, and no
 * element contains another one of the same name.
 */
export function readElements(xml: string, name: string): string[] {
  const open = `<${name}`
  const close = `</${name}>`
  const contents: string[] = []
  let at = xml.indexOf(open)
  while (at !== -1) {
    let next = at + open.length
    // Otherwise, a longer element name begins with this name.
    if (/[\s>]/.test(xml.charAt(next))) {
      const start = xml.indexOf('>', next) + 1
      const end = xml.indexOf(close, start)
      if (start === 0 || end === -1) break
      contents.push(xml.slice(start, end))
      next = end + close.length
    }
    at = xml.indexOf(open, next)
  }
  return contents
}

/** Returns the decoded text of the first element with this name. */
export function readText(xml: string, name: string): string | undefined {
  const [content] = readElements(xml, name)
  return content?.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, word = '') => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16))
    return decimal === undefined ? (ENTITIES[word as string] ?? whole) : String.fromCodePoint(Number(decimal))
  })
}
