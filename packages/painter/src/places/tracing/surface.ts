import { hit } from './hit.ts'
import type { Solids } from './solids.ts'
import type { View } from './view.ts'

/** The point being shaded; painters read where it is and write what it is made of. */
export type Surface = {
  /** Where, metres, and the normal. Light is known before the shader runs, so bending it changes nothing. */
  x: number
  y: number
  z: number
  nx: number
  ny: number
  nz: number
  /** Direction of the ray, whose third part is 1; one over its length. */
  dx: number
  dy: number
  inverseLength: number
  /** Distance along z, and the width of a pixel there, metres. */
  depth: number
  footprint: number
  /** What was hit. */
  solid: number
  face: number
  material: number
  tag: number
  /** Whether this is seen in the floor's mirror, where less detail will do. */
  isMirrored: boolean
  /** Written by the shader: colour of the surface, light of its own. */
  r: number
  g: number
  b: number
  er: number
  eg: number
  eb: number
  /** Share of the light from all round that reaches it: 1 in the open, less in corners. */
  open: number
  /** Strength of highlights, 0 for none. */
  shine: number
  /** Share of the mirror image in the floor, and how blurred (0…1) and shaken (pixels per picture height) it is. */
  mirror: number
  blur: number
  shakeX: number
  shakeY: number
}

/** A surface to be filled again for every point. */
export function createSurface(): Surface {
  // Halves keep every field a double from the start, so that the engine never changes the object's layout.
  const half = 0.5
  return {
    x: half,
    y: half,
    z: half,
    nx: half,
    ny: half,
    nz: half,
    dx: half,
    dy: half,
    inverseLength: half,
    depth: half,
    footprint: half,
    solid: 0,
    face: 0,
    material: 0,
    tag: half,
    isMirrored: false,
    r: half,
    g: half,
    b: half,
    er: half,
    eg: half,
    eb: half,
    open: half,
    shine: half,
    mirror: half,
    blur: half,
    shakeX: half,
    shakeY: half,
  }
}

/** Sets where the surface is and what it is, from the last `hit`, and everything a shader writes at its default. */
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
