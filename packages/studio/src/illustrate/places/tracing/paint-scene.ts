import { SKY_DEPTH } from '../../painting.ts'
import type { Film, Rgb } from '../../painting.ts'
import { clearness, paintAir } from './air.ts'
import type { Air } from './air.ts'
import { hit, intersect } from './intersect.ts'
import { STEP, lightCells } from './light-cells.ts'
import { createLightSurface, fallen } from './lighting.ts'
import type { Lighting } from './lighting.ts'
import { findOpenness } from './occlusion.ts'
import { BOX, CONVEX, SHAPE_STRIDE, WALL } from './solids.ts'
import type { Solids } from './solids.ts'
import { createSurface } from './surface.ts'
import type { Surface } from './surface.ts'
import { findVisible } from './visibility.ts'
import { mirrorView } from './view.ts'
import type { View } from './view.ts'

/** Everything that is in a place and how it looks. */
export type Scene = {
  solids: Solids
  lighting: Lighting
  air: Air
  /** Says what the surface is made of: fills its colour and own light, may bend its normal. */
  shade(surface: Surface): void
  /** Paints the sky wherever the film's depth says that nothing is hit. */
  paintSky?: () => void
  /** What a mirror shows of the sky where the picture itself has none to copy. */
  skyFallback?: Rgb
  /** Whether the floor (height 0) mirrors anything at all. */
  hasMirror: boolean
  /** Metres within which surfaces darken one another's corners. */
  cornerRadius?: number
}

/**
 * Paints a scene over what the film holds, which stays where nothing is hit (a sky). Sets depth. Edges are sampled four times,
 * the rest once, the floor's mirror at half size.
 */
export function paintScene(film: Film, view: View, scene: Scene): void {
  const { width, height } = film
  film.depth.fill(SKY_DEPTH)
  const lightSurface = createLightSurface(scene.lighting)
  const visible = findVisible(scene.solids, view, film.depth, false)
  scene.paintSky?.()
  const mirror = scene.hasMirror ? paintMirror(film, view, scene, lightSurface) : undefined
  const openness = findOpenness(scene.solids, view, visible, scene.cornerRadius ?? 0.6)
  const cells = lightCells(scene, view, visible, openness, lightSurface)
  const surface = createSurface()
  const out = new Float64Array(3)
  const { solids, air } = scene
  const [fogR, fogG, fogB] = air.color

  const finish = (px: number, py: number, light: Float64Array) => {
    scene.shade(surface)
    const shine = surface.shine
    let r = surface.r * light[0]! + surface.er + shine * light[4]!
    let g = surface.g * light[1]! + surface.eg + shine * light[5]!
    let b = surface.b * light[2]! + surface.eb + shine * light[6]!
    if (mirror !== undefined && surface.mirror > 0) {
      mirror.read(px, py, surface)
      r += surface.mirror * reflected[0]!
      g += surface.mirror * reflected[1]!
      b += surface.mirror * reflected[2]!
    }
    const clear = light[3]!
    out[0] = fogR + (r - fogR) * clear
    out[1] = fogG + (g - fogG) * clear
    out[2] = fogB + (b - fogB) * clear
  }

  const shadePixel = (solid: number, px: number, py: number) => {
    const dx = (view.flip * (px - view.centre)) / view.focal
    const dy = (view.horizon - py) / view.focal
    const depth = intersect(solids, solid, view.x, view.y, 0, dx, dy, 1)
    if (depth === Infinity) return
    fillSurface(surface, solids, solid, view, dx, dy, depth)
    if (!cells.read(solid * 8 + hit[3]!, px - 0.5, py - 0.5)) cells.measure(surface, openness.at(px, py))
    finish(px, py, cells.light)
  }

  for (let y = 0; y < height; y++) {
    const dy = (view.horizon - y - 0.5) / view.focal
    const cellRow = Math.floor(y / STEP)
    const down = y - cellRow * STEP
    let openCell = -1
    let openFace = -1
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      const seen = visible.seen[pixel]!
      if (seen < 0) continue
      const dx = (view.flip * (x + 0.5 - view.centre)) / view.focal
      const solid = seen >> 3
      if (isFlat(solids, solid, seen & 7)) {
        hit[3] = seen & 7
        fillSurface(surface, solids, solid, view, dx, dy, visible.depth[pixel]!)
      } else fillSurface(surface, solids, solid, view, dx, dy, intersect(solids, solid, view.x, view.y, 0, dx, dy, 1))
      const cell = (x / STEP) | 0
      if (openCell !== cell || openFace !== seen) {
        openFace = cells.openRow(seen, cell, cellRow, down) ? seen : -1
        openCell = cell
      }
      if (openFace === seen) cells.slide(x - cell * STEP)
      else if (!cells.read(seen, x, y)) cells.measure(surface, openness.at(x, y))
      finish(x + 0.5, y + 0.5, cells.light)
      film.light[pixel * 3] = out[0]!
      film.light[pixel * 3 + 1] = out[1]!
      film.light[pixel * 3 + 2] = out[2]!
    }
  }
  smoothEdges(film, view, scene.solids, visible.seen, shadePixel, out)
  paintAir(film, view, scene.lighting, scene.air)
}

