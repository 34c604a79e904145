import { keepCompiled } from '../../keep-compiled.ts'
import { painterKernel } from '../../kernel/kernel.ts'
import { SKY_DEPTH } from '../../painting.ts'
import type { Film } from '../../painting.ts'
import { borrowFloats } from '../../scratch-arrays.ts'
import { clearness } from './air.ts'
import { intersect } from './intersect.ts'
import { fallen } from './lighting.ts'
import type { LightSurface } from './lighting.ts'
import type { Scene } from './scene.ts'
import { createSurface, fillSurface } from './surface.ts'
import type { Surface } from './surface.ts'
import { mirrorView } from './view.ts'
import type { View } from './view.ts'
import { findVisible } from './visibility.ts'

/** What the mirror last read: red, green, blue. */
export const reflected = new Float64Array(3)

export type Mirror = { read(px: number, py: number, surface: Surface): void }

/** Paints what a mirror at height 0 shows, at half size, with a blurred copy for rough ground. The sky must be painted already. */
export function paintMirror(film: Film, view: View, scene: Scene, lightSurface: LightSurface): Mirror {
  const below = mirrorView(view)
  below.height = Math.max(2, Math.ceil(below.horizon) + 1)
  const { width, height } = below
  const light = borrowFloats('mirror light', width * height * 3)
  const depths = borrowFloats('mirror depth', width * height).fill(SKY_DEPTH)
  const visible = findVisible(scene.solids, below, depths, true)
  const surface = createSurface()
  surface.isMirrored = true
  const paintRow = (y: number) => {
    const dy = (below.horizon - y - 0.5) / below.focal
    const skyRow = Math.min(film.height - 1, Math.max(0, Math.floor(view.horizon - (below.horizon - y) * 2)))
    let lastSeen = -1
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3
      const seen = visible.seen[y * width + x]!
      if (seen < 0) {
        const from = skyRow * film.width + Math.min(film.width - 1, x * 2)
        const isSky = film.depth[from]! >= SKY_DEPTH
        for (let channel = 0; channel < 3; channel++) {
          light[at + channel] =
            isSky || scene.skyFallback === undefined ? film.light[from * 3 + channel]! : scene.skyFallback[channel]!
        }
        continue
      }
      const dx = (below.flip * (x + 0.5 - below.centre)) / below.focal
      const depth = intersect(scene.solids, seen >> 3, below.x, below.y, 0, dx, dy, 1)
      fillSurface(surface, scene.solids, seen >> 3, below, dx, dy, depth)
      surface.open = 0.8
      // Light changes slowly along a face: every fourth pixel is enough in a mirror.
      if (seen !== lastSeen || (x & 3) === 0) lightSurface(surface)
      lastSeen = seen
      scene.shade(surface)
      const clear = clearness(scene.air, 0, Math.abs(dy) * surface.inverseLength, depth / surface.inverseLength)
      const { color } = scene.air
      light[at] = color[0] + (surface.r * fallen[0]! + surface.er - color[0]) * clear
      light[at + 1] = color[1] + (surface.g * fallen[1]! + surface.eg - color[1]) * clear
      light[at + 2] = color[2] + (surface.b * fallen[2]! + surface.eb - color[2]) * clear
    }
  }
  keepCompiled('mirror', [paintRow, below, surface, visible])
  for (let y = 0; y < height; y++) paintRow(y)
  // Far reflections blur mostly upwards, as they do on wet and polished ground.
  const soft = blurred(
    light,
    width,
    height,
    Math.max(1, Math.round(view.width * 0.006)),
    Math.max(2, Math.round(view.height * 0.016)),
  )
  return {
    read(px, py, of) {
      const x = px / 2 - 0.5 + of.shakeX * below.focal
      const y = below.horizon - (py - view.horizon) / 2 - 0.5 + of.shakeY * below.focal
      const cx = x < 0 ? 0 : x > width - 1.001 ? width - 1.001 : x
      const cy = y < 0 ? 0 : y > height - 1.001 ? height - 1.001 : y
      const i = cx | 0
      const j = cy | 0
      const u = cx - i
      const v = cy - j
      const at = (j * width + i) * 3
      const under = at + width * 3
      const blur = of.blur
      for (let channel = 0; channel < 3; channel++) {
        let sharp = 0
        if (blur < 1) {
          const p = light[at + channel]!
          const q = light[at + 3 + channel]!
          const r = light[under + channel]!
          const s = light[under + 3 + channel]!
          sharp = p + (q - p) * u + (r - p) * v + (p - q - r + s) * u * v
        }
        reflected[channel] = blur > 0 ? sharp + (soft[at + channel]! - sharp) * blur : sharp
      }
    },
  }
}

function blurred(light: Float32Array, width: number, height: number, across: number, along: number): Float32Array {
  const from = painterKernel.room('blurred', light.length)
  const to = painterKernel.room('half blurred', light.length)
  const { floats, functions } = painterKernel
  floats.set(light, from / 4)
  functions.blurLines(from, to, width, height, 12, width * 12, across)
  functions.blurLines(to, from, height, width, width * 12, 12, along)
  const out = borrowFloats('mirror blurred', light.length)
  out.set(floats.subarray(from / 4, from / 4 + light.length))
  return out
}
