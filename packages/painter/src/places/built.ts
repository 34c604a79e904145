import type { PlaceName } from '../brief/brief.ts'
import type { PlacePainter } from '../painting.ts'
import { paintAbstract } from './abstract.ts'
import { paintCorridor } from './corridor.ts'
import { paintLaboratory } from './laboratory.ts'
import { paintLibrary } from './library.ts'
import { paintMachine } from './machine.ts'
import { paintRoad } from './road.ts'
import { paintRoom } from './room.ts'
import { paintRuins } from './ruins.ts'
import { paintSkyline } from './skyline.ts'
import { paintStairs } from './stairs.ts'
import { paintStation } from './station.ts'
import { paintStreet } from './street.ts'
import { paintReduced } from './tracing/reduced.ts'
import { paintVillage } from './village.ts'

/** Places that people made, and the one that is no place. */
export const BUILT_PLACES = {
  road: paintReduced(paintRoad),
  street: paintReduced(paintStreet),
  skyline: paintReduced(paintSkyline),
  village: paintReduced(paintVillage),
  room: paintReduced(paintRoom),
  library: paintReduced(paintLibrary),
  corridor: paintReduced(paintCorridor),
  stairs: paintReduced(paintStairs),
  station: paintReduced(paintStation),
  ruins: paintReduced(paintRuins),
  machine: paintReduced(paintMachine),
  laboratory: paintReduced(paintLaboratory),
  abstract: paintReduced(paintAbstract),
} as const satisfies Partial<Record<PlaceName, PlacePainter>>
