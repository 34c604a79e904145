import { plainText } from './plain-text.ts'

/** Pexels' words for the shapes of a frame. */
export const ORIENTATIONS = { tall: 'portrait', wide: 'landscape', square: 'square' } as const

/** Returns the address of a copy in another size. */
export function copyOf(original: string, size: Readonly<Record<string, string>>): string {
  const url = new URL(original)
  for (const [name, value] of Object.entries({ auto: 'compress', cs: 'tinysrgb', ...size }))
    url.searchParams.set(name, value)
  return url.href
}

/**
 * Returns the words in the address of a page of Pexels: `…/photo/honey-jar-on-table-123/` is `honey jar on table`.
 * Empty if it has none.
 */
export function wordsOfPage(url: string): string {
  const [name = ''] = /(?<![^/])[^/]+(?=\/?$)/u.exec(new URL(url).pathname) ?? []
  return plainText(
    decode(name)
      .replaceAll('-', ' ')
      .replace(/(?<!\d)\d+$/u, ''),
  )
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