/** Sets `hit` to the normal of a flat face and says so; false where only a ray can tell the normal. */
function isFlat(solids: Solids, solid: number, face: number): boolean {
  const kind = solids.kind[solid]
  if (kind === BOX) {
    hit[0] = face === 0 ? 1 : face === 1 ? -1 : 0
    hit[1] = face === 2 ? 1 : face === 3 ? -1 : 0
    hit[2] = face === 4 ? 1 : face === 5 ? -1 : 0
    return true
  }
  if (kind === CONVEX) {
    const plane = (solids.shape[solid * SHAPE_STRIDE]! + face) * 4
    hit[0] = solids.planes[plane]!
    hit[1] = solids.planes[plane + 1]!
    hit[2] = solids.planes[plane + 2]!
    return true
  }
  if (kind === WALL && face < 2) {
    const isAcrossX = solids.shape[solid * SHAPE_STRIDE] === 0
    hit[0] = isAcrossX ? (face === 0 ? 1 : -1) : 0
    hit[1] = 0
    hit[2] = isAcrossX ? 0 : face === 0 ? 1 : -1
    return true
  }
  return false
}

/** What the mirror last read: red, green, blue. */
const reflected = new Float64Array(3)

export function fillSurface(
  surface: Surface,
  solids: Solids,
  solid: number,
  view: View,
  dx: number,
  dy: number,
  depth: number,
): void {
  surface.x = view.x + dx * depth
  surface.y = view.y + dy * depth
  surface.z = depth
  surface.nx = hit[0]!
  surface.ny = hit[1]!
  surface.nz = hit[2]!
  surface.dx = dx
  surface.dy = dy
  surface.inverseLength = 1 / Math.sqrt(1 + dx * dx + dy * dy)
  surface.depth = depth
  surface.footprint = depth / view.focal
  surface.solid = solid
  surface.face = hit[3]!
  surface.material = solids.material[solid]!
  surface.tag = solids.tag[solid]!
  surface.er = 0
  surface.eg = 0
  surface.eb = 0
  surface.shine = 0
  surface.mirror = 0
  surface.blur = 0
  surface.shakeX = 0
  surface.shakeY = 0
}

type Mirror = { read(px: number, py: number, surface: Surface): void }

