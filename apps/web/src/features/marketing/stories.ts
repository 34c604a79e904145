import type { StyleName } from '@dayreel/catalogue'

type PaintedStory = {
  /** Of its picture, below public/pictures/scenes. */
  name: string
  /** What its picture is painted of. */
  line: string
  style: StyleName
}

/** Stories that the about page shows, each a line and what was painted of it. */
export const STORIES = [
  { name: 'seagull', line: 'A seagull over the lake before sunrise', style: 'Cinematic' },
  { name: 'submarine', line: 'A submarine in search of a sunken city', style: '3D Render' },
  { name: 'windmill', line: 'A windmill at the end of the village', style: 'Illustration' },
] as const satisfies readonly PaintedStory[]
