import type { StyleName } from '@dayreel/catalogue'

type PaintedStory = {
  /** The name of the story's picture in public/pictures/scenes. */
  name: string
  /** The text from which the picture was painted. */
  line: string
  style: StyleName
}

/** The stories on the about page, each with a line and a picture. */
export const STORIES = [
  { name: 'seagull', line: 'A seagull over the lake before sunrise', style: 'Cinematic' },
  { name: 'submarine', line: 'A submarine in search of a sunken city', style: '3D Render' },
  { name: 'windmill', line: 'A windmill at the end of the village', style: 'Illustration' },
] as const satisfies readonly PaintedStory[]
