import { Path2D } from '@napi-rs/canvas'
import type { Random } from '@dayreel/storyboard/base'
import type { Thing } from '../painting.ts'
import type { Brush, Tone } from './brush.ts'
import { mixInk } from './inks.ts'
import { blob, limb, oval, union } from './shapes.ts'
import { sketch } from './sketch.ts'
import { stuffOf } from './stuffs.ts'

/** Leaves as many small strokes, in one fill. */
function leafSpray(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  count: number,
  size: number,
  random: Random,
): Path2D {
  const path = new Path2D()
  for (let i = 0; i < count; i++) {
    const turn = random() * Math.PI * 2
    const away = Math.sqrt(random())
    const leafX = x + Math.cos(turn) * radiusX * away
    const leafY = y + Math.sin(turn) * radiusY * away
    const long = size * (0.6 + random() * 0.7)
    const lean = random() * Math.PI
    const [tipX, tipY] = [Math.cos(lean) * long, Math.sin(lean) * long]
    path.moveTo(leafX - tipX, leafY - tipY)
    path.quadraticCurveTo(leafX - tipY, leafY + tipX, leafX + tipX, leafY + tipY)
    path.quadraticCurveTo(leafX + tipY, leafY - tipX, leafX - tipX, leafY - tipY)
  }
  return path
}

function paintCrown(
  brush: Brush,
  clumps: readonly (readonly [number, number, number])[],
  leaves: Tone,
  random: Random,
): void {
  const { fill, ink, side } = brush
  for (const [x, y, radius] of clumps) {
    fill(
      leafSpray(x, y + 1, radius * 1.1, radius * 0.95, Math.round(radius * 6), 1.5, random),
      mixInk(leaves.deep, ink.dark, 0.2),
    )
    fill(leafSpray(x, y, radius * 0.95, radius * 0.8, Math.round(radius * 6), 1.5, random), leaves.shade)
    fill(
      leafSpray(
        x + side * radius * 0.22,
        y - radius * 0.2,
        radius * 0.78,
        radius * 0.64,
        Math.round(radius * 5),
        1.3,
        random,
      ),
      leaves.mid,
    )
    fill(
      leafSpray(
        x + side * radius * 0.36,
        y - radius * 0.38,
        radius * 0.56,
        radius * 0.46,
        Math.round(radius * 4),
        1.1,
        random,
      ),
      leaves.lit,
    )
    fill(
      leafSpray(
        x + side * radius * 0.5,
        y - radius * 0.56,
        radius * 0.42,
        radius * 0.34,
        Math.round(radius * 1.4),
        0.9,
        random,
      ),
      leaves.rim,
    )
  }
}

function paintTree(brush: Brush, random: Random): void {
  const { form, contact, crease, grain } = brush
  const bark = stuffOf(brush, 'walnut')
  const leaves = stuffOf(brush, 'foliage')
  contact(0, 30)
  const trunk = union(
    blob([
      -10, 0, -10, 0, -5.4, -5, -4.2, -18, -4.6, -36, 4.6, -36, 4.4, -18, 5.8, -5, 11, 0, 11, 0, 4, -1.6, 0, 0, -4,
      -1.4,
    ]),
    limb([-2, -32, 3, -10, -46, 2.4, -20, -56, 1.4]),
    limb([2, -32, 3, 12, -46, 2.4, 22, -54, 1.4]),
    limb([0, -32, 3.2, 1, -50, 2.4, -2, -70, 1.2]),
  )
  paintCrown(
    brush,
    [
      [-18, -52, 13],
      [19, -52, 13],
      [0, -60, 15],
    ],
    { ...leaves, lit: leaves.shade, mid: leaves.shade, rim: leaves.mid },
    random,
  )
  form(trunk, bark, { round: 3, rim: 0.8, sink: 0.1 })
  grain(trunk, bark.deep, random, { count: 60, length: 9, turn: Math.PI / 2, width: 0.4, alpha: 0.6 })
  crease([-1, -34, 0.2, -2, -18, 0.6, -5, -2, 0.3], bark, 0.5)
  paintCrown(
    brush,
    [
      [-30, -50, 9],
      [31, -49, 9],
      [-22, -62, 13],
      [23, -62, 13],
      [-9, -52, 9],
      [12, -50, 8],
      [-17, -77, 12],
      [17, -77, 12],
      [0, -68, 13],
      [0, -86, 12],
    ],
    leaves,
    random,
  )
}

type Bough = { path: Path2D; radius: number }

/** A branch that divides; the same seed grows the same tree. */
function branches(
  x: number,
  y: number,
  turn: number,
  length: number,
  radius: number,
  random: Random,
  out: Bough[],
): void {
  const bend = (random() - 0.5) * 0.7
  const midX = x + Math.cos(turn) * length * 0.5
  const midY = y + Math.sin(turn) * length * 0.5
  const endX = midX + Math.cos(turn + bend) * length * 0.5
  const endY = midY + Math.sin(turn + bend) * length * 0.5
  out.push({ path: limb([x, y, radius, midX, midY, radius * 0.8, endX, endY, radius * 0.6]), radius })
  if (radius < 0.42) return
  const count = random() < 0.35 ? 3 : 2
  for (let i = 0; i < count; i++) {
    const spread = (i - (count - 1) / 2) * (0.8 + random() * 0.5) + (random() - 0.5) * 0.3
    branches(endX, endY, turn + bend * 0.6 + spread, length * (0.66 + random() * 0.16), radius * 0.6, random, out)
  }
}

