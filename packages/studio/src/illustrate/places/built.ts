import type { PlaceName, PlacePainter } from '../painting.ts'
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
import { paintVillage } from './village.ts'

/** Places that people made, and the one that is no place. */
export const BUILT_PLACES = {
  road: paintRoad,
  street: paintStreet,
  skyline: paintSkyline,
  village: paintVillage,
  room: paintRoom,
  library: paintLibrary,
  corridor: paintCorridor,
  stairs: paintStairs,
  station: paintStation,
  ruins: paintRuins,
  machine: paintMachine,
  laboratory: paintLaboratory,
  abstract: paintAbstract,
} as const satisfies Partial<Record<PlaceName, PlacePainter>>
