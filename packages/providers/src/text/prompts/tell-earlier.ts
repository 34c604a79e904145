import type { ToldVideo } from '@dayreel/storyboard'

/** What is told of a channel's earlier videos, in characters: servers at home cut a long prompt off without a word. */
const MOST = { openings: 1_400, sentences: 700, pictures: 400 }

/** Titles and hooks first, of as many videos as fit, the newest first; then what the newest of them said and showed. */
export function tellEarlier(told: readonly ToldVideo[]): string {
  return [
    'Titles and hooks:',
    ...firstOf(
      told.map(({ title, hook }) => `${title}: ${hook}`),
      MOST.openings,
    ),
    'Sentences:',
    ...firstOf(
      told.flatMap(({ sentences }) => sentences),
      MOST.sentences,
    ),
    'Pictures:',
    ...firstOf(
      told.flatMap(({ pictures }) => pictures),
      MOST.pictures,
    ),
  ].join('\n')
}

function firstOf(texts: readonly string[], most: number): string[] {
  const lines: string[] = []
  let left = most
  for (const text of texts) {
    left -= text.length
    if (left < 0) break
    lines.push(`- ${text}`)
  }
  return lines
}
