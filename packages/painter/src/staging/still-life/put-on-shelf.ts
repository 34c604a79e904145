import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { createRandom, type Random } from '@dayreel/storyboard/base'
import { layOver } from '../../light/film.ts'
import { greyOf, mixRgb, scaleRgb } from '../../math.ts'
import { colorsFor } from '../../light/thing-colors.ts'
import type { Film, Shot, Stage, Thing, ThingColors } from '../../painting.ts'
import { createBrush, type Brush, type Tone } from '../../things/brush.ts'
import { cssInk, mixInk } from '../../things/inks.ts'
import { box, oval } from '../../things/shapes.ts'
import { stuffOf } from '../../things/stuffs.ts'
import { putOnLedge, THING_DEPTH } from '../put-on-ledge.ts'
import type { Standing } from '../standing.ts'
import { shadeAround } from './shade-around.ts'
import { propNamed, settingOf, type Setting } from './settings.ts'
import { inMiddle, middleOf } from '../../middle.ts'

/** Metres to the shelf: behind what stands on its edge. */
const SHELF_DEPTH = 0.95

/** Rows of the boards' upper edges, in hundredths of the picture's height: the thing stands on the middle one. */
const BOARDS = [12, 56.5, 99] as const
const THICK = 2.6

type Shelving = { stuff: Parameters<typeof stuffOf>[1]; holds: readonly string[]; isMetal?: true; tall: number }

/** What shelves are made of and hold; where there are none, no thing is put on one. */
const SHELVES: Partial<Record<Setting, Shelving>> = {
  archive: {
    stuff: 'iron',
    isMetal: true,
    tall: 27,
    holds: ['archive box', 'bundles', 'archive box', 'archive box', 'scrolls', 'book row', 'archive box'],
  },
  kitchen: { stuff: 'pine', tall: 19, holds: ['preserve', 'preserve', 'plates', 'preserve', 'demijohn', 'preserve'] },
  desk: { stuff: 'walnut', tall: 27, holds: ['book row', 'book row', 'bundles', 'book row', 'scrolls'] },
  parlour: { stuff: 'oak', tall: 24, holds: ['book row', 'potted plant', 'book row', 'vase', 'book row'] },
  bedside: { stuff: 'oak', tall: 24, holds: ['book row', 'vase', 'book row', 'archive box', 'potted plant'] },
  greenhouse: { stuff: 'pine', tall: 24, holds: ['pots', 'pots', 'crate', 'pots', 'demijohn'] },
  workshop: { stuff: 'pine', tall: 24, holds: ['crate', 'preserve', 'demijohn', 'crate', 'archive box', 'preserve'] },
  laboratory: {
    stuff: 'steel',
    isMetal: true,
    tall: 23,
    holds: ['demijohn', 'preserve', 'bundles', 'preserve', 'archive box'],
  },
}

/** Whether the place has shelves for a thing to stand on. */
export function hasShelf(setting: Setting): boolean {
  return SHELVES[setting] !== undefined
}

/** Puts a thing on a shelf among what is kept there, which stays in the dark: a lamp shines on this one only. */
export function putOnShelf(film: Film, place: Stage, shot: Shot, thing: Thing): Standing {
  const stage = lamplit(place, shot)
  const { width, height } = film
  const middle = middleOf(film)
  const setting = settingOf(shot.brief)
  const shelving = SHELVES[setting] ?? SHELVES.desk!
  const unit = height / 100
  const most = (shot.size === 'perch' ? 0.25 : 0.32) * height
  const size = Math.min(most, (0.56 * middle.width) / thing.aspect)
  const half = size * thing.aspect * 0.5
  const side = shot.subjectX > 0.5 ? 1 : -1
  const x = Math.min(
    Math.max(width * inMiddle(film, 0.5 + side * 0.12), middle.left + half + middle.width * 0.08),
    middle.left + middle.width * 0.92 - half,
  )
  const { colors, gain } = colorsFor(stage, shot.palette, SHELF_DEPTH)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.scale(unit, unit)
  context.lineCap = 'round'
  const brush = createBrush(context, colors, stage.keySide)
  const random = createRandom(`${shot.likeness} shelf ${thing.name}`)
  const right = width / unit
  const gap = { from: (x - half) / unit - 2.5, to: (x + half) / unit + 2.5 }
  paintCase(brush, shelving, right, gap)
  for (const [i, board] of BOARDS.entries()) {
    const room = i === 1 ? gap : undefined
    fillBoard(
      context,
      { colors, keySide: stage.keySide, shelving, random },
      { board, right, ...(room && { gap: room }) },
    )
    paintBoard(brush, shelving, board, right)
  }
  paintPost(brush, shelving, side < 0 ? right - 3.4 : 3.4)
  layOver(film, canvas, { gain, depth: SHELF_DEPTH, slack: 0 })
  shadeAround(film, { x, y: BOARDS[1] * unit - size * 0.5, reach: size }, setting === 'archive' ? 0.94 : 0.7)
  const standing = { x, base: (BOARDS[1] + 0.9) * unit, height: size, depth: THING_DEPTH }
  putOnLedge(film, stage, shot, thing, standing)
  return standing
}

