import type { ActName, Staging } from '../../brief/stagings.ts'
import type { Film, Shot, Stage } from '../../painting.ts'
import { thingNamed } from '../../things/index.ts'
import { handSceneOf } from '../lay-hands.ts'
import { putWritingHand } from '../put-hands-gripping.ts'
import type { Standing } from '../standing.ts'
import type { ActScene } from './act-scene.ts'
import { putBagDown } from './put-bag-down.ts'
import { putChalkedBoard } from './put-chalked-board.ts'
import { putChopping } from './put-chopping.ts'
import { putConductor } from './put-conductor.ts'
import { putHeldSleeve } from './put-held-sleeve.ts'
import { putJoinedHands } from './put-joined-hands.ts'
import { putKneadedDough } from './put-kneaded-dough.ts'
import { putKnock } from './put-knock.ts'
import { putLampChain } from './put-lamp-chain.ts'
import { putLetterUnderDoor } from './put-letter-under-door.ts'
import { putLitCandle } from './put-lit-candle.ts'
import { putLitPhone } from './put-lit-phone.ts'
import { putMarkedCalendar } from './put-marked-calendar.ts'
import { putNamelessStop } from './put-nameless-stop.ts'
import { putOpenDrawer } from './put-open-drawer.ts'
import { putOpenedEnvelope } from './put-opened-envelope.ts'
import { putPlantedSeedling } from './put-planted-seedling.ts'
import { putPouring } from './put-pouring.ts'
import { putRainWindow } from './put-rain-window.ts'
import { putRaisedGlass } from './put-raised-glass.ts'
import { putRingsOnWater } from './put-rings-on-water.ts'
import { putStackedCoins } from './put-stacked-coins.ts'
import { putStirring } from './put-stirring.ts'
import { putTurnedKey } from './put-turned-key.ts'
import { putTypingHands } from './put-typing-hands.ts'
import { putUpturnedFaces } from './put-upturned-faces.ts'

type Act = Extract<Staging, { kind: 'act' }>

/** Shows what is done from near. @param figure the kind of whoever does it. @returns where it is done. */
export function putAct(film: Film, stage: Stage, shot: Shot, { act, figure }: { act: Act; figure: string }): Standing {
  const thing = thingNamed(act.thing ?? '')
  return ACTS[act.act]({
    ...handSceneOf(film, stage, shot, figure),
    ...(thing && { thing }),
    ...(act.matter && { matter: act.matter }),
  })
}

const ACTS: Readonly<Record<ActName, (scene: ActScene) => Standing>> = {
  knock: putKnock,
  'turn key': putTurnedKey,
  'light candle': putLitCandle,
  'write on board': putChalkedBoard,
  'stack coins': putStackedCoins,
  pour: putPouring,
  stir: putStirring,
  'open drawer': putOpenDrawer,
  'put bag down': putBagDown,
  'check ticket': putConductor,
  'faces turned up': putUpturnedFaces,
  'nameless stop': putNamelessStop,
  plant: putPlantedSeedling,
  'rings on water': putRingsOnWater,
  'light phone': putLitPhone,
  'join hands': putJoinedHands,
  'hold sleeve': putHeldSleeve,
  drink: putRaisedGlass,
  'open envelope': putOpenedEnvelope,
  'letter under door': putLetterUnderDoor,
  'switch lamp': putLampChain,
  'rain on window': putRainWindow,
  type: putTypingHands,
  write: putWritingHand,
  knead: putKneadedDough,
  chop: putChopping,
  'mark calendar': putMarkedCalendar,
}
