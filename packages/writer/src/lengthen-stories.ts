import { parseLines } from './frameworks/line-table.ts'
import type { Story, StoryPart } from './story.ts'

/**
 * Lets stories grow in their middle where a video is long: one story, with one beginning and one end.
 *
 * @param table `= id` names a story; each row below is a line of text, a bar, what the picture shows. Rows after `~` are told where the
 *   story's chapters would be, after `...` where its gap is, after `> words` behind the row that begins with these words.
 * @throws an Error naming a story or a row that is not there.
 */
export function withMiddles(stories: readonly Story[], table: string): Story[] {
  const blocks = table.split(/^\s{0,80}= /mu).filter((block) => block.trim() !== '')
  const middles = new Map(
    blocks.map((block) => {
      const [id = '', ...rows] = block.split('\n').map((row) => row.trim())
      return [id, rows.filter((row) => row !== '')]
    }),
  )
  const unknown = [...middles.keys()].filter((id) => stories.every((story) => story.id !== id))
  if (unknown.length > 0) throw new Error(`No such story: ${unknown.join(', ')}`)
  return stories.map((story) => lengthen(story, middles.get(story.id) ?? []))
}

function lengthen(story: Story, rows: readonly string[]): Story {
  const added = new Map<number, StoryPart[]>()
  let at = story.gapBefore
  for (const row of rows) {
    if (row === '~') at = story.chaptersBefore ?? 1
    else if (row === '...') at = story.gapBefore
    else if (row.startsWith('> ')) at = placeAfter(story, row.slice(2))
    else added.set(at, [...(added.get(at) ?? []), toPart(row, story)])
  }
  const before = [...added].filter(([place]) => place <= story.gapBefore).flatMap(([, parts]) => parts)
  return {
    ...story,
    parts: story.parts.flatMap((part, place) => [...(added.get(place) ?? []), part]),
    gapBefore: story.gapBefore + before.length,
  }
}

function placeAfter({ id, parts }: Story, words: string): number {
  const place = parts.findIndex(({ lines }) => lines.some(({ text }) => text.startsWith(words)))
  if (place < 0 || place > parts.length - 2) throw new Error(`Nothing can be told in ${id} after: ${words}`)
  return place + 1
}

/** Seen as the rest of its story is. */
function toPart(row: string, { parts }: Story): StoryPart {
  const isSeenAsWritten = parts[0]!.lines[0]!.isSeenAsWritten
  return { rank: 4, lines: parseLines(row).map((line) => ({ ...line, ...(isSeenAsWritten && { isSeenAsWritten }) })) }
}
