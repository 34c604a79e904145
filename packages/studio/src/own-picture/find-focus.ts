import { createCanvas, type Canvas, type Image } from '@napi-rs/canvas'

export type Focus = { x: number; y: number }

/** The focus of a picture without anything that stands out. People expect the subject a little above the middle. */
const MIDDLE: Focus = { x: 0.5, y: 0.45 }
/** The longest side of the small copy that is searched, in pixels. */
const SIDE = 96
/** Number of levels of a colour value that are grouped when the colours of the edge are counted. */
const STEP = 24
/** The part of the edge that a colour needs to count as background. */
const LEAST_OF_EDGE = 0.02
/** The side of the searched window, relative to the shorter side of the picture. */
const WINDOW = 0.4
/** The weight of a pixel at the corner, relative to one in the middle. */
const CORNER_WEIGHT = 0.45
/** Distance of colours, in levels, that the eye hardly notices. */
const UNNOTICED = 10
/**
 * Contrast of the window relative to the whole picture. Up to the first value the window is ignored; from the second on
 * it alone decides.
 */
const UNSURE = 1.3
const CERTAIN = 2.2

/**
 * Finds the part of a picture that stands out: its colours differ from those along the edge, which mostly belong to the
 * background.
 *
 * @returns the centre of this part, 0…1 from the left and from the top.
 */
export function findFocus(image: Image | Canvas): Focus {
  const scale = SIDE / Math.max(image.width, image.height)
  const width = Math.max(1, Math.round(image.width * scale))
  const height = Math.max(1, Math.round(image.height * scale))
  const context = createCanvas(width, height).getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  const colours = toOpponentColours(context.getImageData(0, 0, width, height).data)
  const contrast = contrastToEdge(colours, { width, height })
  return focusOf(contrast, { width, height })
}

type Size = { width: number; height: number }

/** Returns lightness, red–green and yellow–blue of each pixel, whose distances follow the eye better than RGB. */
function toOpponentColours(rgba: Uint8ClampedArray): Float32Array {
  const colours = new Float32Array((rgba.length / 4) * 3)
  for (let at = 0, to = 0; at < rgba.length; at += 4, to += 3) {
    const [red, green, blue] = [rgba[at]!, rgba[at + 1]!, rgba[at + 2]!]
    colours[to] = 0.3 * red + 0.59 * green + 0.11 * blue
    colours[to + 1] = red - green
    colours[to + 2] = (red + green) / 2 - blue
  }
  return colours
}

/** Returns for each pixel how far its colour is from the nearest frequent colour of the picture's edge. */
function contrastToEdge(colours: Float32Array, { width, height }: Size): Float32Array {
  const groups = new Map<string, { count: number; sum: [number, number, number] }>()
  let edge = 0
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    // The lower edge is left out, because people and things often reach it.
    if (x > 1 && x < width - 2 && y > 1) continue
    const colour = colours.subarray(pixel * 3, pixel * 3 + 3)
    const key = [...colour].map((value) => Math.round(value / STEP)).join()
    const group = groups.get(key) ?? { count: 0, sum: [0, 0, 0] }
    group.count++
    colour.forEach((value, i) => (group.sum[i]! += value))
    groups.set(key, group)
    edge++
  }
  const background = [...groups.values()]
    .filter(({ count }) => count >= edge * LEAST_OF_EDGE)
    .map(({ count, sum }) => sum.map((value) => value / count))
  const contrast = new Float32Array(width * height)
  if (background.length === 0) return contrast
  for (let pixel = 0; pixel < contrast.length; pixel++) {
    let nearest = Infinity
    for (const [l, a, b] of background) {
      const at = pixel * 3
      nearest = Math.min(nearest, Math.hypot(colours[at]! - l!, colours[at + 1]! - a!, colours[at + 2]! - b!))
    }
    // Squared, so that a small part that differs much outweighs a large one that differs a little.
    contrast[pixel] = (Math.max(0, nearest - UNNOTICED) * weightAt(pixel, { width, height })) ** 2
  }
  return contrast
}

/** Pixels near the middle count more, because people put the subject there. */
function weightAt(pixel: number, { width, height }: Size): number {
  const x = ((pixel % width) + 0.5) / width - MIDDLE.x
  const y = (Math.floor(pixel / width) + 0.5) / height - MIDDLE.y
  return 1 - (1 - CORNER_WEIGHT) * Math.min(1, Math.hypot(x, y) / Math.SQRT1_2)
}

/**
 * Returns the centre of the contrast in the window with the most contrast. The less the window stands out, the nearer
 * the result is to `MIDDLE`.
 */
function focusOf(contrast: Float32Array, { width, height }: Size): Focus {
  const side = Math.max(1, Math.round(Math.min(width, height) * WINDOW))
  const sums = summed(contrast, { width, height })
  const sumOf = (left: number, top: number): number => {
    const [right, bottom] = [Math.min(width, left + side), Math.min(height, top + side)]
    const at = (x: number, y: number): number => sums[y * (width + 1) + x]!
    return at(right, bottom) - at(left, bottom) - at(right, top) + at(left, top)
  }
  let best = { left: 0, top: 0, sum: -1 }
  for (let top = 0; top + side <= height; top++) {
    for (let left = 0; left + side <= width; left++) {
      const sum = sumOf(left, top)
      if (sum > best.sum) best = { left, top, sum }
    }
  }
  let [total, across, down] = [0, 0, 0]
  for (let y = best.top; y < Math.min(height, best.top + side); y++) {
    for (let x = best.left; x < Math.min(width, best.left + side); x++) {
      const weight = contrast[y * width + x]!
      total += weight
      across += weight * (x + 0.5)
      down += weight * (y + 0.5)
    }
  }
  if (total === 0) return MIDDLE
  const ratio = total / side ** 2 / (sums.at(-1)! / (width * height))
  const trust = Math.min(1, Math.max(0, (ratio - UNSURE) / (CERTAIN - UNSURE)))
  const mix = (from: number, to: number): number => from + (to - from) * trust
  return { x: mix(MIDDLE.x, across / total / width), y: mix(MIDDLE.y, down / total / height) }
}

/** Returns the sums of all rectangles that begin at the upper left corner. */
function summed(values: Float32Array, { width, height }: Size): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y + 1) * (width + 1) + x + 1
      sums[at] = values[y * width + x]! + sums[at - 1]! + sums[at - width - 1]! - sums[at - width - 2]!
    }
  }
  return sums
}
