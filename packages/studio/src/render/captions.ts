import { FRAMES_PER_SECOND } from './timing.ts'

/** What is shown at once: a few words, each lit while it is spoken. Seconds count from the start of the scene. */
export type CaptionPage = {
  startSeconds: number
  endSeconds: number
  words: readonly { text: string; startSeconds: number; endSeconds: number }[]
  rightToLeft: boolean
  /** Primary subtag of BCP 47. */
  language: string
}

/** A drawn page, to be laid over the frame with its top left corner at x, y. */
export type CaptionPatch = {
  x: number
  y: number
  width: number
  height: number
  /** RGBA, premultiplied, 4 × width × height bytes. Read at once, so the painter may use it again. */
  pixels: Uint8ClampedArray
}

export interface CaptionPainter {
  /** @param lit position of the word that is being spoken, or −1. @returns null where there is nothing to draw. */
  draw(page: CaptionPage, lit: number): CaptionPatch | null
}

/** What the module that draws captions exports, under this name. It is imported by every worker. */
export type CreateCaptionPainter = (size: { width: number; height: number }) => CaptionPainter | Promise<CaptionPainter>

/** A page as it looks from one frame of a chunk up to another, which is not part of it. */
export type CaptionState = { from: number; to: number; page: CaptionPage; lit: number }

/**
 * How the captions look in each frame of a stretch of a scene; frames without a caption are in no state.
 *
 * @param firstFrame where the stretch begins, from the scene's start; the states count from there.
 */
export function captionStates(
  pages: readonly CaptionPage[],
  firstFrame: number,
  lengthInFrames: number,
): CaptionState[] {
  const states: CaptionState[] = []
  for (const page of pages) {
    const turns = [
      { frame: frameAt(page.startSeconds), lit: -1 },
      ...page.words.map((word, lit) => ({ frame: frameAt(word.startSeconds), lit })),
    ]
    turns.forEach(({ frame, lit }, i) => {
      const from = Math.max(0, frame - firstFrame)
      const until = turns[i + 1]?.frame ?? frameAt(page.endSeconds)
      const to = Math.min(lengthInFrames, Math.min(until, frameAt(page.endSeconds)) - firstFrame)
      if (from < to) states.push({ from, to, page, lit })
    })
  }
  return states
}

function frameAt(seconds: number): number {
  return Math.round(seconds * FRAMES_PER_SECOND)
}
