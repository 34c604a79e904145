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

/** Sets colour and own light at their defaults before a shader runs. */
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
