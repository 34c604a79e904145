const HEADING = /^=+ .+ =+$/u
const FEWEST_CHARACTERS = 40
/**
 * The share of an article's characters that its beginning gets, because the beginning defines the article's subject.
 */
const BEGINNING_SHARE = 0.5

/**
 * Chooses the most relevant paragraphs of an article: its beginning, then those that contain most of the subject's
 * words. They stay in the article's order.
 *
 * @param text plain text with one paragraph per line.
 * @param most the maximum number of characters.
 */
export function chooseParagraphs(text: string, words: readonly string[], most: number): string {
  const paragraphs = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length >= FEWEST_CHARACTERS && !HEADING.test(line))
  const wanted = words.map((word) => word.toLowerCase())
  const ranked = paragraphs
    .map((paragraph, at) => ({ at, rank: rankOf(paragraph.toLowerCase(), wanted) }))
    .sort((a, b) => b.rank - a.rank || a.at - b.at)
  const chosen = new Map<number, string>()
  let left = most
  const take = (at: number, room: number): void => {
    const part = cutSentence(paragraphs[at] ?? '', Math.min(room, left))
    if (part === '' || chosen.has(at)) return
    chosen.set(at, part)
    left -= part.length + 1
  }
  take(0, most * BEGINNING_SHARE)
  for (const { at } of ranked) take(at, left)
  return [...chosen.keys()]
    .sort((a, b) => a - b)
    .map((at) => chosen.get(at))
    .join('\n')
}

function rankOf(paragraph: string, words: readonly string[]): number {
  return words.filter((word) => paragraph.includes(word)).length
}

/** Returns the whole sentences at the beginning of a paragraph that fit. */
function cutSentence(paragraph: string, most: number): string {
  if (paragraph.length <= most) return paragraph
  const part = paragraph.slice(0, Math.max(0, most))
  const end = Math.max(part.lastIndexOf('. '), part.lastIndexOf('。'), part.lastIndexOf('! '), part.lastIndexOf('? '))
  return end < FEWEST_CHARACTERS ? '' : part.slice(0, end + 1)
}
