import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '../../lib/random.ts'
import { cssOfRgb } from '../light/film.ts'
import { clamp, scaleRgb } from '../math.ts'
import type { ThingColors } from '../painting.ts'
import type { Member } from './people-cast.ts'
import { EAVES, face, fillFace, HALF, WAIST } from './sky-train-parts.ts'
import type { TrainView } from './sky-train-view.ts'
import { createFigureBrush, peopleLight } from '../things/figures/figure-brush.ts'
import { lookOf, type Look } from '../things/figures/figure-looks.ts'
import { drawPortrait } from '../things/portraits/portrait.ts'
import { limb } from '../things/shapes.ts'

/** Who leans out. */
type Passenger = Pick<Member, 'kind' | 'identity' | 'sex'>

/** The window that stands open: a sash let down, a curtain that the wind has pulled out, somebody who leans on the sill. */
export function paintLeaning(view: TrainView, random: Random, who: Passenger): void {
  const along = 2.9 + random() * 0.3
  const side = view.sideAt(along)
  const aside = side * (HALF + 0.02)
  const { body, lamp } = view
  const sill = view.at(along, aside, WAIST + 0.2)
  const out = view.at(along, side * (HALF + 0.34), WAIST + 0.62)
  if (!sill || !out) return
  const metre = view.scale(along)
  fillFace(view, face(view, along - 0.75, along + 0.75, aside, WAIST + 0.16, EAVES - 0.24), scaleRgb(lamp, 0.8))
  // The curtain, blown towards the end of the train.
  const hem = [view.at(along + 0.7, aside, EAVES - 0.3), view.at(along + 0.7, aside, WAIST + 0.3)]
  if (hem[0] && hem[1]) {
    body.fillStyle = cssOfRgb([0.75, 0.68, 0.58])
    body.beginPath()
    body.moveTo(...hem[0])
    body.bezierCurveTo(
      hem[0][0] - side * -metre * 0.5,
      hem[0][1] + metre * 0.1,
      out[0] + side * metre * 0.5,
      out[1] - metre * 0.1,
      out[0] + side * metre * 0.62,
      out[1] + metre * 0.18,
    )
    body.quadraticCurveTo(out[0] + side * metre * 0.2, out[1] + metre * 0.16, ...hem[1])
    body.fill()
  }
  paintPerson(view, { along, side, sill, out, metre }, who)
}

/** Light on whoever leans out by night: the moon's from before, the lamps' from within. */
const NIGHT_LIGHT: ThingColors = {
  lit: '#b9b2c4',
  shade: '#3a4168',
  rim: '#ffdd9c',
  dark: '#10142a',
  glow: '#ffcf73',
  accent: '#a8574a',
  accent2: '#4a7d96',
}

type Opening = {
  along: number
  side: -1 | 1
  sill: readonly [number, number]
  out: readonly [number, number]
  metre: number
}

/** Head and shoulders over the sill, looking to where the train goes, both arms on the sill. */
function paintPerson(
  { body, light, at }: TrainView,
  { along, side, sill, out, metre }: Opening,
  { kind, identity, sex }: Passenger,
): void {
  const canvas = createCanvas(body.canvas.width, body.canvas.height)
  const context = canvas.getContext('2d')
  const ahead = at(along + 30, side * HALF, WAIST)
  const facing = ahead && ahead[0] < out[0] ? -1 : 1
  const unit = metre * 1.2
  const x = sill[0] * 0.35 + out[0] * 0.65
  const base = Math.max(sill[1], out[1] + unit * 0.5) + unit * 0.06
  context.save()
  context.beginPath()
  context.rect(0, 0, canvas.width, base)
  context.clip()
  context.translate(x, base + unit * 0.12)
  context.scale(unit, unit)
  drawPortrait(context, {
    kind,
    identity,
    ...(sex && { sex }),
    view: 'profile',
    colors: NIGHT_LIGHT,
    keySide: facing * 0.7,
    facing,
    gaze: 'down',
    expression: 'calm',
  })
  context.restore()
  paintArms(context, { x, base, unit, facing, rise: riseOfSill(at, along, side) }, lookOf(kind, identity, sex))
  body.drawImage(canvas, 0, 0)
  // Nothing shines through them.
  light.globalCompositeOperation = 'destination-out'
  light.drawImage(canvas, 0, 0)
  light.globalCompositeOperation = 'source-over'
}

/** How steeply the sill runs across the picture. */
function riseOfSill(at: TrainView['at'], along: number, side: number): number {
  const [from, to] = [at(along - 0.4, side * HALF, WAIST), at(along + 0.4, side * HALF, WAIST)]
  if (!from || !to || Math.abs(to[0] - from[0]) < 1) return 0
  return clamp((to[1] - from[1]) / (to[0] - from[0]), -0.5, 0.5)
}

/** Two forearms along the sill, one over the other. */
function paintArms(
  context: SKRSContext2D,
  { x, base, unit, facing, rise }: { x: number; base: number; unit: number; facing: number; rise: number },
  look: Look,
): void {
  const brush = createFigureBrush(context, peopleLight(NIGHT_LIGHT).lit)
  const [cloth, skin] = [brush.stuff(look.top), brush.stuff(look.skin)]
  const spot = (aside: number, up: number): readonly [number, number] => [
    x + aside * unit * facing,
    base - up * unit + aside * unit * facing * rise,
  ]
  for (const [from, to, up] of [
    [0.3, -0.12, 0.02],
    [-0.3, 0.2, 0],
  ] as const) {
    const way = Math.sign(to - from)
    const [elbow, middle, wrist] = [spot(from, up), spot((from + to) / 2, up + 0.01), spot(to, up)]
    brush.fill(
      limb([
        ...spot(to, up),
        unit * 0.05,
        ...spot(to + way * 0.1, up + 0.005),
        unit * 0.052,
        ...spot(to + way * 0.17, up - 0.01),
        unit * 0.03,
      ]),
      skin.base,
    )
    brush.fill(limb([...elbow, unit * 0.105, ...middle, unit * 0.095, ...wrist, unit * 0.075]), cloth.base)
    brush.stroke(
      [
        elbow[0],
        elbow[1] - unit * 0.06,
        unit * 0.01,
        middle[0],
        middle[1] - unit * 0.06,
        unit * 0.018,
        wrist[0],
        wrist[1] - unit * 0.05,
        unit * 0.008,
      ],
      cloth.pale,
      0.6,
    )
  }
}
