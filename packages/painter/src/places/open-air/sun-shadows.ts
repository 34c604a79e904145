import { clamp } from '../../math.ts'
import type { Vector } from '../../sky.ts'

type ShadowChoice = {
  heightAt: (x: number, z: number) => number
  /** Towards the sun, length 1. */
  sun: Vector
  /** Half of what the map covers across, per metre ahead. */
  halfWidth: number
  nearest: number
  farthest: number
  /** Fineness of the map in depth; across it is three quarters of that. */
  rows: number
}

export type ShadowMap = {
  /** Share of the sun's light, 0…1, that gets to a point `y` metres high. */
  lightAt(x: number, y: number, z: number): number
}

/** How high the shadow of hills stands over every point seen: a map finer near than far, like the picture itself. */
export function castSunShadows({
  heightAt,
  sun,
  halfWidth,
  nearest,
  farthest,
  rows: mapRows,
}: ShadowChoice): ShadowMap {
  const mapColumns = Math.round(mapRows * 0.74)
  // Off to the sides the map reaches wider by `margin` metres, or hills just outside the picture would cast nothing.
  const margin = Math.max(nearest * 2, farthest * 0.03)
  const widthAt = (z: number): number => halfWidth * z + margin
  const distanceOf = (row: number): number => nearest * 0.5 + (row / (mapRows - 1)) ** 2 * farthest
  const rowOf = (z: number): number => Math.sqrt(Math.max(0, (z - nearest * 0.5) / farthest)) * (mapRows - 1)
  const columnOf = (x: number, z: number): number => (x / widthAt(z) / 2 + 0.5) * (mapColumns - 1)
  const heights = new Float32Array(mapColumns * mapRows)
  for (let j = 0; j < mapRows; j++) {
    const z = distanceOf(j)
    for (let i = 0; i < mapColumns; i++)
      heights[j * mapColumns + i] = heightAt((i / (mapColumns - 1) - 0.5) * 2 * widthAt(z), z)
  }
  const lookUp = (map: Float32Array, x: number, z: number): number => {
    const column = clamp(columnOf(x, z), 0, mapColumns - 1.001)
    const row = clamp(rowOf(z), 0, mapRows - 1.001)
    const i = Math.floor(column)
    const j = Math.floor(row)
    const u = column - i
    const v = row - j
    const at = j * mapColumns + i
    const upper = map[at]! + (map[at + 1]! - map[at]!) * u
    const lower = map[at + mapColumns]! + (map[at + mapColumns + 1]! - map[at + mapColumns]!) * u
    return upper + (lower - upper) * v
  }
  const flat = Math.max(0.02, Math.hypot(sun[0], sun[2]))
  const rise = Math.max(0.045, sun[1]) / flat
  const goX = sun[0] / flat
  const goZ = sun[2] / flat
  // The height below which a point lies in shade.
  const shade = new Float32Array(mapColumns * mapRows)
  for (let j = 0; j < mapRows; j++) {
    const z = distanceOf(j)
    for (let i = 0; i < mapColumns; i++) {
      const x = (i / (mapColumns - 1) - 0.5) * 2 * widthAt(z)
      let highest = -1e4
      let way = Math.max(1, z * 0.012)
      for (let k = 0; k < 20; k++) {
        const atZ = z + goZ * way
        if (atZ < nearest * 0.5 || atZ > farthest) break
        const blocked = lookUp(heights, x + goX * way, atZ) - rise * way
        if (blocked > highest) highest = blocked
        way *= 1.32
      }
      shade[j * mapColumns + i] = highest
    }
  }
  return {
    lightAt(x, y, z) {
      const above = y - lookUp(shade, x, z)
      return clamp(0.5 + above / (2 + z * 0.012))
    },
  }
}
