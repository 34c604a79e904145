import { createCanvas } from '@napi-rs/canvas'
import { layOver } from './film.ts'
import { clamp } from './math.ts'
import type { Film, Shot, Stage, Thing } from './painting.ts'
import { putThing } from './put-things.ts'
import type { Standing } from './standing.ts'
import { colorsFor } from './thing-colors.ts'
import { FIGURE_KINDS, type FigureKind } from './things/figures.ts'
import { drawPortrait, PORTRAIT_HAND } from './things/portrait.ts'

/** Metres to a face that fills half of the frame. */
const FACE_DEPTH = 1.3
/** A portrait's box stands for so many metres, crown to chest. */
const BOX_METRES = 0.5

/**
 * Shows one person from near, the head above the captions, the body cut by the lower edge; what is small enough is held up before
 * the chest.
 */
export function putPortrait(
  film: Film,
  stage: Stage,
  shot: Shot,
  figure: string,
  held: Thing | undefined,
  closeness: number,
): Standing {
  const { width, height } = film
  const { brief, random, subjectX } = shot
  const kind = (FIGURE_KINDS as readonly string[]).includes(figure) ? (figure as FigureKind) : 'coat'
  const size = height * 0.62 * clamp(closeness, 0.95, 1.12)
  const facing = subjectX < 0.5 ? 1 : -1
  const x = (held ? 0.5 - facing * 0.16 : 0.5 - facing * 0.08) * width
  // A hat needs room above the crown.
  const base = height * 0.1 + size * 1.04
  const { colors, gain } = colorsFor(stage, shot.palette, FACE_DEPTH)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.translate(x, base)
  context.scale(size, size)
  const pose = brief.people.pose
  drawPortrait(context, {
    kind,
    view: shot.isFront ? 'turned' : 'profile',
    colors,
    keySide: stage.keySide,
    facing,
    gaze: pose === 'look-up' ? 'up' : pose === 'read' || pose === 'sit' || brief.mood === 'sad' ? 'down' : 'ahead',
    hasHand: held !== undefined,
    random,
  })
  layOver(film, canvas, { gain, depth: FACE_DEPTH })
  if (held) {
    const share = clamp(held.metres / BOX_METRES, 0.16, 0.42)
    const grip = { x: x + facing * PORTRAIT_HAND.x * size, y: base - PORTRAIT_HAND.y * size }
    const isHanging = held.name === 'lantern' || held.name === 'pocket watch' || held.name === 'key'
    putThing(
      film,
      { ...stage, hasGround: false },
      shot.palette,
      held,
      {
        x: grip.x,
        base: grip.y + size * (isHanging ? share * 0.98 : 0.02),
        height: share * size,
        depth: FACE_DEPTH * 0.99,
      },
      random,
      { hour: brief.hour },
    )
  }
  return { x, base, height: size, depth: FACE_DEPTH }
}
