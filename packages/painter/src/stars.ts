import { smoothstep } from './math.ts'
import { SKY_DEPTH, type Film, type Noise } from './painting.ts'

/** Cells of stars for each unit of the picture's plane. */
export const STAR_PLANE = 88

/** Share of the cells that hold no star. */
const FAINTEST = 0.89

type Stars = {
  /** Adds what stars send from a direction of length 1. */
  at(x: number, y: number, z: number, out: Float32Array | number[]): void
  /**
   * Draws the same stars into the sky of a whole picture.
   *
   * @param coverAt share of clouds at a pixel.
   */
  scatter(film: Film, focal: number, horizonRow: number, coverAt: (x: number, y: number) => number): void
}

/** A field of stars. @param strength 0 none, 1.5 a clear night. */
export function createStars(noise: Noise, strength: number): Stars {
  function at(x: number, y: number, z: number, out: Float32Array | number[]): void {
    // On the picture's plane, so that stars are round and even there.
    const plane = STAR_PLANE / Math.max(0.08, z)
    const u = x * plane
    const v = y * plane
    const above = smoothstep(0, 0.3, y)
    const behind = Math.max(0.15, 1 - (out[0]! + out[1]! + out[2]!) * 1.2)
    for (let layer = 0; layer < 2; layer++) {
      const scale = layer === 0 ? 1.1 : 2.3
      const column = Math.floor(u * scale)
      const row = Math.floor(v * scale)
      const chance = noise.hash(column * 7 + layer * 131, row * 13 + layer)
      if (chance < FAINTEST) continue
      const dx = u * scale - column - 0.2 - 0.6 * noise.hash(column * 3 + layer, row * 5 + 11)
      const dy = v * scale - row - 0.2 - 0.6 * noise.hash(column * 11 + 5, row * 17 + layer)
      const square = dx * dx + dy * dy
      if (square > 0.05) continue
      const size = ((chance - FAINTEST) / (1 - FAINTEST)) ** 3
      const light = strength * (1.1 * size + 0.06) * Math.exp(-square * (layer === 0 ? 260 : 200)) * above * behind * 3
      const warmth = noise.hash(column, row)
      out[0] = out[0]! + light * (0.8 + 0.4 * warmth)
      out[1] = out[1]! + light * 0.95
      out[2] = out[2]! + light * (1.25 - 0.45 * warmth)
    }
  }

  function scatter(film: Film, focal: number, horizonRow: number, coverAt: (x: number, y: number) => number): void {
    const { width, height, light, depth } = film
    for (let layer = 0; layer < 2; layer++) {
      const scale = layer === 0 ? 1.1 : 2.3
      const cell = focal / (STAR_PLANE * scale)
      // Never finer than a pixel can show.
      const natural = cell * (layer === 0 ? 0.036 : 0.042)
      const spread = Math.max(0.55, natural)
      const kept = Math.min(1, natural / spread) ** 1.7
      const firstColumn = Math.floor(-width / 2 / cell) - 1
      const lastColumn = Math.ceil(width / 2 / cell)
      for (let row = 0; row <= Math.ceil(horizonRow / cell); row++) {
        for (let column = firstColumn; column <= lastColumn; column++) {
          const chance = noise.hash(column * 7 + layer * 131, row * 13 + layer)
          if (chance < FAINTEST) continue
          const x = width / 2 + (column + 0.2 + 0.6 * noise.hash(column * 3 + layer, row * 5 + 11)) * cell
          const y = horizonRow - (row + 0.2 + 0.6 * noise.hash(column * 11 + 5, row * 17 + layer)) * cell
          const px = Math.round(x)
          const py = Math.round(y)
          if (px < 2 || py < 2 || px >= width - 2 || py >= height || depth[py * width + px]! < SKY_DEPTH) continue
          const q = (py * width + px) * 3
          const size = ((chance - FAINTEST) / (1 - FAINTEST)) ** 3
          const above = smoothstep(0, 0.3, (horizonRow - y) / focal)
          const behind = Math.max(0.15, 1 - (light[q]! + light[q + 1]! + light[q + 2]!) * 1.2)
          const peak = strength * (1.1 * size + 0.06) * above * behind * 3 * kept * (1 - coverAt(px, py))
          const warmth = noise.hash(column, row)
          const reach = Math.ceil(spread * 2.6)
          for (let j = -reach; j <= reach; j++) {
            for (let i = -reach; i <= reach; i++) {
              const cx = px + i
              const cy = py + j
              if (cx < 0 || cy < 0 || cx >= width || cy >= height || depth[cy * width + cx]! < SKY_DEPTH) continue
              const shine = peak * Math.exp(-((cx - x) ** 2 + (cy - y) ** 2) / (2 * spread * spread))
              const to = (cy * width + cx) * 3
              light[to] = light[to]! + shine * (0.8 + 0.4 * warmth)
              light[to + 1] = light[to + 1]! + shine * 0.95
              light[to + 2] = light[to + 2]! + shine * (1.25 - 0.45 * warmth)
            }
          }
        }
      }
    }
  }

  return { at, scatter }
}
