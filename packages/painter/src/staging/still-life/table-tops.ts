import { createCanvas } from '@napi-rs/canvas'
import { hashText, type Random } from '@dayreel/storyboard/base'
import { layOver } from '../../light/film.ts'
import { colorsFor } from '../../light/thing-colors.ts'
import type { Film, Shot, Stage } from '../../painting.ts'
import { createBrush, type Brush, type Tone } from '../../things/brush.ts'
import { cssInk, mixInk } from '../../things/inks.ts'
import { box, curve } from '../../things/shapes.ts'
import { stuffOf } from '../../things/stuffs.ts'
import { laidShape, rectangle, type Plane } from './plane.ts'
import { softly } from './softly.ts'
import type { Indoors } from './settings.ts'

/** Metres to what things stand on before the lens: a little nearer than they are. */
const TABLE_DEPTH = 0.78

type Top = { stuff: Parameters<typeof stuffOf>[1]; pattern: 'boards' | 'cross' | 'check' | 'cloth' | 'stone' }

/** What tables are made of there; one of them in each video. */
const TOPS: Readonly<Record<Indoors, readonly Top[]>> = {
  kitchen: [
    { stuff: 'pine', pattern: 'boards' },
    { stuff: 'linen', pattern: 'check' },
    { stuff: 'oak', pattern: 'cross' },
  ],
  desk: [
    { stuff: 'oak', pattern: 'cross' },
    { stuff: 'walnut', pattern: 'cross' },
    { stuff: 'pine', pattern: 'cross' },
  ],
  bedside: [
    { stuff: 'oak', pattern: 'cross' },
    { stuff: 'linen', pattern: 'cloth' },
  ],
  parlour: [
    { stuff: 'oak', pattern: 'boards' },
    { stuff: 'walnut', pattern: 'cross' },
    { stuff: 'linen', pattern: 'check' },
  ],
  archive: [{ stuff: 'walnut', pattern: 'boards' }],
  workshop: [{ stuff: 'pine', pattern: 'boards' }],
  greenhouse: [{ stuff: 'pine', pattern: 'boards' }],
  laboratory: [{ stuff: 'slate', pattern: 'stone' }],
  floor: [
    { stuff: 'oak', pattern: 'boards' },
    { stuff: 'pine', pattern: 'boards' },
  ],
  waiting: [{ stuff: 'oak', pattern: 'boards' }],
}

/**
 * Lays a table across the picture from its far edge downwards, in the place's own light.
 *
 * @param paint lays what is flat beside the thing; `paintNear` what is near the eye and therefore out of focus.
 */
export function putTableTop(
  film: Film,
  stage: Stage,
  shot: Shot,
  {
    plane,
    setting,
    paint,
    paintNear,
    isPlain = false,
  }: {
    plane: Plane
    setting: Indoors
    paint?: (brush: Brush) => void
    paintNear?: (brush: Brush) => void
    isPlain?: boolean
  },
): void {
  const { width, height } = film
  const { colors, gain } = colorsFor(stage, shot.palette, TABLE_DEPTH)
  const top = Math.floor(plane.far)
  const canvas = createCanvas(width, height - top)
  const context = canvas.getContext('2d')
  context.translate(0, -top)
  context.lineCap = 'round'
  const brush = createBrush(context, colors, stage.keySide)
  // Patterns would run together where the eye is at its height.
  const tops = TOPS[setting].filter(({ pattern }) => !isPlain || (pattern !== 'check' && pattern !== 'cloth'))
  const { stuff: name, pattern } = tops[hashText(shot.likeness) % tops.length]!
  const stuff = stuffOf(brush, name)
  const fall = context.createLinearGradient(0, plane.far, 0, height)
  fall.addColorStop(0, cssInk(mixInk(stuff.mid, stuff.lit, 0.7)))
  fall.addColorStop(0.2, cssInk(stuff.mid))
  fall.addColorStop(0.6, cssInk(mixInk(stuff.shade, stuff.mid, 0.45)))
  fall.addColorStop(1, cssInk(stuff.shade))
  context.fillStyle = fall
  context.fillRect(0, plane.far, width, height)
  context.save()
  context.beginPath()
  context.rect(0, plane.far, width, height)
  context.clip()
  PATTERNS[pattern](brush, stuff, plane, shot.random)
  paint?.(brush)
  if (paintNear) layNear(film, brush, stage, paintNear)
  shadeCorners(brush, width, height, plane)
  context.restore()
  const edge = height * 0.0035
  brush.fill(box(0, plane.far, width, edge), stuff.rim, 0.55)
  layOver(film, canvas, { top, gain, depth: TABLE_DEPTH, slack: 0 })
}

/** What is nearer than the thing is a little out of focus. */
function layNear({ width, height }: Film, brush: Brush, { keySide }: Stage, paint: (brush: Brush) => void): void {
  const layer = softly(width, height, height * 0.0045, (own) => paint(createBrush(own, brush.colors, keySide)))
  brush.context.imageSmoothingQuality = 'high'
  brush.context.drawImage(layer, 0, 0, width, height)
}

const REACH = 75

type Pattern = (brush: Brush, stuff: Tone, plane: Plane, random: Random) => void

