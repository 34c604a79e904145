import type { TrackId } from '@dayreel/catalogue'
import { composeDreamsAcrossTheSky } from './dreams-across-the-sky.ts'
import { composeEncore } from './encore.ts'
import type { Loop } from './loop.ts'
import { composeRaindrops } from './raindrops.ts'
import { composeSkywalker } from './skywalker.ts'
import { composeSmoothRide } from './smooth-ride.ts'
import { composeSunnyWalk } from './sunny-walk.ts'

/** What plays each track; the same samples every time. */
export const COMPOSERS: Readonly<Record<TrackId, () => Loop>> = {
  'smooth-ride': composeSmoothRide,
  raindrops: composeRaindrops,
  'sunny-walk': composeSunnyWalk,
  encore: composeEncore,
  skywalker: composeSkywalker,
  'dreams-across-the-sky': composeDreamsAcrossTheSky,
}
