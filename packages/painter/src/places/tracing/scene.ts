import type { Rgb } from '../../painting.ts'
import type { Air } from './air.ts'
import type { Lighting } from './lighting.ts'
import type { Solids } from './solids.ts'
import type { Surface } from './surface.ts'

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