/** One line over it, between two places; wider towards the eye. */
function score(
  { line }: Brush,
  plane: Plane,
  [x1, z1, x2, z2]: readonly [number, number, number, number],
  look: { ink: Tone['deep']; wide: number; alpha: number; bend?: number },
): void {
  const { ink, wide, alpha, bend = 0 } = look
  const from = plane.at(x1, z1)
  const to = plane.at(x2, z2)
  const middle = plane.at((x1 + x2) / 2 + (x1 === x2 ? bend : 0), (z1 + z2) / 2 + (z1 === z2 ? bend : 0))
  line(curve([...from, ...middle, ...to]), ink, wide * plane.scaleAt(middle[1]), alpha)
}

const boards: Pattern = (brush, stuff, plane, random) => {
  for (let x = -REACH - random() * 14; x < REACH; x += 15) {
    const shape = laidShape(plane, [x, -100, x + 15, -100, x + 15, 90, x, 90], { x: 0, z: 0 })
    brush.fill(shape, random() < 0.5 ? stuff.deep : stuff.lit, random() * 0.16)
    for (let k = 0; k < 9; k++) {
      const at = x + random() * 15
      score(brush, plane, [at, -100, at, 90], {
        ink: k % 3 ? stuff.deep : stuff.lit,
        wide: 0.2,
        alpha: k % 3 ? 0.3 : 0.14,
        bend: random() * 2 - 1,
      })
    }
    score(brush, plane, [x, -100, x, 90], { ink: stuff.deep, wide: 0.5, alpha: 0.85 })
    score(brush, plane, [x + 0.5, -100, x + 0.5, 90], { ink: stuff.rim, wide: 0.22, alpha: 0.25 })
  }
}

const cross: Pattern = (brush, stuff, plane, random) => {
  for (let z = -100; z < 90; z += 1.6 + random() * 1.6)
    score(brush, plane, [-REACH, z, REACH, z], {
      ink: random() < 0.7 ? stuff.deep : stuff.lit,
      wide: 0.24 + random() * 0.3,
      alpha: 0.1 + random() * 0.22,
      bend: random() * 5 - 2.5,
    })
  for (let i = 0; i < 3; i++) {
    const [x, z] = [(random() - 0.5) * 90, -50 + random() * 70]
    for (let k = 1; k < 5; k++) {
      const eye = laidShape(plane, rectangleOf(k), { x, z })
      brush.line(eye, stuff.deep, 0.25 * plane.scaleAt(plane.at(x, z)[1]), 0.3)
    }
  }
}

/** Rings of a knot, long in the grain's way. */
function rectangleOf(k: number): number[] {
  return Array.from({ length: 16 }, (_, i) => {
    const turn = (i / 16) * Math.PI * 2
    return [Math.cos(turn) * k * 2.6, Math.sin(turn) * k * 0.9]
  }).flat()
}

const check: Pattern = (brush, stuff, plane, random) => {
  const dye = brush.tone(0.85, 'accent', 0.75)
  for (let i = -9; i < 9; i++) {
    brush.fill(laidShape(plane, rectangle(5.4, 190, i * 11, 5), { x: 0, z: 0 }), dye.mid, 0.42)
    brush.fill(laidShape(plane, rectangle(190, 5.4, 0, i * 11 + 4), { x: 0, z: 0 }), dye.mid, 0.42)
  }
  folds(brush, stuff, plane, random)
}

const cloth: Pattern = (brush, stuff, plane, random) => {
  for (const z of [14, 11]) score(brush, plane, [-REACH, z, REACH, z], { ink: stuff.lit, wide: 0.7, alpha: 0.7 })
  folds(brush, stuff, plane, random)
}

/** Creases of a cloth that was folded in a drawer, and a soft wave or two. */
function folds(brush: Brush, stuff: Tone, plane: Plane, random: Random): void {
  for (const x of [-30, 8, 44]) {
    score(brush, plane, [x, -100, x, 90], { ink: stuff.deep, wide: 0.7, alpha: 0.28 })
    score(brush, plane, [x + 0.9, -80, x + 0.9, 90], { ink: stuff.rim, wide: 0.6, alpha: 0.4 })
  }
  for (let i = 0; i < 4; i++) {
    const z = -60 + i * 26 + random() * 10
    for (let k = 0; k < 5; k++)
      score(brush, plane, [-REACH, z + k, REACH, z + k], {
        ink: k < 2 ? stuff.rim : stuff.deep,
        wide: 2.4,
        alpha: 0.05,
        bend: 9,
      })
  }
}

const stone: Pattern = (brush, stuff, plane, random) => {
  for (let i = 0; i < 420; i++) {
    const [px, py] = plane.at((random() - 0.5) * 150, -75 + random() * 150)
    const size = plane.scaleAt(py) * (0.2 + random() * 0.5)
    brush.context.fillStyle = cssInk(i % 2 ? stuff.deep : stuff.rim, 0.3)
    brush.context.beginPath()
    brush.context.ellipse(px, py, size, size * 0.4, 0, 0, Math.PI * 2)
    brush.context.fill()
  }
}

const PATTERNS: Readonly<Record<Top['pattern'], Pattern>> = { boards, cross, check, cloth, stone }

/** Darker at the lower corners, so that the eye stays where the light is. */
function shadeCorners({ context, ink }: Brush, width: number, height: number, plane: Plane): void {
  const row = Math.max(plane.base, height * 0.5)
  const fall = context.createRadialGradient(
    width / 2,
    row,
    width * 0.35,
    width / 2,
    row,
    Math.max(width, height) * 0.56,
  )
  fall.addColorStop(0, cssInk(ink.dark, 0))
  fall.addColorStop(1, cssInk(ink.dark, 0.72))
  context.fillStyle = fall
  context.fillRect(0, plane.far, width, height)
}
