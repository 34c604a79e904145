import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { layOver } from './film.ts'
import { clamp } from './math.ts'
import type { Film, Shot, Stage, Thing } from './painting.ts'
import { putThing } from './put-things.ts'
import type { Standing } from './standing.ts'
import { colorsFor } from './thing-colors.ts'
import { FIGURE_KINDS, type FigureKind } from './things/figures.ts'
import { drawHeldHand, drawPortrait, PORTRAIT_HAND } from './things/portrait.ts'

/** Whether a fist can hold it up; what is wide needs two hands. */
export function isHeldUp({ name, metres, aspect, where }: Thing): boolean {
  return where === 'hand' && metres <= 0.45 && aspect < 1.3 && !UNHELD.test(name)
}
const UNHELD = /^(?:heart|brain|hand|radio|computer|typewriter|telephone|gift|book|skull|mask|umbrella)$/

/** Shows a hand that holds up a thing, and nothing of whose it is. */
export function putHeldUp(film: Film, stage: Stage, shot: Shot, figure: string, held: Thing): Standing {
  const { width, height } = film
  const size = height * 0.84
  const facing = shot.subjectX < 0.5 ? -1 : 1
  const x = width * 0.5 - facing * (PORTRAIT_HAND.x * size - width * 0.06)
  // What hangs is held higher, so that it is above the captions too.
  const base = height * (HANGS.test(held.name) ? 0.35 : 0.44) + PORTRAIT_HAND.y * size
  return putInFist(film, stage, shot, held, kindNamed(figure), { x, base, height: size, depth: FACE_DEPTH }, facing)
}

function kindNamed(name: string): FigureKind {
  return (FIGURE_KINDS as readonly string[]).includes(name) ? (name as FigureKind) : 'coat'
}

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
  const kind = kindNamed(figure)
  const size = height * (held ? 0.6 : 0.56 + random() * 0.2) * clamp(closeness, 0.95, 1.12)
  const facing = subjectX < 0.5 ? 1 : -1
  const x = (held ? 0.5 - facing * 0.16 : 0.5 - facing * 0.08) * width
  // A hat needs room above the crown.
  const base = height * 0.12 + size * 1.07
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
    random,
  })
  // Whoever is met face to face is before all ground, however low the camera.
  layOver(film, canvas, { gain, depth: FACE_DEPTH, slack: 0 })
  const standing = { x, base, height: size, depth: FACE_DEPTH }
  if (held) putInFist(film, stage, shot, held, kind, standing, facing)
  return standing
}

/** What hangs from the hand rather than standing in it. */
const HANGS = /^(?:lantern|pocket watch|lock)$/

function putInFist(
  film: Film,
  stage: Stage,
  shot: Shot,
  thing: Thing,
  kind: FigureKind,
  { x, base, height }: Standing,
  facing: -1 | 1,
): Standing {
  const { colors, gain } = colorsFor(stage, shot.palette, FACE_DEPTH)
  const canvas = createCanvas(film.width, film.height)
  const context = canvas.getContext('2d')
  context.translate(x, base)
  context.scale(height, height)
  drawHeldHand(context, { kind, colors, keySide: stage.keySide, facing })
  const isHanging = HANGS.test(thing.name)
  const share = clamp(thing.metres / BOX_METRES, 0.26, 0.42)
  const grip = { x: x + facing * PORTRAIT_HAND.x * height, y: base - PORTRAIT_HAND.y * height }
  const standing = {
    x: grip.x,
    base: grip.y + height * (isHanging ? share * 0.96 : 0.04),
    height: share * height,
    depth: FACE_DEPTH * 0.99,
  }
  // What stands in the fist is behind the fingers; what hangs from it is before them.
  const lay = (): void => layOver(film, canvas, { gain })
  if (isHanging) lay()
  putThing(film, { ...stage, hasGround: false }, shot, thing, standing, { hour: shot.brief.hour, isNearest: true })
  if (!isHanging) lay()
  markDepth(film, canvas, FACE_DEPTH * 0.99)
  return standing
}

/** Gives what a canvas covers a depth, so that it counts as part of the subject. */
function markDepth(film: Film, canvas: Canvas, depth: number): void {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
  for (let i = 0; i < film.depth.length; i++) if (data[i * 4 + 3]! > 127) film.depth[i] = depth
}
