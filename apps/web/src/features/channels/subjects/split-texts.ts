/** How texts are added: each line a subject of its own, or all of it one script. */
export type AddingBy = 'lines' | 'script'

/** What was typed or pasted, as the texts that are added; each makes one video. */
export function splitTexts(typed: string, by: AddingBy): string[] {
  const parts = by === 'script' ? [typed] : typed.split(/\r\n|\r|\n/u)
  return parts.map(withoutBullet).filter((text) => text !== '')
}

/** Lists are pasted with what stands before their entries. */
function withoutBullet(text: string): string {
  return text.trim().replace(/^(?:[-*•–]|\d{1,4}[.)])\s+/u, '')
}

/** Describes a text in a list: its first line, and the number of words if there is more. */
export function briefOf(text: string): { line: string; words: number | undefined } {
  const [line = '', ...more] = text.split('\n')
  const words = more.length === 0 && text.length <= LONG_LINE ? undefined : text.split(/\s+/u).length
  return { line, words }
}

/** From so many characters on a line is read as a script. */
const LONG_LINE = 160
