import type { PlaceName, PlacePainter } from '../painting.ts'
import { paintCoast } from './coast.ts'
import { paintDesert } from './desert.ts'
import { paintField } from './field.ts'
import { paintForest } from './forest.ts'
import { paintIce } from './ice.ts'
import { paintLake } from './lake.ts'
import { paintMountains } from './mountains.ts'
import { paintPlanet } from './planet.ts'
import { paintSea } from './sea.ts'
import { paintSky } from './sky.ts'
import { paintSpace } from './space.ts'
import { paintUnderwater } from './underwater.ts'
import { paintVolcano } from './volcano.ts'

/** Places that nature made. */
export const OUTDOOR_PLACES = {
  mountains: paintMountains,
  desert: paintDesert,
  forest: paintForest,
  field: paintField,
  sea: paintSea,
  coast: paintCoast,
  lake: paintLake,
  ice: paintIce,
  sky: paintSky,
  space: paintSpace,
  planet: paintPlanet,
  underwater: paintUnderwater,
  volcano: paintVolcano,
} as const satisfies Partial<Record<PlaceName, PlacePainter>>