function paintDeadTree(brush: Brush, random: Random): void {
  const { tone, form, contact, crease, grain, fill, ink } = brush
  const bark = tone(0.56, 'rim', 0.2)
  contact(0, 22)
  const trunk = blob([
    -13, 0, -13, 0, -6.4, -5, -5, -16, -5.2, -28, -4, -38, 0, -43, 4, -38, 5.4, -28, 4.6, -16, 7, -5, 14, 0, 14, 0, 6,
    -1.4, 2, 0.2, -5, -1.4,
  ])
  form(trunk, bark, { round: 3, rim: 0.9, sink: 0.1 })
  grain(trunk, bark.deep, random, { count: 70, length: 10, turn: Math.PI / 2, width: 0.4, alpha: 0.7 })
  grain(trunk, bark.lit, random, { count: 30, length: 8, turn: Math.PI / 2, width: 0.3, alpha: 0.4 })
  const boughs: Bough[] = []
  for (const [x, y, turn, length, radius] of [
    [-2, -35, -2.1, 18, 3.4],
    [2, -35, -1.05, 18, 3.4],
    [-2.4, -28, -2.8, 15, 2.4],
    [2.4, -26, -0.35, 15, 2.3],
    [0, -38, -1.6, 17, 3.6],
  ] as const)
    branches(x, y, turn, length, radius, random, boughs)
  const limbs = boughs.map(({ path }) => path)
  const tangle = new Path2D()
  for (const path of limbs) tangle.addPath(path)
  fill(tangle, bark.shade)
  const lit = new Path2D()
  for (const path of limbs) lit.addPath(path, { a: 1, b: 0, c: 0, d: 1, e: brush.side * 0.45, f: -0.3 })
  brush.inside(tangle, () => {
    fill(lit, bark.lit, 0.9)
    const shadow = new Path2D()
    for (const path of limbs) shadow.addPath(path, { a: 1, b: 0, c: 0, d: 1, e: -brush.side * 0.5, f: 0.3 })
    fill(shadow, bark.shade, 0.75)
  })
  const thick = union(...boughs.filter(({ radius }) => radius > 1).map(({ path }) => path))
  form(thick, bark, { round: 1.4, rim: 0.3, sink: 0 })
  grain(thick, bark.deep, random, { count: 110, length: 4, turn: 1.3, width: 0.3, alpha: 0.5 })
  crease([-2, -42, 0.2, 1, -24, 0.7, -4, -2, 0.3], bark, 0.6)
  fill(oval(1.4, -25, 1.8, 3.2, 0.1), ink.dark, 0.9)
}

function paintPine(brush: Brush, random: Random): void {
  const { form, contact, fill, side, ink } = brush
  const bark = stuffOf(brush, 'walnut')
  const needles = stuffOf(brush, 'needles')
  contact(0, 20)
  form(limb([0, -1, 2.6, 0, -40, 1.8, 0, -97, 0.4]), bark, { isColumn: true, rim: 0.5 })
  const tiers = 12
  for (let i = 0; i < tiers; i++) {
    const t = i / (tiers - 1)
    const y = -12 - t * 80
    const half = 25 * (1 - t) ** 0.85 + 2
    const drop = 9 - t * 4
    const strokes = (from: number, share: number, lift: number) => {
      const path = new Path2D()
      const count = Math.round((half * 2.6 + 8) * share)
      for (let k = 0; k < count; k++) {
        const across = from + (1.9 - Math.abs(from)) * (random() - 0.5)
        const reach = Math.max(-1, Math.min(1, across))
        const x = reach * half * (0.55 + random() * 0.45)
        const rootY = y - drop * 0.9 + Math.abs(x / half) * drop * 0.9 - lift
        const length = drop * (0.5 + random() * 0.6)
        path.moveTo(x - 0.9, rootY)
        path.quadraticCurveTo(x + reach * 2, rootY + length * 0.4, x + reach * 3.4, rootY + length)
        path.quadraticCurveTo(x + reach * 1.2 + 0.6, rootY + length * 0.4, x + 0.9, rootY)
        path.closePath()
      }
      return path
    }
    const skirt = [0, y - drop * 1.7, 0, y - drop * 1.7]
    for (let k = 0; k <= 8; k++) {
      const x = half - (k / 8) * half * 2
      skirt.push(x, y + (k % 2 ? -1.4 : 1.2) + Math.abs(x / half) * 1.4, x - half / 9, y - 2)
    }
    fill(blob(skirt), mixInk(needles.deep, ink.dark, 0.25))
    fill(strokes(0, 1.6, 0), needles.deep)
    fill(strokes(0, 1.2, 1), needles.shade)
    fill(strokes(side * 0.35, 0.9, 1.5), needles.mid)
    fill(strokes(side * 0.62, 0.5, 2), needles.lit)
    fill(strokes(side * 0.85, 0.2, 2.6), needles.rim)
  }
  fill(limb([0, -92, 0.8, 0, -100, 0.15]), needles.mid)
}

export const TREE_THINGS: readonly Thing[] = [
  sketch({
    name: 'tree',
    words: ['trees', 'oak', 'oaks', 'willow', 'maple', 'elm'],
    metres: 9,
    aspect: 0.86,
    where: 'ground',
    places: ['field', 'forest', 'village', 'lake'],
    paint: paintTree,
  }),
  sketch({
    name: 'dead tree',
    words: ['dead trees', 'bare tree', 'bare trees', 'leafless tree', 'branch', 'branches'],
    metres: 8,
    aspect: 0.9,
    where: 'ground',
    places: ['desert', 'field', 'ruins'],
    paint: paintDeadTree,
  }),
  sketch({
    name: 'pine',
    words: ['pines', 'pine tree', 'fir', 'firs', 'spruce', 'conifer', 'christmas tree', 'evergreen'],
    metres: 14,
    aspect: 0.58,
    where: 'ground',
    places: ['mountains', 'forest', 'ice'],
    paint: paintPine,
  }),
]
