import { safeAreaOf } from '@dayreel/catalogue'
import type { Box, Storyboard } from '@dayreel/storyboard'
import { middleOf } from '../caption/caption-place.ts'
import { captionLookOf, hasCaptions } from '../caption/choose-look.ts'
import type { FrameSize } from './frame-size.ts'

/** The left and right edges of a 9:16 board, between the platforms' controls, and those of other formats. */
const PORTRAIT_SIDES = { left: 110 / 1080, right: 910 / 1080 }
const OTHER_SIDES = { left: 0.06, right: 0.94 }
/** The ratio of width to height below which a board counts as 9:16. */
const PORTRAIT_RATIO = 0.6
/** Half the height of a line of captions with its outline or box, in font sizes. */
const HALF_LINE = 1

/** Returns the part of the frame that stays clear of captions and platform controls, as fractions of the frame. */
export function boardArea(storyboard: Storyboard, frame: FrameSize): Box {
  const { top, bottom } = safeAreaOf(frame)
  const { width, height } = frame
  const sides = width / height < PORTRAIT_RATIO ? PORTRAIT_SIDES : OTHER_SIDES
  if (!hasCaptions(storyboard)) return { ...sides, top, bottom }
  const look = captionLookOf(storyboard)
  const fullSize = look.caption.fontSize * Math.min(width, height)
  const middle = middleOf(look, { top, bottom }, { height, fullSize }) / height
  const half = (HALF_LINE * fullSize) / height
  return look.caption.position === 'top'
    ? { ...sides, top: middle + half, bottom }
    : { ...sides, top, bottom: middle - half }
}
