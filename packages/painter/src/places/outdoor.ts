import type { PlaceName } from '../brief/brief.ts'
import type { PlacePainter } from '../painting.ts'
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
import { paintReduced } from './tracing/reduced.ts'
import { paintUnderwater } from './underwater.ts'
import { paintVolcano } from './volcano.ts'

/** Places that nature made. Those without stars or soft clouds only are painted smaller and enlarged, to save time. */
export const OUTDOOR_PLACES = {
  mountains: paintReduced(paintMountains),
  desert: paintReduced(paintDesert),
  forest: paintReduced(paintForest),
  field: paintReduced(paintField),
  sea: paintReduced(paintSea),
  coast: paintReduced(paintCoast),
  lake: paintReduced(paintLake),
  ice: paintReduced(paintIce),
  sky: paintSky,
  space: paintSpace,
  planet: paintPlanet,
  underwater: paintReduced(paintUnderwater),
  volcano: paintReduced(paintVolcano),
} as const satisfies Partial<Record<PlaceName, PlacePainter>>
