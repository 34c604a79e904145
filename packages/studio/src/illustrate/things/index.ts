import type { Thing } from '../painting.ts'
import { ANATOMY_THINGS } from './anatomy.ts'
import { ANIMAL_THINGS } from './animals.ts'
import { BUILDING_THINGS } from './buildings.ts'
import { CELESTIAL_THINGS } from './celestial.ts'
import { DEVICE_THINGS } from './devices.ts'
import { DOORWAY_THINGS } from './doorways.ts'
import { FIRE_THINGS } from './fires.ts'
import { BELONGING_THINGS, FURNITURE_THINGS } from './furnishings.ts'
import { LIGHT_THINGS } from './lights.ts'
import { PAPER_THINGS } from './papers.ts'
import { PLANT_THINGS } from './plants.ts'
import { SEA_CREATURE_THINGS } from './sea-creatures.ts'
import { SPACECRAFT_THINGS } from './spacecraft.ts'
import { TIMEPIECE_THINGS } from './timepieces.ts'
import { TREE_THINGS } from './trees.ts'
import { VEHICLE_THINGS } from './vehicles.ts'
import { VESSEL_THINGS } from './vessels.ts'
import { WINGED_THINGS } from './winged.ts'

/** Everything that can be put into a place. */
export const THINGS: readonly Thing[] = [
  ...CELESTIAL_THINGS,
  ...SPACECRAFT_THINGS,
  ...DOORWAY_THINGS,
  ...TIMEPIECE_THINGS,
  ...PAPER_THINGS,
  ...DEVICE_THINGS,
  ...LIGHT_THINGS,
  ...FIRE_THINGS,
  ...VESSEL_THINGS,
  ...SEA_CREATURE_THINGS,
  ...VEHICLE_THINGS,
  ...TREE_THINGS,
  ...PLANT_THINGS,
  ...WINGED_THINGS,
  ...ANIMAL_THINGS,
  ...ANATOMY_THINGS,
  ...FURNITURE_THINGS,
  ...BELONGING_THINGS,
  ...BUILDING_THINGS,
]

const BY_WORD = new Map(THINGS.flatMap((thing) => [thing.name, ...thing.words].map((word) => [word, thing] as const)))

/** The thing of this name, or that one of its words means; undefined where there is none. Case does not matter. */
export function thingNamed(name: string): Thing | undefined {
  return BY_WORD.get(name.trim().toLowerCase())
}
