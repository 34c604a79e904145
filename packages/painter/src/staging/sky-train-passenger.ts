import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import type { Random } from '@dayreel/storyboard/base'
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

/** The window that stands open: a sash let down, somebody who leans on the sill. */
export function paintLeaning(view: TrainView, random: Random, who: Passenger): void {
  const along = 2.9 + random() * 0.3
  const side = view.sideAt(along)
  const aside = side * (HALF + 0.02)
  const { lamp } = view
  const sill = view.at(along, aside, WAIST + 0.2)
  const out = view.at(along, side * (HALF + 0.34), WAIST + 0.62)
  if (!sill || !out) return
  const metre = view.scale(along)
  fillFace(view, face(view, along - 0.75, along + 0.75, aside, WAIST + 0.16, EAVES - 0.24), scaleRgb(lamp, 0.8))
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

/** A forearm that lies along the sill, from the elbow behind to the hand before, whose fingers hang over the edge. */
function paintArms(
  context: SKRSContext2D,
  { x, base, unit, facing, rise }: { x: number; base: number; unit: number; facing: number; rise: number },
  look: Look,
): void {
  const brush = createFigureBrush(context, peopleLight(NIGHT_LIGHT).lit)
  const [cloth, skin] = [brush.stuff(look.top), brush.stuff(look.skin)]
  context.save()
  context.translate(x, base)
  context.transform(1, rise * facing, 0, 1, 0, 0)
  // In hundredths of the body's own unit, the way it looks to the right.
  context.scale((unit / 100) * facing, unit / 100)
  const upper = limb([-27, -26, 10.5, -25, -14, 9.6, -20, -4.4, 8.4])
  brush.fill(upper, cloth.base)
  brush.inside(upper, () => brush.spot(-30, -12, 8, 18, cloth.deep, 0.6))
  // The hand lies over the edge, four fingers down the side of the carriage.
  for (const [along, long] of [
    [25.4, 8.4],
    [22.6, 10],
    [19.6, 10.4],
    [16.8, 9.4],
  ] as const) {
    const finger = limb([along - 1.6, -3.6, 1.9, along, 0, 1.9, along + 0.6, long * 0.55, 1.7, along + 0.4, long, 1.2])
    brush.fill(finger, skin.base)
    brush.stroke([along - 1.6, 0.4, 0.15, along - 1, long * 0.5, 0.4, along - 0.8, long * 0.9, 0.1], skin.deep, 0.7)
  }
  const palm = limb([8, -4.6, 3.6, 14, -5, 4.2, 20, -4.6, 4.6, 24, -3.4, 3.4])
  brush.fill(palm, skin.base)
  brush.inside(palm, () => brush.spot(18, -8.4, 9, 2.6, skin.pale, 0.5))
  brush.fill(limb([13, -6.6, 2, 19, -9, 1.9, 24.4, -8.4, 1.3]), skin.base)
  const forearm = limb([-20, -4.8, 8.2, -8, -5, 7, 2, -5, 5.8, 10, -5, 5])
  brush.fill(forearm, cloth.base)
  brush.inside(forearm, () => {
    brush.spot(-6, 2, 20, 4, cloth.deep, 0.7)
    brush.spot(-4, -10, 18, 2.6, cloth.pale, 0.45)
    for (const fold of [-14, -7, 2])
      brush.stroke([fold - 2, -12, 0.2, fold, -6, 0.8, fold + 3, 0, 0.2], cloth.deep, 0.5)
    brush.stroke([8.4, -11, 0.5, 9, -5, 0.8, 8.6, 1, 0.5], cloth.deep, 0.7)
  })
  context.restore()
}
