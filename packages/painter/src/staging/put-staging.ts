import type { Staging } from '../brief/stagings.ts'
import type { Film, Shot, Stage } from '../painting.ts'
import { putAct } from './acts/put-act.ts'
import { putCarriage } from './put-carriage.ts'
import { putDoor } from './put-door.ts'
import { putDoorknob } from './put-doorknob.ts'
import { putGroupPhotograph } from './put-group-photograph.ts'
import { putLightsBelow } from './put-lights-below.ts'
import { putOnWall } from './put-on-wall.ts'
import { putSkyTrain } from './put-sky-train.ts'
import { putStormLight } from './put-storm-light.ts'
import { putWhale } from './put-whale.ts'
import type { Standing } from './standing.ts'

/**
 * Puts into the place what fills the picture by itself, and says where its heart is.
 *
 * @param figure the kind of whoever is part of it.
 */
export function putStaging(film: Film, stage: Stage, shot: Shot, staging: Staging, figure: string): Standing {
  if (staging.kind === 'group photograph') return putGroupPhotograph(film, stage, shot, staging)
  if (staging.kind === 'train') return putSkyTrain(film, stage, shot, { view: staging.view, figure })
  if (staging.kind === 'door') return putDoor(film, stage, shot, staging, figure)
  if (staging.kind === 'doorknob') return putDoorknob(film, stage, shot, staging.isFloury)
  if (staging.kind === 'on wall') return putOnWall(film, stage, shot, staging.hangs)
  if (staging.kind === 'whale') return putWhale(film, stage, shot, staging)
  if (staging.kind === 'storm light') return putStormLight(film, stage, shot, staging)
  if (staging.kind === 'act') return putAct(film, stage, shot, { act: staging, figure })
  if (staging.kind === 'carriage') return putCarriage(film, stage, shot, { carriage: staging, figure })
  return putLightsBelow(film, stage, shot)
}
