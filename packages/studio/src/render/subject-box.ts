import type { Box } from '@dayreel/storyboard'

/** Where to look, and what the picture is about, the most important first; as fractions of the picture. */
export type Subject = {
  focus: { x: number; y: number }
  boxes: readonly Box[]
  /** Whether it comes closer, so that it must never shrink. */
  isNearing?: true
}

/** Room around what is kept. */
const MARGIN = 0.025
/** A frame shows at least so much of a picture when it is wide: whoever needs more of it is company that has to be left out. */
const LEAST_WIDE_ZOOM = 1.08
/** Where it does not fit whole, this much of company counts from its top down: people may stand with their feet out of the frame. */
const COMPANY_SHARE = 0.65
/** Close shots come at least so near, if need be by leaving out the lower part of what is tall and the sides of what is wide. */
const LEAST_CLOSE_ZOOM = 1.3
/** Half the side of the box around a focus of which nothing else is known. */
const REACH = 0.15

/** The subject, and as much of its company as fits beside it. */
export function wideBox({ focus, boxes }: Subject): Box {
  const [subject, ...company] = boxes.length > 0 ? boxes : [aroundFocus(focus)]
  let box = trimmed(withMargin(subject!), focus, LEAST_WIDE_ZOOM)
  for (const other of company) {
    const upper = { ...other, bottom: other.top + COMPANY_SHARE * (other.bottom - other.top) }
    const both = [other, upper].map((each) => union(box, withMargin(each)))
    box = both.find((each) => maxZoom(each) >= LEAST_WIDE_ZOOM) ?? box
  }
  return box
}

/** The subject alone; of a large one the upper part. */
export function closeBox({ focus, boxes }: Subject): Box {
  return trimmed(withMargin(boxes[0] ?? aroundFocus(focus)), focus, LEAST_CLOSE_ZOOM)
}

/** How close the camera may come so that all of a box is seen. */
export function maxZoom({ left, top, right, bottom }: Box): number {
  return 1 / Math.max(right - left, bottom - top)
}

/** As much of a box as fits a frame of that zoom: from its top down, and evenly around the focus. */
function trimmed({ left, top, right, bottom }: Box, focus: { x: number }, zoom: number): Box {
  const most = 1 / zoom
  const start = Math.min(Math.max(left, focus.x - most / 2), Math.max(left, right - most))
  return { left: start, top, right: Math.min(right, start + most), bottom: Math.min(bottom, top + most) }
}

function aroundFocus({ x, y }: { x: number; y: number }): Box {
  return { left: x - REACH, top: y - REACH, right: x + REACH, bottom: y + REACH }
}

function withMargin({ left, top, right, bottom }: Box): Box {
  return inside({ left: left - MARGIN, top: top - MARGIN, right: right + MARGIN, bottom: bottom + MARGIN })
}

function union(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  }
}

function inside({ left, top, right, bottom }: Box): Box {
  return { left: Math.max(0, left), top: Math.max(0, top), right: Math.min(1, right), bottom: Math.min(1, bottom) }
}
