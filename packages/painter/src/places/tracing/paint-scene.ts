import { keepCompiled } from '../../keep-compiled.ts'
import { SKY_DEPTH } from '../../painting.ts'
import type { Film } from '../../painting.ts'
import { paintAir } from './air.ts'
import { smoothEdges } from './edges.ts'
import { setFlatNormal } from './flat-normal.ts'
import { hit } from './hit.ts'
import { intersect } from './intersect.ts'
import { STEP, lightCells } from './light-cells.ts'
import { createLightSurface } from './lighting.ts'
import { paintMirror, reflected } from './mirror.ts'
import { findOpenness } from './occlusion.ts'
import type { Scene } from './scene.ts'
import { createSurface, fillSurface } from './surface.ts'
import type { View } from './view.ts'
import { findVisible } from './visibility.ts'

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
    // Written so that what is below nothing, or no number at all, becomes black.
    const red = fogR + (r - fogR) * clear
    const green = fogG + (g - fogG) * clear
    const blue = fogB + (b - fogB) * clear
    out[0] = red > 0 ? red : 0
    out[1] = green > 0 ? green : 0
    out[2] = blue > 0 ? blue : 0
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

  const paintRow = (y: number) => {
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
      if (setFlatNormal(solids, solid, seen & 7)) {
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
  keepCompiled('scene', [
    scene,
    view,
    lightSurface,
    visible,
    mirror,
    openness,
    cells,
    surface,
    finish,
    shadePixel,
    paintRow,
  ])
  for (let y = 0; y < height; y++) paintRow(y)
  smoothEdges({ film, view, solids: scene.solids, seen: visible.seen, shadePixel, out })
  paintAir(film, view, scene.lighting, scene.air)
}
