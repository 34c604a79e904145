import type { Box } from '@dayreel/storyboard'

/**
 * The focus of a picture and the boxes around its subjects, most important first. All values are fractions of the
 * picture.
 */
export type Subject = {
  focus: { x: number; y: number }
  boxes: readonly Box[]
} & CameraHints

/** Properties of a picture that decide how the camera moves. */
export type CameraHints = {
  /** Whether the subject approaches. If so, it must never become smaller. */
  isNearing?: true
  /** Whether layers lie on the picture. If so, the camera pushes slowly towards its middle without cuts. */
  isFlat?: true
}

/** Margin around a subject's box, as a fraction of the picture. */
const MARGIN = 0.025
/** Minimum zoom of a wide shot. Other subjects that would need a lower zoom are left out. */
const LEAST_WIDE_ZOOM = 1.08
/**
 * If another subject does not fit completely, this fraction of it, measured from the top, is enough, because feet may
 * be outside the frame.
 */
const COMPANY_SHARE = 0.65
/** Minimum zoom of a close shot. It may cut off the lower part of a tall subject and the sides of a wide one. */
const LEAST_CLOSE_ZOOM = 1.3
/** Half the side of the box that is assumed around the focus if no boxes are known. */
const REACH = 0.15

/** Returns the box for wide shots: the main subject, and the other subjects if they fit. */
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

/** Returns the box for close shots: the main subject, or the upper part of a large one. */
export function closeBox({ focus, boxes }: Subject): Box {
  return trimmed(withMargin(boxes[0] ?? aroundFocus(focus)), focus, LEAST_CLOSE_ZOOM)
}

/** Returns the maximum zoom at which the whole box is visible. */
export function maxZoom({ left, top, right, bottom }: Box): number {
  return 1 / Math.max(right - left, bottom - top)
}

/**
 * Returns the part of a box that fits into a frame at this zoom: the upper part, with the focus as close as possible to
 * the horizontal centre.
 */
function trimmed({ left, top, right, bottom }: Box, focus: { x: number }, zoom: number): Box {
  const most = 1 / zoom
  const start = Math.min(Math.max(left, focus.x - most / 2), Math.max(left, right - most))
  return { left: start, top, right: Math.min(right, start + most), bottom: Math.min(bottom, top + most) }
}

/** Returns the assumed box of a subject whose boxes are unknown. */
export function aroundFocus({ x, y }: { x: number; y: number }): Box {
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