function paintMirror(film: Film, view: View, scene: Scene, lightSurface: (surface: Surface) => void): Mirror {
  const below = mirrorView(view)
  below.height = Math.max(2, Math.ceil(below.horizon) + 1)
  const { width, height } = below
  const light = new Float32Array(width * height * 3)
  const depths = new Float32Array(width * height).fill(SKY_DEPTH)
  const visible = findVisible(scene.solids, below, depths, true)
  const surface = createSurface()
  surface.isMirrored = true
  for (let y = 0; y < height; y++) {
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
  const out = new Float32Array(light.length)
  const line = new Float32Array(light.length)
  for (let y = 0; y < height; y++) {
    for (let channel = 0; channel < 3; channel++) {
      let sum = 0
      for (let i = -across; i <= across; i++)
        sum += light[(y * width + Math.min(width - 1, Math.max(0, i))) * 3 + channel]!
      for (let x = 0; x < width; x++) {
        line[(y * width + x) * 3 + channel] = sum / (2 * across + 1)
        sum += light[(y * width + Math.min(width - 1, x + across + 1)) * 3 + channel]!
        sum -= light[(y * width + Math.max(0, x - across)) * 3 + channel]!
      }
    }
  }
  for (let x = 0; x < width; x++) {
    for (let channel = 0; channel < 3; channel++) {
      let sum = 0
      for (let i = -along; i <= along; i++)
        sum += line[(Math.min(height - 1, Math.max(0, i)) * width + x) * 3 + channel]!
      for (let y = 0; y < height; y++) {
        out[(y * width + x) * 3 + channel] = Math.max(0, sum / (2 * along + 1))
        sum += line[(Math.min(height - 1, y + along + 1) * width + x) * 3 + channel]!
        sum -= line[(Math.max(0, y - along) * width + x) * 3 + channel]!
      }
    }
  }
  return out
}

/** Where in a pixel the samples of an edge lie. */
const OFFSETS = [0.375, -0.125, -0.375, 0.125, 0.125, 0.375, -0.125, -0.375] as const
const FAR_EDGE = 14

/** Where neighbours show different faces, takes four samples among the solids seen around and averages them, bright ones tamed. */
function smoothEdges(
  film: Film,
  view: View,
  solids: Solids,
  seen: Int32Array,
  shadePixel: (solid: number, px: number, py: number) => void,
  out: Float64Array,
): void {
  const { width, height } = film
  const candidates = new Int32Array(5)
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const pixel = y * width + x
      const own = seen[pixel]!
      const up = seen[pixel - width]!
      const left = seen[pixel - 1]!
      const right = seen[pixel + 1]!
      const down = seen[pixel + width]!
      if (own === up && own === left && own === right && own === down) continue
      let count = 0
      for (let k = 0; k < 5; k++) {
        const solid = (k === 0 ? own : k === 1 ? up : k === 2 ? left : k === 3 ? right : down) >> 3
        if (solid < 0) continue
        let known = 0
        while (known < count && candidates[known] !== solid) known++
        if (known === count) candidates[count++] = solid
      }
      // Sky beside: its light is taken from the neighbour that shows it.
      const sky =
        own < 0
          ? pixel
          : up < 0
            ? pixel - width
            : left < 0
              ? pixel - 1
              : right < 0
                ? pixel + 1
                : down < 0
                  ? pixel + width
                  : -1
      let r = 0
      let g = 0
      let b = 0
      let weights = 0
      // Far off, where edges crowd, two samples do.
      const samples = film.depth[pixel]! > FAR_EDGE ? 2 : 4
      for (let sample = 0; sample < samples; sample++) {
        const px = x + 0.5 + OFFSETS[sample * 2]!
        const py = y + 0.5 + OFFSETS[sample * 2 + 1]!
        const dx = (view.flip * (px - view.centre)) / view.focal
        const dy = (view.horizon - py) / view.focal
        let best = Infinity
        let nearest = -1
        for (let k = 0; k < count; k++) {
          const solid = candidates[k]!
          const t = intersect(solids, solid, view.x, view.y, 0, dx, dy, 1)
          if (t < best && t > 0.04) {
            best = t
            nearest = solid
          }
        }
        if (nearest >= 0) shadePixel(nearest, px, py)
        else {
          const from = (sky >= 0 ? sky : pixel) * 3
          out[0] = film.light[from]!
          out[1] = film.light[from + 1]!
          out[2] = film.light[from + 2]!
        }
        const weight = 1 / (0.4 + Math.max(out[0]!, out[1]!, out[2]!))
        r += out[0]! * weight
        g += out[1]! * weight
        b += out[2]! * weight
        weights += weight
      }
      film.light[pixel * 3] = r / weights
      film.light[pixel * 3 + 1] = g / weights
      film.light[pixel * 3 + 2] = b / weights
    }
  }
}
