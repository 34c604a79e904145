import type { Pixels } from '../light/grade.ts'

/** Pixels at half size, three bytes each. */
type Half = { width: number; height: number; bytes: Uint8ClampedArray }

/**
 * Paints with a broad flat brush (Kuwahara's filter at half size): every spot takes the mean of whichever of the four squares
 * around it is most even, so that areas flatten and edges stay.
 *
 * @param radius in pixels at 1,920 pixels of height.
 * @param passes more of them flatten more.
 */
export function paintFlat(pixels: Pixels, radius: number, passes = 1): void {
  let half = halve(pixels)
  const reach = Math.max(1, Math.round((radius * pixels.height) / 1920 / 2))
  for (let i = 0; i < passes; i++) half = flatten(half, reach)
  enlarge(half, pixels)
}

function halve({ width, height, bytes }: Pixels): Half {
  const w = Math.ceil(width / 2)
  const h = Math.ceil(height / 2)
  const out = new Uint8ClampedArray(w * h * 3)
  for (let y = 0; y < h; y++) {
    const y0 = y * 2
    const y1 = Math.min(height - 1, y0 + 1)
    for (let x = 0; x < w; x++) {
      const x0 = x * 2
      const x1 = Math.min(width - 1, x0 + 1)
      const a = (y0 * width + x0) * 4
      const b = (y0 * width + x1) * 4
      const c = (y1 * width + x0) * 4
      const d = (y1 * width + x1) * 4
      const to = (y * w + x) * 3
      for (let k = 0; k < 3; k++) out[to + k] = (bytes[a + k]! + bytes[b + k]! + bytes[c + k]! + bytes[d + k]! + 2) >> 2
    }
  }
  return { width: w, height: h, bytes: out }
}

function flatten({ width, height, bytes }: Half, radius: number): Half {
  // Sums over everything above and to the left: red, green, blue, squared lightness. 32 bits hold them: differences wrap around
  // rightly even where the sums themselves do not fit.
  const stride = (width + 1) * 4
  const sums = new Int32Array(stride * (height + 1))
  for (let y = 0; y < height; y++) {
    let red = 0
    let green = 0
    let blue = 0
    let squares = 0
    for (let x = 0; x < width; x++) {
      const p = (y * width + x) * 3
      const r = bytes[p]!
      const g = bytes[p + 1]!
      const b = bytes[p + 2]!
      const grey = (r * 77 + g * 150 + b * 29) >> 8
      red += r
      green += g
      blue += b
      squares += grey * grey
      const to = (y + 1) * stride + (x + 1) * 4
      sums[to] = sums[to - stride]! + red
      sums[to + 1] = sums[to - stride + 1]! + green
      sums[to + 2] = sums[to - stride + 2]! + blue
      sums[to + 3] = (sums[to - stride + 3]! + squares) | 0
    }
  }
  const out = new Uint8ClampedArray(bytes.length)
  for (let y = 0; y < height; y++) {
    const top = y - radius < 0 ? 0 : y - radius
    const bottom = y + radius + 1 > height ? height : y + radius + 1
    for (let x = 0; x < width; x++) {
      const left = x - radius < 0 ? 0 : x - radius
      const right = x + radius + 1 > width ? width : x + radius + 1
      let least = Infinity
      const to = (y * width + x) * 3
      for (let quarter = 0; quarter < 4; quarter++) {
        const x0 = (quarter & 1) === 0 ? left : x
        const x1 = (quarter & 1) === 0 ? x + 1 : right
        const y0 = (quarter & 2) === 0 ? top : y
        const y1 = (quarter & 2) === 0 ? y + 1 : bottom
        const a = y0 * stride + x0 * 4
        const b = y0 * stride + x1 * 4
        const c = y1 * stride + x0 * 4
        const d = y1 * stride + x1 * 4
        const share = 1 / ((x1 - x0) * (y1 - y0))
        const r = ((sums[d]! - sums[b]! - sums[c]! + sums[a]!) | 0) * share
        const g = ((sums[d + 1]! - sums[b + 1]! - sums[c + 1]! + sums[a + 1]!) | 0) * share
        const bl = ((sums[d + 2]! - sums[b + 2]! - sums[c + 2]! + sums[a + 2]!) | 0) * share
        const square = ((sums[d + 3]! - sums[b + 3]! - sums[c + 3]! + sums[a + 3]!) | 0) * share
        const grey = r * 0.3 + g * 0.586 + bl * 0.113
        const spread = square - grey * grey
        if (spread < least) {
          least = spread
          out[to] = r
          out[to + 1] = g
          out[to + 2] = bl
        }
      }
    }
  }
  return { width, height, bytes: out }
}

function enlarge(half: Half, { width, height, bytes }: Pixels): void {
  const line = new Float32Array(half.width * 3)
  for (let y = 0; y < height; y++) {
    const fy = Math.max(0, (y + 0.5) / 2 - 0.5)
    const y0 = Math.min(half.height - 1, fy | 0)
    const y1 = Math.min(half.height - 1, y0 + 1)
    const ty = fy - y0
    for (let i = 0; i < line.length; i++) {
      const above = half.bytes[y0 * line.length + i]!
      line[i] = above + (half.bytes[y1 * line.length + i]! - above) * ty
    }
    for (let x = 0; x < width; x++) {
      const fx = Math.max(0, (x + 0.5) / 2 - 0.5)
      const x0 = Math.min(half.width - 1, fx | 0)
      const a = x0 * 3
      const b = Math.min(half.width - 1, x0 + 1) * 3
      const tx = fx - x0
      const p = (y * width + x) * 4
      bytes[p] = line[a]! + (line[b]! - line[a]!) * tx
      bytes[p + 1] = line[a + 1]! + (line[b + 1]! - line[a + 1]!) * tx
      bytes[p + 2] = line[a + 2]! + (line[b + 2]! - line[a + 2]!) * tx
    }
  }
}

/** Sharpens against the mean of the four neighbours. @param strength 0…1. */
export function sharpen({ width, height, bytes }: Pixels, strength: number): void {
  let above = bytes.slice(0, width * 4)
  for (let y = 1; y < height - 1; y++) {
    const row = y * width * 4
    const here = bytes.slice(row, row + width * 4)
    for (let x = 1; x < width - 1; x++) {
      const i = x * 4
      for (let c = 0; c < 3; c++) {
        const value = here[i + c]!
        const around = above[i + c]! + here[i - 4 + c]! + here[i + 4 + c]! + bytes[row + width * 4 + i + c]!
        bytes[row + i + c] = value + (value - around * 0.25) * strength
      }
    }
    above = here
  }
}
