import { type Chunk, encoderSettings, type PictureWindow, planTimeline, windowAt } from '@dayreel/studio/testing'
import type { ShortVideo } from './short-video.ts'

/** What one frame shows, for a renderer that knows nothing of ours. */
export type PlannedFrame = {
  /** From below; `file` is a picture's number. */
  layers: { file: number; window: PictureWindow; opacity: number }[]
  /** Words of the caption, and which of them is lit; −1 for none. */
  caption: { words: string[]; lit: number } | null
}

/** The very frames that our renderer draws: the same windows of the same pictures, fades and captions. */
export function planFrames({ scenes, captions, size, framesPerSecond }: ShortVideo): PlannedFrame[] {
  return planTimeline(scenes, size, encoderSettings(size, framesPerSecond), captions.version).chunks.flatMap(framesOf)
}

function framesOf({ inputs, scenes }: Chunk): PlannedFrame[] {
  return Array.from({ length: inputs.frames }, (_, frame) => {
    const time = (frame + 1) / (inputs.frames + 1)
    const state = inputs.captions?.states.find(({ from, to }) => from <= frame && frame < to)
    return {
      layers: inputs.layers.map(({ move, moveFrame }, i) => ({
        file: scenes[i]!,
        window: windowAt(move, moveFrame + frame),
        opacity: i === 0 ? 1 : time * time * (3 - 2 * time),
      })),
      caption: state ? { words: state.page.words.map(({ text }) => text), lit: state.lit } : null,
    }
  })
}
