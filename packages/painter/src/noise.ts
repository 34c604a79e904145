import type { Random } from '@dayreel/storyboard/base'
import { keepCompiled } from './keep-compiled.ts'
import type { Noise } from './painting.ts'

const SIZE = 1024
const MASK = SIZE - 1

/** Noise over a lattice shuffled by the random numbers given; the same numbers give the same noise. */
export function createNoise(random: Random): Noise {
  const order = new Uint16Array(SIZE * 2)
  const values = new Float32Array(SIZE)
  for (let i = 0; i < SIZE; i++) order[i] = i
  for (let i = SIZE - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const kept = order[i]!
    order[i] = order[j]!
    order[j] = kept
  }
  order.copyWithin(SIZE, 0, SIZE)
  for (let i = 0; i < SIZE; i++) values[i] = random()

  function value(x: number, y: number): number {
    const column = Math.floor(x)
    const row = Math.floor(y)
    const fx = x - column
    const fy = y - row
    const u = fx * fx * (3 - 2 * fx)
    const v = fy * fy * (3 - 2 * fy)
    const left = order[column & MASK]!
    const right = order[(column + 1) & MASK]!
    const top = row & MASK
    const bottom = (row + 1) & MASK
    const v00 = values[order[left + top]!]!
    const v10 = values[order[right + top]!]!
    const v01 = values[order[left + bottom]!]!
    const v11 = values[order[right + bottom]!]!
    return v00 + (v10 - v00) * u + (v01 - v00) * v + (v00 - v10 - v01 + v11) * u * v
  }

  // Each octave is turned by about 37° and doubled, so that the lattice never shows.
  function fbm(x: number, y: number, octaves: number, gain = 0.5): number {
    let sum = 0
    let weight = 0.5
    for (let i = 0; i < octaves; i++) {
      sum += weight * value(x, y)
      const turned = x * 1.62 - y * 1.22
      y = x * 1.22 + y * 1.62
      x = turned + 17.3
      weight *= gain
    }
    return sum
  }

  function ridge(x: number, y: number, octaves: number): number {
    let sum = 0
    let weight = 0.5
    let before = 1
    for (let i = 0; i < octaves; i++) {
      let crest = 1 - Math.abs(2 * value(x, y) - 1)
      crest = crest * crest * before
      before = crest > 0.5 ? 1 : crest * 2
      sum += weight * crest
      const turned = x * 1.62 - y * 1.22
      y = x * 1.22 + y * 1.62
      x = turned + 7.1
      weight *= 0.5
    }
    return sum
  }

  // Steep ground gets less of the finer octaves, as if worn down by water.
  function terrain(x: number, y: number, octaves: number): number {
    let sum = 0
    let weight = 1
    let slopeX = 0
    let slopeY = 0
    for (let i = 0; i < octaves; i++) {
      const column = Math.floor(x)
      const row = Math.floor(y)
      const fx = x - column
      const fy = y - row
      const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10)
      const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10)
      const du = 30 * fx * fx * (fx * (fx - 2) + 1)
      const dv = 30 * fy * fy * (fy * (fy - 2) + 1)
      const left = order[column & MASK]!
      const right = order[(column + 1) & MASK]!
      const top = row & MASK
      const bottom = (row + 1) & MASK
      const v00 = values[order[left + top]!]!
      const alongX = values[order[right + top]!]! - v00
      const alongY = values[order[left + bottom]!]! - v00
      const twist = values[order[right + bottom]!]! - v00 - alongX - alongY
      slopeX += du * (alongX + twist * v)
      slopeY += dv * (alongY + twist * u)
      sum += (weight * (v00 + alongX * u + alongY * v + twist * u * v)) / (1 + slopeX * slopeX + slopeY * slopeY)
      weight *= 0.5
      const turned = 1.6 * x - 1.2 * y
      y = 1.2 * x + 1.6 * y
      x = turned
    }
    return sum
  }

  const hash = (i: number, j: number): number => values[order[order[i & MASK]! + (j & MASK)]!]!

  return keepCompiled('noise', { value, fbm, ridge, terrain, hash })
}
