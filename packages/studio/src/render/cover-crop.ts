/** In pixels. */
export type Size = { width: number; height: number }

/** A part of a picture, as fractions of its width and height. */
export type Crop = { x: number; y: number; width: number; height: number }

/**
 * The largest part of a picture that has the video's shape, with the subject as near its middle as the picture allows.
 *
 * @returns the part, and where the subject is inside it, again as fractions.
 */
export function coverCrop(
  picture: { width: number; height: number; focus: { x: number; y: number } },
  size: Size,
): { crop: Crop; focus: { x: number; y: number } } {
  const ratio = (picture.width * size.height) / (picture.height * size.width)
  const width = round(Math.min(1, 1 / ratio))
  const height = round(Math.min(1, ratio))
  const crop = { x: start(picture.focus.x, width), y: start(picture.focus.y, height), width, height }
  return {
    crop,
    focus: { x: round((picture.focus.x - crop.x) / width), y: round((picture.focus.y - crop.y) / height) },
  }
}

function start(centre: number, length: number): number {
  return round(Math.min(1 - length, Math.max(0, centre - length / 2)))
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6
}
