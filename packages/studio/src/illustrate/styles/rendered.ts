import { blurSmall, shrinkLight } from '../blur.ts'
import type { Scene } from '../compose.ts'
import { clamp } from '../math.ts'
import { SKY_DEPTH } from '../painting.ts'
import { calmSky } from './calm-sky.ts'
import { inflate } from './clay.ts'
import { focusOnSubject } from './focus.ts'
import { paintFlat, sharpen } from './brush.ts'
import { lightSubject } from './light-effects.ts'
import { polishFloor } from './mirror.ts'
import type { Style } from './style.ts'
import { separateHues } from './toning.ts'

/** Moulded of clay and lit in a studio: round bodies, plain surfaces, a clean sky. */
export const render3d: Style = {
  closeness: 1.25,
  grade: {
    bloom: 0.18,
    contrast: 1.02,
    saturation: 1.3,
    vignette: 0.04,
    grain: 0,
    shadows: [0.025, 0.014, 0.05],
    lightness: [0.48, 0.62],
  },
  light(scene, random) {
    smoothSurfaces(scene)
    darkenCreases(scene, 0.95)
    roundEdges(scene, 1.2)
    lightSubject(scene, 0.75, 0.1)
    inflate(scene, 1)
    focusOnSubject(scene, random, { blur: 0.008, shallowness: 0.7 })
  },
  finish(pixels, scene) {
    calmSky(pixels, scene.film.depth, 0.75)
    separateHues(pixels, 0.8)
    paintFlat(pixels, 5)
  },
}

/** Everything reflects: ground is polished stone, shade gathers where surfaces meet. */
export const rayTraced: Style = {
  grade: { bloom: 0.3, contrast: 1.18, saturation: 1.16, vignette: 0.22, grain: 0, lightness: [0.32, 0.52] },
  light(scene) {
    darkenCreases(scene, 0.5)
    lightSubject(scene, 0.6, 0.1)
    inflate(scene, 0.7)
    polishFloor(scene)
  },
  finish: (pixels) => sharpen(pixels, 0.55),
}

/** Takes fine texture off surfaces, as if they were of clay: light is averaged over neighbours at the same depth. */
function smoothSurfaces({ film, company }: Scene): void {
  const { width, height, light, depth } = film
  const soft = blurSmall(shrinkLight(film, 4), Math.max(1, film.height / 640))
  const reach = Math.max(2, Math.round(film.height / 240))
  for (let y = 0; y < height; y++) {
    const row = Math.min(soft.height - 1, y >> 2) * soft.width
    const above = y >= reach ? -reach * width : 0
    const below = y + reach < height ? reach * width : 0
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      const here = depth[i]!
      // Who and what the picture is about keeps its features.
      if (company.some((kept) => here > kept * 0.85 && here < kept * 1.18)) continue
      const left = depth[i - (x >= reach ? reach : 0)]!
      const right = depth[i + (x + reach < width ? reach : 0)]!
      // Only inside a surface, never across an edge.
      const spread =
        (Math.abs(left - here) +
          Math.abs(right - here) +
          Math.abs(depth[i + above]! - here) +
          Math.abs(depth[i + below]! - here)) /
        here
      if (spread > 0.3) continue
      const share = 0.85 * (1 - spread / 0.3)
      const s = (row + Math.min(soft.width - 1, x >> 2)) * 3
      for (let c = 0; c < 3; c++)
        light[i * 3 + c] = light[i * 3 + c]! + (soft.light[s + c]! - light[i * 3 + c]!) * share
    }
  }
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
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const here = depth[Math.min(height - 1, y * scale) * width + Math.min(width - 1, x * scale)]!
      let hidden = 0
      if (here < SKY_DEPTH) {
        const reach = clamp((0.9 * stage.focal) / here, height * 0.01, height * 0.05)
        for (let i = 0; i < 12; i++) {
          const angle = i * 2.4
          const radius = reach * Math.sqrt((i + 0.5) / 12)
          const px = Math.round(clamp(x * scale + Math.cos(angle) * radius, 0, width - 1))
          const py = Math.round(clamp(y * scale + Math.sin(angle) * radius, 0, height - 1))
          const nearer = (here - depth[py * width + px]!) / here
          if (nearer > 0.015) hidden += nearer < 0.25 ? 1 : Math.max(0, 1 - (nearer - 0.25) * 3)
        }
      }
      shade[(y * w + x) * 3] = hidden / 12
    }
  }
  blurSmall({ width: w, height: h, scale, light: shade }, 1)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x
      if (depth[i]! >= SKY_DEPTH) continue
      const kept = 1 - strength * Math.max(0, shade[((y >> 2) * w + (x >> 2)) * 3]! - 0.12)
      light[i * 3] = light[i * 3]! * kept
      light[i * 3 + 1] = light[i * 3 + 1]! * kept
      light[i * 3 + 2] = light[i * 3 + 2]! * kept
    }
  }
}
