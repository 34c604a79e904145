/** Colours that stand for all samples: each next one is the farthest from those chosen, then all settle (k-means). */
export function chooseColors(samples: readonly number[], count: number): Float32Array {
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
      const k = nearestColor(samples, i * 3, colors)
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

/** Which of the colours is nearest to the one at `i`. */
export function nearestColor(from: Colors, i: number, colors: Float32Array): number {
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
