import type { PlaceName, PlacePainter } from '../painting.ts'
import { BUILT_PLACES } from './built.ts'

/** Who paints which place. */
export const PLACE_PAINTERS: Readonly<Partial<Record<PlaceName, PlacePainter>>> = { ...BUILT_PLACES }
