import type { CaptionLook } from '../caption/caption-looks.ts'
import type { CaptionPage } from '../caption/caption.ts'
import type { CaptionPainter } from '../caption/caption-painter.ts'
import type { Size } from './cover-crop.ts'
import { framesIn } from './timing.ts'

/** What draws the captions of a video, as a thread is told: the module's address, and what they look like. */
export type CaptionDrawing = { painterUrl: string; look: CaptionLook }

/** What the module that draws captions exports, under this name. Every worker imports it. */
export type CreateCaptionPainter = (size: Size, look: CaptionLook) => CaptionPainter | Promise<CaptionPainter>

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
  framesPerSecond: number,
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
      if (from < to) states.push({ from, to, page, lit })
    })
  }
  return states
}
