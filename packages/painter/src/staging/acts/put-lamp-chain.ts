import type { HandBrush } from '../../things/hands/hand-brush.ts'
import { PINCH } from '../../things/hands/hand-pinch.ts'
import { thingNamed } from '../../things/index.ts'
import { mixInk, readInk, type Ink } from '../../things/inks.ts'
import { oval } from '../../things/shapes.ts'
import { stuffOf } from '../../things/stuffs.ts'
import { ledgeAt, putLedge } from '../ledge.ts'
import { putLampLight } from '../put-lamp-light.ts'
import { putThing } from '../put-things.ts'
import { soften } from '../soften.ts'
import type { Standing } from '../standing.ts'
import { paintLayer, wideOf, type ActScene } from './act-scene.ts'
import { handWith, layPinchingHand } from './pinching-hand.ts'

/** Metres to the lamp. */
const DEPTH = 0.7

/** A hand at the chain of a table lamp, which it has just lit or put out. */
export function putLampChain(scene: ActScene): Standing {
  const { film, stage, shot } = scene
  const wide = wideOf(scene)
  soften(film, 0.007)
  putLedge(film, stage, shot, ledgeAt(shot.brief.place) ?? 'wood', film.height * 0.55)
  const lamp = thingNamed('table lamp')!
  const tall = Math.min(43, (wide * 0.6) / lamp.aspect)
  const base = 61
  const x = wide * 0.36
  const standing = {
    x: (x / 100) * film.height,
    base: film.height * (base / 100),
    height: (tall / 100) * film.height,
    depth: DEPTH,
  }
  putThing(film, { ...stage, hasGround: false }, shot, lamp, standing, { isNearest: true })
  const bead = { x: x + tall * lamp.aspect * 0.24, y: base - tall * 0.34 }
  paintLayer(scene, { ...bead, depth: DEPTH * 0.99 }, (brush) => {
    const brass = stuffOf(brush, 'brass')
    for (let i = 0; i < 15; i++) brush.fill(oval(-0.2, -i * 0.72, 0.32), i % 2 ? brass.lit : brass.mid)
  })
  if (!shot.palette.lampsAreOut) putLampLight(film, shot.palette, standing)
  const place = handWith({ x: PINCH.x - 2, y: PINCH.y - 4 }, bead, { size: Math.min(35, wide * 0.62), turn: -0.22 })
  const { skin, top, shirt } = scene.look
  const dark = { skin: moonlit(skin), top: moonlit(top), shirt: moonlit(shirt) }
  const look = shot.palette.lampsAreOut ? { ...scene.look, ...dark } : scene.look
  layPinchingHand({ ...scene, look }, place, paintBead)
  return { ...standing, x: film.width * 0.48 }
}

/** A colour of skin or cloth as the moon shows it, once the lamp is out. */
function moonlit(color: string): string {
  return hexOf(mixInk(readInk(color), [34, 48, 92], 0.56))
}

function hexOf(ink: Ink): string {
  return `#${ink.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

function paintBead(brush: HandBrush): void {
  brush.tube([PINCH.x - 2, PINCH.y - 5, 3.2, PINCH.x - 1, PINCH.y + 2, 3.6], brush.rampOf('#c99a3f'))
}
