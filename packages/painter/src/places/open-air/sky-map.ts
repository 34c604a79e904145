import { clamp } from '../../math.ts'
import type { Sky } from '../../sky.ts'

const COLUMNS = 128
const ROWS = 72
/** Azimuths from −150° to 150°; nothing is mirrored from right behind. */
const HALF_TURN = 2.6

export type SkyMap = {
  /** What the sky sends from a direction of length 1, without fine detail; from the horizon where it points down. */
  at(x: number, y: number, z: number, out: Float32Array): void
}

/** The sky asked once on a coarse grid, for the many looks that water sends up. */
export function createSkyMap(sky: Sky): SkyMap {
  const map = new Float32Array(COLUMNS * ROWS * 3)
  const light = new Float32Array(3)
  for (let j = 0; j < ROWS; j++) {
    const up = (j / (ROWS - 1)) ** 1.4
    const flat = Math.sqrt(Math.max(0, 1 - up * up))
    for (let i = 0; i < COLUMNS; i++) {
      const azimuth = (i / (COLUMNS - 1) - 0.5) * 2 * HALF_TURN
      sky.radiance(Math.sin(azimuth) * flat, up + 0.004, Math.cos(azimuth) * flat, light)
      // Discs and stars are left to their own glints, or the coarse grid would show.
      for (let c = 0; c < 3; c++) map[(j * COLUMNS + i) * 3 + c] = Math.min(light[c]!, 2.2)
    }
  }
  return {
    at(x, y, z, out) {
      const column = clamp((Math.atan2(x, z) / HALF_TURN / 2 + 0.5) * (COLUMNS - 1), 0, COLUMNS - 1.001)
      const row = clamp(Math.max(0, y) ** 0.714 * (ROWS - 1), 0, ROWS - 1.001)
      const i = Math.floor(column)
      const j = Math.floor(row)
      const u = column - i
      const v = row - j
      const at = (j * COLUMNS + i) * 3
      for (let c = 0; c < 3; c++) {
        const upper = map[at + c]! + (map[at + 3 + c]! - map[at + c]!) * u
        const lower = map[at + COLUMNS * 3 + c]! + (map[at + COLUMNS * 3 + 3 + c]! - map[at + COLUMNS * 3 + c]!) * u
        out[c] = upper + (lower - upper) * v
      }
    },
  }
}
