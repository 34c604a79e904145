import type { Pixels } from '../grade.ts'

/** Reduces the picture to a few flat colours chosen from it, with smooth edges between the areas. */
export function quantise(pixels: Pixels, count: number): void {
  const colors = chooseColors(pixels, count)
  const table = nearestTable(colors)
  const { width, height, bytes } = pixels
  const areas = new Uint8Array(width * height)
  for (let i = 0; i < areas.length; i++) {
    areas[i] = table[((bytes[i * 4]! >> 3) << 10) | ((bytes[i * 4 + 1]! >> 3) << 5) | (bytes[i * 4 + 2]! >> 3)]!
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const area = areas[i]!
      const left = x > 0 ? areas[i - 1]! : area
      const right = x + 1 < width ? areas[i + 1]! : area
      const above = y > 0 ? areas[i - width]! : area
      const below = y + 1 < height ? areas[i + width]! : area
      for (let c = 0; c < 3; c++) {
        const own = colors[area * 3 + c]!
        bytes[i * 4 + c] =
          left === area && right === area && above === area && below === area
            ? own
            : (own * 2 +
                (colors[left * 3 + c]! + colors[right * 3 + c]! + colors[above * 3 + c]! + colors[below * 3 + c]!)) /
              6
      }
    }
  }
}

/** Colours that stand for the picture's: each next one is the farthest from those chosen, then all settle (k-means). */
function chooseColors({ width, height, bytes }: Pixels, count: number): Float32Array {
  const step = Math.max(1, Math.floor((width * height) / 6000))
  const samples: number[] = []
  for (let i = 0; i < width * height; i += step) samples.push(bytes[i * 4]!, bytes[i * 4 + 1]!, bytes[i * 4 + 2]!)
  const total = samples.length / 3
  const colors = new Float32Array(count * 3)
  const distances = new Float32Array(total).fill(Infinity)
  let next = total >> 1
  for (let k = 0; k < count; k++) {
    colors.set(samples.slice(next * 3, next * 3 + 3), k * 3)
    let farthest = -1
    for (let i = 0; i < total; i++) {
      const distance = difference(samples, i * 3, colors, k * 3)
      if (distance < distances[i]!) distances[i] = distance
      if (distances[i]! > farthest) {
        farthest = distances[i]!
        next = i
      }
    }
  }
  for (let round = 0; round < 6; round++) {
    const sums = new Float64Array(count * 4)
    for (let i = 0; i < total; i++) {
      const k = nearest(samples, i * 3, colors)
      for (let c = 0; c < 3; c++) sums[k * 4 + c] = sums[k * 4 + c]! + samples[i * 3 + c]!
      sums[k * 4 + 3] = sums[k * 4 + 3]! + 1
    }
    for (let k = 0; k < count; k++) {
      const members = sums[k * 4 + 3]!
      if (members > 0) for (let c = 0; c < 3; c++) colors[k * 3 + c] = sums[k * 4 + c]! / members
    }
  }
  return colors
}

type Colors = Float32Array | readonly number[]

/** Weighed as eyes do, roughly. */
function difference(a: Colors, i: number, b: Colors, j: number): number {
  const red = a[i]! - b[j]!
  const green = a[i + 1]! - b[j + 1]!
  const blue = a[i + 2]! - b[j + 2]!
  return 2 * red * red + 4 * green * green + 3 * blue * blue
}

function nearest(from: Colors, i: number, colors: Float32Array): number {
  let best = 0
  let least = Infinity
  for (let k = 0; k < colors.length / 3; k++) {
    const distance = difference(from, i, colors, k * 3)
    if (distance < least) {
      least = distance
      best = k
    }
  }
  return best
}

/** The nearest colour for every colour of 15 bits. */
function nearestTable(colors: Float32Array): Uint8Array {
  const table = new Uint8Array(1 << 15)
  const color = [0, 0, 0]
  for (let i = 0; i < table.length; i++) {
    color[0] = ((i >> 10) & 31) * 8.2
    color[1] = ((i >> 5) & 31) * 8.2
    color[2] = (i & 31) * 8.2
    table[i] = nearest(color, 0, colors)
  }
  return table
}
