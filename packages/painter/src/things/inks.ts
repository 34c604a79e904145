/** Red, green, blue, 0…255. */
export type Ink = readonly [number, number, number]

/** The red end of fire and of what it gilds, in every world: its accents may be blue. */
export const EMBER: Ink = [224, 90, 34]

/**
 * Reads a CSS colour: `#rgb`, `#rrggbb`, `rgb(…)` or `rgba(…)`; its alpha, if any, is dropped.
 *
 * @throws {RangeError} for any other notation.
 */
export function readInk(css: string): Ink {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(css)
  if (short)
    return [
      parseInt(short[1]! + short[1]!, 16),
      parseInt(short[2]! + short[2]!, 16),
      parseInt(short[3]! + short[3]!, 16),
    ]
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})([\da-f]{2})?$/i.exec(css)
  if (long) return [parseInt(long[1]!, 16), parseInt(long[2]!, 16), parseInt(long[3]!, 16)]
  const parts = /^rgba?\(([^)]+)\)$/i
    .exec(css)?.[1]
    ?.split(/[\s,/]+/)
    .filter(Boolean)
    .map(Number)
  if (parts === undefined || parts.length < 3 || parts.some(Number.isNaN)) throw new RangeError(`Not a colour: ${css}`)
  return [parts[0]!, parts[1]!, parts[2]!]
}

/** From `a` (share 0) to `b` (share 1). */
export function mixInk(a: Ink, b: Ink, share: number): Ink {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]
}

/** The ink as CSS. */
export function cssInk(ink: Ink, alpha = 1): string {
  return `rgba(${Math.round(ink[0])},${Math.round(ink[1])},${Math.round(ink[2])},${alpha < 0 ? 0 : alpha.toFixed(3)})`
}