/** The place's light as that of a lamp that somebody holds to the shelf: no sky colours what stands there. */
function lamplit(stage: Stage, { palette }: Shot): Stage {
  const level = Math.max(...stage.key, ...stage.ambient)
  const lamp = scaleRgb(palette.lamp, 1 / Math.max(...palette.lamp, 1e-4))
  return {
    ...stage,
    key: scaleRgb(mixRgb([1, 1, 1], lamp, 0.35), level),
    ambient: greyOf(stage.ambient, 0.75),
    fogPerMetre: 0,
  }
}

/** The back of it, and the light that a lamp throws there behind the thing. */
function paintCase(
  { fill, spot, line, ink, context, ...brush }: Brush,
  { stuff, isMetal }: Shelving,
  right: number,
  gap: { from: number; to: number },
): void {
  const wood = stuffOf({ fill, spot, line, ink, context, ...brush }, stuff)
  const fall = context.createLinearGradient(0, 0, 0, 100)
  fall.addColorStop(0, cssInk(mixInk(wood.deep, wood.shade, 0.6)))
  fall.addColorStop(1, cssInk(mixInk(wood.deep, ink.dark, 0.4)))
  context.fillStyle = fall
  context.fillRect(0, 0, right, 100)
  if (!isMetal) for (let x = 3; x < right; x += 8.5) fill(box(x, 0, 0.3, 100), ink.dark, 0.6)
  spot((gap.from + gap.to) / 2, BOARDS[1] - 16, (gap.to - gap.from) * 0.9, 30, wood.lit, 0.5)
}

function paintBoard(brush: Brush, { stuff, isMetal }: Shelving, top: number, right: number): void {
  const wood = stuffOf(brush, stuff)
  brush.fill(box(0, top - 0.9, right, 1), mixInk(wood.mid, wood.lit, 0.5))
  const edge = box(-1, top, right + 2, THICK, 0)
  brush.fade(edge, wood.mid, wood.shade)
  brush.fill(box(0, top, right, 0.32), wood.rim, 0.8)
  if (isMetal) for (let x = 2; x < right; x += 4.6) brush.fill(oval(x, top + THICK / 2, 0.5), brush.ink.dark, 0.7)
  else brush.grain(edge, wood.deep, () => 0.5, { count: 1, length: 30 })
  // What is under a board is in its shade.
  brush.fade(box(0, top + THICK, right, 12), brush.ink.dark, brush.ink.dark, 0.75, 0)
}

function paintPost(brush: Brush, { stuff, isMetal }: Shelving, x: number): void {
  const wood: Tone = stuffOf(brush, stuff)
  brush.form(box(x - 1.7, -2, 3.4, 104), wood, { isColumn: true, round: 0.8, rim: 0.5, sink: 0.4 })
  if (isMetal) for (let y = 3; y < 100; y += 5) brush.fill(box(x - 0.5, y, 1, 2.4, 0.5), brush.ink.dark, 0.8)
}

/** Stands what is kept there side by side, from both sides of where the thing will be outwards. */
function fillBoard(
  context: SKRSContext2D,
  look: { colors: ThingColors; keySide: number; shelving: Shelving; random: Random },
  { board, right, gap }: { board: number; right: number; gap?: { from: number; to: number } },
): void {
  const { colors, keySide, shelving, random } = look
  const { holds, tall } = shelving
  let i = Math.floor(random() * holds.length)
  const from = gap?.from ?? random() * right
  for (const way of [-1, 1] as const) {
    let at = way < 0 ? from : (gap?.to ?? from + 0.6)
    while (at > -2 && at < right + 2) {
      const prop = propNamed(holds[i++ % holds.length]!)!
      const high = ((tall * prop.metres) / 0.27) * (0.92 + random() * 0.14)
      const wide = high * prop.aspect
      context.save()
      context.translate(at + (way * wide) / 2, board - 0.3)
      context.scale(high, high)
      prop.draw(context, colors, keySide, random)
      context.restore()
      at += way * (wide + 0.4 + random() * 1.2)
    }
  }
}
