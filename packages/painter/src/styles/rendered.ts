import { blurSmall } from '../light/blur.ts'
import type { Scene } from '../compose.ts'
import { clamp } from '../math.ts'
import { SKY_DEPTH } from '../painting.ts'
import { calmSky } from './calm-sky.ts'
import { inflate } from './clay.ts'
import { sharpen } from './brush.ts'
import { lightSubject } from './light-effects.ts'
import { polishFloor } from './mirror.ts'
import { smoothSurfaces } from './smooth-surfaces.ts'
import type { Style } from './style.ts'
import { separateHues } from './toning.ts'

/** Moulded of clay and lit in a studio: round bodies, plain surfaces, a clean sky. */
export const render3d: Style = {
  closeness: 1.1,
  grade: {
    bloom: 0.18,
    contrast: 1.02,
    saturation: 1.3,
    vignette: 0.04,
    grain: 0,
    shadows: [0.025, 0.014, 0.05],
    lightness: [0.48, 0.62],
  },
  light(scene) {
    smoothSurfaces(scene)
    darkenCreases(scene, 1.1)
    roundEdges(scene, 0.7)
    lightSubject(scene, 0.55, 0.1)
    inflate(scene, 1)
  },
  finish(pixels, scene) {
    calmSky(pixels, scene.film.depth, 0.75)
    separateHues(pixels, 0.7)
    sharpen(pixels, 0.2)
  },
}

/** Everything reflects: ground is polished stone, shade gathers where surfaces meet. */
export const rayTraced: Style = {
  grade: { bloom: 0.3, contrast: 1.18, saturation: 1.16, vignette: 0.22, grain: 0, lightness: [0.32, 0.52] },
  light(scene) {
    darkenCreases(scene, 0.8)
    lightSubject(scene, 0.6, 0.1)
    inflate(scene, 0.7)
    polishFloor(scene)
  },
  finish: (pixels) => sharpen(pixels, 0.55),
}

/** Lightens the side of every shape that is turned to the key light and darkens the other, as on rounded edges. */
export function roundEdges({ film, stage }: Scene, strength: number): void {
  const { width, height, light, depth } = film
  const side = stage.keySide < 0 ? -1 : 1
  const unit = height / 1920
  const offsets = [2, 5, 9, 14].map((pixels) => Math.max(1, Math.round(pixels * unit)))
  const margin = offsets.at(-1) ?? 1
  for (let y = margin; y < height - margin; y++) {
    for (let x = margin; x < width - margin; x++) {
      const i = y * width + x
      const here = depth[i]!
      if (here > 300) continue
      const limit = here * 1.2
      let turned = 0
      for (const offset of offsets) {
        if (depth[i + side * offset]! > limit) turned++
        if (depth[i - offset * width]! > limit) turned += 0.5
        if (depth[i - side * offset]! > limit) turned -= 0.6
      }
      if (turned === 0) continue
      const factor = Math.max(0.5, 1 + (turned / offsets.length) * strength)
      const added = turned > 0 ? (turned / offsets.length) * strength * 0.16 : 0
      for (let c = 0; c < 3; c++) light[i * 3 + c] = light[i * 3 + c]! * factor + stage.key[c]! * added
    }
  }
}

/** Soft global shade: what has nearer things around it gets less light, from the depth alone. */
function darkenCreases({ film, stage }: Scene, strength: number): void {
  const { width, height, light, depth } = film
  const scale = 4
  const w = Math.ceil(width / scale)
  const h = Math.ceil(height / scale)
  const shade = new Float32Array(w * h * 3)
  /** How much nearer a neighbour is, as a share; what is far before or behind belongs to something else. */
  const rise = (px: number, py: number, here: number): number => {
    if (px < 0 || py < 0 || px >= width || py >= height) return 0
    const share = (here - depth[py * width + px]!) / here
    return share > 0.5 ? 0 : clamp(share, -0.25, 0.25)
  }
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const here = depth[Math.min(height - 1, y * scale) * width + Math.min(width - 1, x * scale)]!
      let hidden = 0
      if (here < SKY_DEPTH) {
        const reach = clamp((0.9 * stage.focal) / here, height * 0.01, height * 0.05)
        for (let i = 0; i < 7; i++) {
          const angle = i * 2.4
          const radius = reach * Math.sqrt((i + 0.5) / 7)
          const dx = Math.round(Math.cos(angle) * radius)
          const dy = Math.round(Math.sin(angle) * radius)
          // Opposite neighbours together: a floor that runs away evenly is no crease.
          const bend = rise(x * scale + dx, y * scale + dy, here) + rise(x * scale - dx, y * scale - dy, here)
          if (bend > 0.02) hidden += Math.min(1, bend * 4)
        }
      }
      shade[(y * w + x) * 3] = hidden / 7
    }
  }
  blurSmall({ width: w, height: h, scale, light: shade }, 1)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (depth[i]! >= SKY_DEPTH) continue
      const kept = 1 - strength * Math.max(0, shade[((y >> 2) * w + (x >> 2)) * 3]! - 0.06)
      light[i * 3] = light[i * 3]! * kept
      light[i * 3 + 1] = light[i * 3 + 1]! * kept
      light[i * 3 + 2] = light[i * 3 + 2]! * kept
    }
  }
}
