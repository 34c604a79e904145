import { soften } from '../soften.ts'
import { ledgeAt, putLedge } from '../ledge.ts'
import { putLampLight } from '../put-lamp-light.ts'
import { putThing } from '../put-things.ts'
import type { HandBrush } from '../../things/hands/hand-brush.ts'
import { thingNamed } from '../../things/index.ts'
import { oval } from '../../things/shapes.ts'
import type { Standing } from '../standing.ts'
import { paintLayer, wideOf, type ActScene } from './act-scene.ts'
import { handWith, layPinchingHand } from './pinching-hand.ts'

/** Metres to the candle. */
const DEPTH = 0.7
/** Where the match burns, in hundredths of the hand's length. */
const MATCH_END = { x: -50, y: -92 }
/** How high the wick is on the candle, as a share of its height. */
const WICK = 0.62

/** A hand with a burning match at the wick of a candle, in the dark that it lights. */
export function putLitCandle(scene: ActScene): Standing {
  const { film, stage, shot } = scene
  const { width, height } = film
  const wide = wideOf(scene)
  soften(film, 0.006)
  putLedge(film, stage, shot, ledgeAt(shot.brief.place) ?? 'wood', height * 0.56)
  const candle = thingNamed('candle')!
  const tall = Math.min(44, (wide * 0.56) / candle.aspect)
  const base = 61
  const x = wide * 0.36
  const standing = { x: (x / 100) * height, base: (base / 100) * height, height: (tall / 100) * height, depth: DEPTH }
  putThing(film, { ...stage, hasGround: false }, shot, candle, standing, { isNearest: true })
  const flame = { x: x + 2.6, y: base - tall * WICK - 1 }
  const place = handWith(MATCH_END, flame, { size: Math.min(36, wide * 0.62), turn: -0.16 })
  layPinchingHand(scene, place, paintMatch)
  paintLayer(scene, { ...flame, depth: DEPTH * 0.9, shine: 1.8 }, (brush) => {
    brush.spot(0, -1, 4.2, 5, brush.ink.glow, 0.6)
    brush.fill(oval(0.2, -1.4, 1, 2.1), brush.ink.glow)
  })
  putLampLight(film, shot.palette, { ...standing, x: standing.x + width * 0.06, height: standing.height * 1.1 })
  return { ...standing, x: width * 0.5 }
}

function paintMatch(brush: HandBrush): void {
  brush.tube([-14, -54, 1.7, MATCH_END.x + 3, MATCH_END.y + 4, 1.5], brush.rampOf('#d9b67c'))
  brush.tube([MATCH_END.x + 5, MATCH_END.y + 6, 1.8, MATCH_END.x, MATCH_END.y, 2.2], brush.rampOf('#3a201c'))
}
