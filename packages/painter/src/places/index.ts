import type { PlaceName } from '../brief/brief.ts'
import type { PlacePainter } from '../painting.ts'
import { BUILT_PLACES } from './built.ts'
import { OUTDOOR_PLACES } from './outdoor.ts'

/** Who paints which place. */
export const PLACE_PAINTERS: Readonly<Record<PlaceName, PlacePainter>> = { ...OUTDOOR_PLACES, ...BUILT_PLACES }
