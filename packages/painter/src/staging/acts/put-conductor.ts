import { createRandom, type Random } from '@dayreel/storyboard/base'
import type { Brush } from '../../things/brush.ts'
import { handLook } from '../lay-hands.ts'
import { thingNamed } from '../../things/index.ts'
import { mixInk } from '../../things/inks.ts'
import { box, limb, oval, polygon } from '../../things/shapes.ts'
import { dimmed, stuffOf } from '../../things/stuffs.ts'
import { gripThing } from '../put-hands-gripping.ts'
import type { Standing } from '../standing.ts'
import { paintLayer, wideOf, type ActScene } from './act-scene.ts'
import { layPortrait } from './lay-portrait.ts'

/** Metres to the corridor's window, to the doorway and to who stands in it. */
const [CORRIDOR_DEPTH, DOOR_DEPTH, CONDUCTOR_DEPTH] = [1.6, 0.7, 0.72]
const UNIFORM = { top: '#2b3c63', shirt: '#cfc9bd', legs: '#2b3c63', headwear: 'peaked cap', hasBeard: false } as const

/** Whoever checks the tickets, in uniform in the doorway of a compartment, a ticket held out to the eye. */
export function putConductor(scene: ActScene): Standing {
  const { film, shot } = scene
  const wide = wideOf(scene)
  const way = shot.subjectX < 0.5 ? -1 : 1
  const x = wide * (0.5 + 0.07 * way)
  const random = createRandom(`${shot.likeness} corridor`)
  const isNight = shot.brief.time === 'night' || shot.brief.time === 'dusk'
  paintLayer(scene, { x, depth: CORRIDOR_DEPTH }, (brush) => paintCorridor(brush, isNight, random))
  if (!shot.palette.lampsAreOut)
    paintLayer(scene, { x, depth: CORRIDOR_DEPTH, shine: 0.9 }, ({ spot, fill, ink }) => {
      spot(-way * 9, 9, 22, 18, ink.glow, 0.3)
      fill(oval(-way * 9, 8, 3.6, 1.8), ink.glow)
    })
  const identity = `${shot.likeness} conductor`
  const sex = 'man'
  layPortrait(scene, {
    kind: 'suit',
    identity,
    sex,
    x,
    base: 76,
    size: 57,
    depth: CONDUCTOR_DEPTH,
    facing: way < 0 ? 1 : -1,
    view: 'turned',
    gaze: 'ahead',
    expression: 'calm',
    wears: UNIFORM,
  })
  paintLayer(scene, { x, depth: DOOR_DEPTH }, (brush, extent) => paintDoorway(brush, { ...extent, random }))
  const look = { ...handLook('suit', identity, sex), ...UNIFORM }
  const place = { x: wide * (0.5 - 0.2 * way), y: 68, size: Math.min(24, wide * 0.43), turn: 0.12 * way, mirror: -way }
  const ticket = thingNamed('ticket')!
  gripThing({ ...scene, look, hasShirt: true }, ticket, {
    place,
    tall: Math.min(13, 25 / ticket.aspect),
    turn: 0.08 * way,
  })
  return { x: film.width * 0.5, base: film.height * 0.62, height: film.height * 0.46, depth: CONDUCTOR_DEPTH }
}

/** The corridor's panelling and its window, with what goes by. */
function paintCorridor(brush: Brush, isNight: boolean, random: Random): void {
  const { fade, fill, form, ink, line, spot } = brush
  const oak = stuffOf(brush, 'walnut')
  fade(box(-60, 0, 120, 100), mixInk(oak.mid, oak.shade, 0.4), oak.deep)
  const pane = box(-19, 17, 38, 30, 3)
  const night = stuffOf(brush, 'ink')
  fade(pane, isNight ? night.shade : ink.rim, isNight ? night.mid : mixInk(ink.rim, ink.accent2, 0.35))
  brush.inside(pane, () => {
    fill(polygon([-20, 40, -8, 35, 4, 38, 20, 33, 20, 50, -20, 50]), isNight ? night.deep : ink.shade)
    if (isNight) for (let i = 0; i < 12; i++) spot(random() * 38 - 19, 36 + random() * 9, 1.6, 0.7, ink.glow, 0.9)
    fill(polygon([-19, 17, -9, 17, -17, 47, -19, 47]), ink.rim, 0.09)
  })
  line(pane, stuffOf(brush, 'brass').mid, 1, 0.9)
  form(limb([-60, 51, 0.9, 60, 51, 0.9]), stuffOf(brush, 'brass'), { round: 0.4, rim: 0.5 })
  for (let i = -5; i <= 5; i++) fill(box(i * 9, 54, 0.5, 46), ink.dark, 0.5)
  fade(box(-60, 0, 120, 16), ink.dark, ink.dark, 0.5, 0)
}

/** The posts of the doorway on both sides with the door slid back, the lintel above. */
function paintDoorway(
  brush: Brush,
  { left, right, top, bottom, random }: { left: number; right: number; top: number; bottom: number; random: Random },
): void {
  const { form, fill, grain, fade, ink } = brush
  const oak = stuffOf(brush, 'oak')
  const half = 21
  for (const [from, to] of [
    [left - 2, -half],
    [half, right + 2],
  ] as const) {
    if (to - from < 1) continue
    const post = box(from, top, to - from, bottom - top)
    form(post, oak, { isColumn: true, round: 0.6, rim: 0.4, sink: 0 })
    grain(post, oak.deep, random, { count: 30, length: 26, turn: Math.PI / 2, width: 0.2, alpha: 0.35 })
    const edge = from < 0 ? to - 1.8 : from
    form(box(edge, top, 1.8, bottom - top), dimmed(oak), { isColumn: true, round: 0.3, rim: 0.8, sink: 0 })
  }
  form(box(left, top - 1, right - left, 5), oak, { round: 0.5, rim: 0.5, sink: 0 })
  fade(box(-half, 4, half * 2, 5), ink.dark, ink.dark, 0.6, 0)
  fill(box(-half, 4, half * 2, 0.5), oak.lit, 0.6)
}
