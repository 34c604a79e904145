/** A point of the ground while it is coloured; one object is used for all. */
export type Ground = {
  /** Metres right, up, ahead. */
  x: number
  y: number
  z: number
  /** Where it faces, length 1. */
  nx: number
  ny: number
  nz: number
  /** 0 in a hollow, 0.5 flat, 1 on a crest. */
  crest: number
  /** To be set: the surface's own colour. */
  red: number
  green: number
  blue: number
  /** To be set where it shines by itself; zero before each call. */
  glowRed: number
  glowGreen: number
  glowBlue: number
  /** Where this much of the haze lies, as a factor; 1 before each call. */
  haze: number
}

export type Land = {
  /** Metres of height at `x` to the right and `z` ahead; farther points may be given with less detail. */
  heightAt: (x: number, z: number) => number
  /** A coarser height for shadows; `heightAt` unless given. */
  roughHeightAt?: (x: number, z: number) => number
  /** Colours a point. */
  color: (ground: Ground) => void
  /** Metres ahead. */
  nearest: number
  farthest: number
  /** Highest ground, in metres. */
  ceiling: number
  /** Distance grows by this share from row to row of the grid; 0.006 unless given. */
  step?: number
  /** Strength of the fine texture, 0…1; 0.5 unless given. */
  grain?: number
  /** Share of the key light that gets to faces turned away, as through snow or cloud; 0 unless given. */
  wrap?: number
  /** Height in metres at which the haze has thinned to a third; none unless given. */
  hazeHeight?: number
  /** Whether hills cast shadows; true unless given. */
  hasShadows?: boolean
}
