import type { Pixels } from '../light/grade.ts'
import { SKY_DEPTH } from '../painting.ts'

/** Draws the sky towards the mean of each row, so that it becomes a plain gradient. @param share 0…1. */
export function calmSky({ width, height, bytes }: Pixels, depth: Float32Array, share: number): void {
  for (let y = 0; y < height; y++) {
    const sums = [0, 0, 0]
    let count = 0
    for (let x = 0, i = y * width; x < width; x += 3, i += 3) {
      if (depth[i]! < SKY_DEPTH) continue
      for (let c = 0; c < 3; c++) sums[c] = sums[c]! + bytes[i * 4 + c]!
      count++
    }
    if (count < width * 0.04) continue
    for (let x = 0, i = y * width; x < width; x++, i++) {
      if (depth[i]! < SKY_DEPTH) continue
      for (let c = 0; c < 3; c++) bytes[i * 4 + c] = bytes[i * 4 + c]! + (sums[c]! / count - bytes[i * 4 + c]!) * share
    }
  }
}
