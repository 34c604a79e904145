import type { CaptionLook } from '../caption/caption-looks.ts'
import type { CaptionPage } from '../caption/caption.ts'
import type { CaptionPainter } from '../caption/caption-painter.ts'
import type { Size } from './cover-crop.ts'
import { framesIn } from './timing.ts'

/** The module that draws captions in a thread, and the look of the captions. */
export type CaptionDrawing = { painterUrl: string; look: CaptionLook }

/** How the spoken word moves: it starts larger and settles, or its colour fills it while it is spoken. */
export type CaptionMotion = 'none' | 'pop' | 'fill'

export function motionOf({ caption: { pops, highlight } }: CaptionLook): CaptionMotion {
  return highlight === 'fill' ? 'fill' : pops ? 'pop' : 'none'
}

/** The function that a caption module must export. Every worker thread imports this module. */
export type CreateCaptionPainter = (size: Size, look: CaptionLook) => CaptionPainter | Promise<CaptionPainter>

/** The look of a page from frame `from` of a chunk up to, but not including, frame `to`. */
export type CaptionState = {
  from: number
  to: number
  page: CaptionPage
  lit: number
  /** The completed fraction of the spoken word's animation, 0…1. Absent if it is complete. */
  part?: number
}

/** Seconds in which a spoken word settles after it started larger. */
const POP_SECONDS = 0.16

/**
 * Returns the caption states of a part of a scene. Frames without a caption belong to no state.
 *
 * @param firstFrame start of the part, counted from the start of the scene. The frames of the states count from this
 * frame.
 */
export function captionStates(
  pages: readonly CaptionPage[],
  firstFrame: number,
  lengthInFrames: number,
  framesPerSecond: number,
  motion: CaptionMotion = 'none',
): CaptionState[] {
  const frameAt = (seconds: number): number => framesIn(seconds, framesPerSecond)
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
      const word = page.words[lit]
      const moving = { none: 0, pop: frameAt(POP_SECONDS), fill: word ? frameAt(word.endSeconds) - frame : 0 }[motion]
      const still = Math.min(to, Math.max(from, word ? frame - firstFrame + moving : from))
      for (let at = from; at < still; at++) {
        const part = (at + firstFrame - frame + 1) / moving
        states.push({ from: at, to: at + 1, page, lit, ...(part < 1 && { part }) })
      }
      if (still < to) states.push({ from: still, to, page, lit })
    })
  }
  return states
}
