import type { PreviousVideo } from '@dayreel/storyboard'

/**
 * Maximum numbers of characters for a channel's earlier videos. Local servers cut off a long prompt without an error.
 */
const MOST = { openings: 1_400, sentences: 700, pictures: 400 }

/**
 * Lists a channel's earlier videos, newest first: titles and hooks of as many videos as fit, then sentences and
 * pictures.
 */
export function describePreviousVideos(videos: readonly PreviousVideo[]): string {
  return [
    'Titles and hooks:',
    ...firstOf(
      videos.map(({ title, hook }) => `${title}: ${hook}`),
      MOST.openings,
    ),
    'Sentences:',
    ...firstOf(
      videos.flatMap(({ sentences }) => sentences),
      MOST.sentences,
    ),
    'Pictures:',
    ...firstOf(
      videos.flatMap(({ pictures }) => pictures),
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
