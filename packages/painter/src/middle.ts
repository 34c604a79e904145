type Size = { width: number; height: number }

/** Columns in pixels. `share` is the width as a fraction of the picture's width. */
type Middle = { left: number; right: number; width: number; share: number }

/** Width over height of the part of a picture in which people and things stand. */
const MIDDLE_ASPECT = 9 / 16
/** Sides are rounded to even numbers, so a 9:16 picture may be wider than 9:16 by this factor. */
const ROUNDING = 1.05

/** Returns the middle 9:16 part of a picture. A 9:16 picture consists only of this part. */
export function middleOf({ width, height }: Size): Middle {
  const middle = height * MIDDLE_ASPECT
  if (width <= middle * ROUNDING) return { left: 0, right: width, width, share: 1 }
  const left = (width - middle) / 2
  return { left, right: left + middle, width: middle, share: middle / width }
}

/** Converts a position in the middle part to a position in the picture. Both are fractions of their widths. */
export function inMiddle(size: Size, position: number): number {
  const { share } = middleOf(size)
  return share === 1 ? position : 0.5 + (position - 0.5) * share
}
