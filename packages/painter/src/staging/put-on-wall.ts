import { createCanvas } from '@napi-rs/canvas'
import { createRandom } from '@dayreel/storyboard/base'
import { paintRoomWall } from './door-walls.ts'
import { layOver } from '../light/film.ts'
import { clamp } from '../math.ts'
import type { Film, Shot, Stage } from '../painting.ts'
import { putLampLight } from './put-lamp-light.ts'
import type { Standing } from './standing.ts'
import { colorsFor } from '../light/thing-colors.ts'
import { createBrush, type Brush } from '../things/brush.ts'
import { limb } from '../things/shapes.ts'
import { dimmed, stuffOf } from '../things/stuffs.ts'
import { paintTearOffCalendar } from '../things/tear-off-calendar.ts'
import { paintHungCoat } from '../things/worn.ts'
import { middleOf } from '../middle.ts'

/** Metres to the wall. */
const DEPTH = 1.4

/** A wall that fills the frame, and what hangs on it: the block of a calendar, or a coat on its hook. */
export function putOnWall(film: Film, stage: Stage, shot: Shot, hangs: 'calendar' | 'coat'): Standing {
  const { width, height } = film
  const x = width * clamp(shot.subjectX, 0.44, 0.56)
  const { colors, gain } = colorsFor(stage, shot.palette, DEPTH)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const random = createRandom(`${shot.likeness} wall`)
  const inUnits = (base: number, unit: number, paint: (brush: Brush) => void): void => {
    context.save()
    context.translate(x, base)
    context.scale(unit, unit)
    context.lineCap = 'round'
    paint(createBrush(context, colors, stage.keySide))
    context.restore()
  }
  const unit = height / 92
  const floor = height * 1.2
  const extent = { left: -x / unit, right: (width - x) / unit, top: -floor / unit, bottom: 4 }
  const cover = shot.brief.room === 'kitchen' ? 'tiles' : 'paper'
  inUnits(floor, unit, (brush) => {
    paintRoomWall(brush, extent, random, cover)
    for (const side of [extent.left, extent.right]) brush.spot(side, extent.top, 50, 80, brush.ink.dark, 0.45)
  })
  const size = Math.min(height * (hangs === 'coat' ? 0.5 : 0.44), middleOf(film).width * 0.92)
  const base = height * (hangs === 'coat' ? 0.66 : 0.6)
  inUnits(base, size / 100, (brush) => {
    if (hangs === 'calendar') paintTearOffCalendar(brush, random)
    else paintCoatOnHook(brush)
  })
  layOver(film, canvas, { gain, depth: DEPTH, slack: 0 })
  const standing = { x, base, height: size, depth: DEPTH }
  if (!shot.palette.lampsAreOut) putLampLight(film, shot.palette, { ...standing, x: x + stage.keySide * width * 0.2 })
  return standing
}

/** A board with an iron hook, the coat under it, its shadow on the wall. */
function paintCoatOnHook(brush: Brush): void {
  const { form, ball, spot, side, ink, fill } = brush
  const [oak, iron] = [stuffOf(brush, 'oak'), stuffOf(brush, 'iron')]
  spot(-side * 7, -42, 36, 56, ink.dark, 0.55)
  const board = limb([-46, -98, 4, 0, -98, 4, 46, -98, 4])
  form(board, oak, { round: 1, rim: 0.6 })
  for (const x of [-33, 33]) {
    form(limb([x, -98, 1.4, x, -91, 1.2, x + 4, -89, 1.1, x + 5, -93, 1]), iron, { rim: 0.4 })
    ball(x, -98, 1.6, 1.6, dimmed(iron), 0.2)
  }
  fill(limb([0, -94, 0.4, 0, -90, 0.4]), ink.dark)
  form(limb([0, -100, 1.6, 0, -95, 1.5, 0.6, -93, 1.4]), iron, { rim: 0.5 })
  brush.context.save()
  brush.context.translate(0, -0.6)
  paintHungCoat(brush)
  brush.context.restore()
  form(limb([0, -94, 1.2, 3, -91, 1.3, 4, -95, 1.3]), iron, { rim: 0.5 })
}
