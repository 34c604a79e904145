import type { TrackId } from '@dayreel/catalogue'
import { composeDreamsAcrossTheSky } from './dreams-across-the-sky.ts'
import { composeEncore } from './encore.ts'
import type { Loop } from './loop.ts'
import { composeRaindrops } from './raindrops.ts'
import { composeSkywalker } from './skywalker.ts'
import { composeSmoothRide } from './smooth-ride.ts'
import { composeSunnyWalk } from './sunny-walk.ts'

/** The composer function of each track. It returns the same samples every time. */
export const COMPOSERS: Readonly<Record<TrackId, () => Loop>> = {
  'smooth-ride': composeSmoothRide,
  raindrops: composeRaindrops,
  'sunny-walk': composeSunnyWalk,
  encore: composeEncore,
  skywalker: composeSkywalker,
  'dreams-across-the-sky': composeDreamsAcrossTheSky,
}
