/** A rectangle in pixels, from its upper left corner. */
export type Rect = { x: number; y: number; width: number; height: number }

export type Point = { x: number; y: number }

export function centreOf({ x, y, width, height }: Rect): Point {
  return { x: x + width / 2, y: y + height / 2 }
}

/** Returns the centre, as near to a point as possible, at which a box of this size lies inside a rectangle. */
export function centreTowards(towards: Point, size: { width: number; height: number }, inside: Rect): Point {
  const [across, down] = [Math.min(size.width, inside.width) / 2, Math.min(size.height, inside.height) / 2]
  return {
    x: Math.min(Math.max(towards.x, inside.x + across), inside.x + inside.width - across),
    y: Math.min(Math.max(towards.y, inside.y + down), inside.y + inside.height - down),
  }
}

export function contains({ x, y, width, height }: Rect, point: Point): boolean {
  return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height
}

/** Makes a rectangle smaller on all sides. */
export function inset({ x, y, width, height }: Rect, by: number): Rect {
  const [across, down] = [Math.min(by, width / 2 - 1), Math.min(by, height / 2 - 1)]
  return { x: x + across, y: y + down, width: width - 2 * across, height: height - 2 * down }
}

/** Returns a part of a rectangle, given as fractions of it. */
export function partOf(whole: Rect, part: Rect): Rect {
  return {
    x: whole.x + part.x * whole.width,
    y: whole.y + part.y * whole.height,
    width: part.width * whole.width,
    height: part.height * whole.height,
  }
}

/** Cuts a strip off a rectangle. Its length is in pixels. */
export function cut(
  whole: Rect,
  side: 'top' | 'bottom' | 'left' | 'right',
  length: number,
): { strip: Rect; rest: Rect } {
  const { x, y, width, height } = whole
  if (side === 'top' || side === 'bottom') {
    const rest = height - length
    return {
      strip: { x, y: side === 'top' ? y : y + rest, width, height: length },
      rest: { x, y: side === 'top' ? y + length : y, width, height: rest },
    }
  }
  const rest = width - length
  return {
    strip: { x: side === 'left' ? x : x + rest, y, width: length, height },
    rest: { x: side === 'left' ? x + length : x, y, width: rest, height },
  }
}

/** Returns the largest rectangle of a ratio in the middle of another, so that it fits when it is turned. */
export function fitInside(box: Rect, ratio: number, turn = 0): Rect {
  const radians = (Math.abs(turn) * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  // The bounds of a turned rectangle of height 1.
  const [wide, high] = [ratio * cos + sin, ratio * sin + cos]
  const height = Math.min(box.width / wide, box.height / high)
  const width = ratio * height
  const { x, y } = centreOf(box)
  return { x: x - width / 2, y: y - height / 2, width, height }
}
