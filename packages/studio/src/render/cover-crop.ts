import type { Box } from '@dayreel/storyboard'
import type { CameraHints, Subject } from './subject-box.ts'

export type { CameraHints }

/** Size in pixels. */
export type Size = { width: number; height: number }

/** A part of a picture, as fractions of its width and height. */
export type Crop = { x: number; y: number; width: number; height: number }

/**
 * Returns the largest part of a picture that has the video's shape. The subject is as close to its centre as possible.
 *
 * @returns the part and the position of the subject inside it, as fractions.
 */
export function coverCrop(
  picture: Size & { focus: { x: number; y: number }; subjects?: readonly Box[] } & CameraHints,
  size: Size,
): { crop: Crop; subject: Subject } {
  const ratio = (picture.width * size.height) / (picture.height * size.width)
  const width = round(Math.min(1, 1 / ratio))
  const height = round(Math.min(1, ratio))
  const crop = { x: start(picture.focus.x, width), y: start(picture.focus.y, height), width, height }
  const across = (x: number): number => round((x - crop.x) / width)
  const down = (y: number): number => round((y - crop.y) / height)
  const boxes = (picture.subjects ?? [])
    .map((box) => ({ left: across(box.left), top: down(box.top), right: across(box.right), bottom: down(box.bottom) }))
    .filter(({ left, top, right, bottom }) => left < 1 && top < 1 && right > 0 && bottom > 0)
  const focus = { x: across(picture.focus.x), y: down(picture.focus.y) }
  const { isNearing, isFlat } = picture
  return { crop, subject: { focus, boxes, ...(isNearing && { isNearing }), ...(isFlat && { isFlat }) } }
}

function start(centre: number, length: number): number {
  return round(Math.min(1 - length, Math.max(0, centre - length / 2)))
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
