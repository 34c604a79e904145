import { Path2D } from '@napi-rs/canvas'
import type { Random } from '@dayreel/storyboard/base'
import type { Brush, Tone } from './brush.ts'
import { mixInk } from './inks.ts'
import { box, curve } from './shapes.ts'

/** Boards side by side within a shape, upright unless `isLevel`: seams, grain, a knot here and there. */
export function paintPlanks(
  brush: Brush,
  path: Path2D,
  stuff: Tone,
  random: Random,
  options: { width?: number; isLevel?: boolean } = {},
): void {
  const { width = 7, isLevel = false } = options
  const { inside, fill, line, grain, side } = brush
  const [left, top, right, bottom] = path.getBounds()
  inside(path, () => {
    const span = isLevel ? bottom - top : right - left
    for (let offset = 0; offset < span; offset += width) {
      const board = isLevel
        ? box(left, top + offset, right - left, width)
        : box(left + offset, top, width, bottom - top)
      fill(board, random() < 0.5 ? stuff.deep : stuff.lit, 0.05 + random() * 0.13)
      const seam = isLevel ? box(left, top + offset, right - left, 0.5) : box(left + offset, top, 0.5, bottom - top)
      fill(seam, stuff.deep, 0.8)
      const edge = isLevel
        ? box(left, top + offset + 0.5, right - left, 0.35)
        : box(left + offset + (side < 0 ? 0.5 : -0.35), top, 0.35, bottom - top)
      fill(edge, stuff.lit, 0.4)
    }
    for (let i = 0; i < span / width / 2; i++) {
      const x = left + (right - left) * random()
      const y = top + (bottom - top) * random()
      for (const radius of [0.7, 1.3]) {
        const knot = new Path2D()
        knot.ellipse(x, y, isLevel ? radius * 1.6 : radius, isLevel ? radius : radius * 1.6, 0, 0, 7)
        line(knot, stuff.deep, 0.3, 0.5)
      }
    }
  })
  grain(path, stuff.deep, random, { count: 46, length: 16, turn: isLevel ? 0 : Math.PI / 2, width: 0.28, alpha: 0.4 })
  grain(path, stuff.lit, random, { count: 22, length: 12, turn: isLevel ? 0 : Math.PI / 2, width: 0.22, alpha: 0.3 })
}

/** Courses of cut stone or brick within a shape, each stone with its own tone and a lit upper edge. */
export function paintMasonry(
  brush: Brush,
  path: Path2D,
  stuff: Tone,
  random: Random,
  options: { course?: number; stone?: number; strength?: number } = {},
): void {
  const { course = 5, stone = 8, strength = 1 } = options
  const { inside, fill } = brush
  const [left, top, right, bottom] = path.getBounds()
  const bright = new Path2D()
  const dim = new Path2D()
  const joints = new Path2D()
  const edges = new Path2D()
  let isOdd = false
  for (let y = bottom; y > top; y -= course) {
    isOdd = !isOdd
    let x = left - stone * (isOdd ? 0.5 : 0) - random() * stone * 0.2
    while (x < right) {
      const width = stone * (0.75 + random() * 0.5)
      const fate = random()
      if (fate < 0.35) bright.rect(x, y - course, width, course)
      else if (fate < 0.7) dim.rect(x, y - course, width, course)
      joints.rect(x, y - course, course * 0.07, course)
      edges.rect(x + course * 0.12, y - course + course * 0.08, width - course * 0.2, course * 0.08)
      x += width
    }
    joints.rect(left, y - course * 0.04, right - left, course * 0.08)
  }
  inside(path, () => {
    fill(bright, stuff.lit, 0.13 * strength)
    fill(dim, stuff.deep, 0.2 * strength)
    fill(joints, stuff.deep, 0.6 * strength)
    fill(edges, stuff.lit, 0.28 * strength)
  })
}

/** Rows of overlapping tiles, shingles or scales within a shape. */
export function paintTiles(
  brush: Brush,
  path: Path2D,
  stuff: Tone,
  random: Random,
  options: { row?: number; tile?: number } = {},
): void {
  const { row = 3.4, tile = 4 } = options
  const { inside, fill, line } = brush
  const [left, top, right, bottom] = path.getBounds()
  const arcs = new Path2D()
  const bright = new Path2D()
  const dim = new Path2D()
  let isOdd = false
  for (let y = top; y < bottom + row; y += row) {
    isOdd = !isOdd
    for (let x = left - (isOdd ? tile / 2 : 0); x < right; x += tile) {
      arcs.moveTo(x, y)
      arcs.bezierCurveTo(x + tile * 0.1, y + row * 0.7, x + tile * 0.9, y + row * 0.7, x + tile, y)
      const fate = random()
      if (fate < 0.25) bright.rect(x, y - row * 0.4, tile, row * 0.9)
      else if (fate < 0.6) dim.rect(x, y - row * 0.4, tile, row * 0.9)
    }
  }
  inside(path, () => {
    fill(bright, stuff.lit, 0.14)
    fill(dim, stuff.deep, 0.16)
    line(arcs, stuff.deep, 0.5, 0.6)
    brush.context.translate(0, -0.45)
    line(arcs, stuff.lit, 0.25, 0.4)
  })
}

/** A round face with hour strokes, minute ticks and two hands (turns of a full circle, 0 at the top). */
export function paintDial(brush: Brush, x: number, y: number, radius: number, hour: number, minute: number): void {
  const { tone, fill, line, spot, side, inside, ink, context, crescent } = brush
  const paper = tone(0.98, 'rim', 0.25)
  const disc = new Path2D()
  disc.arc(x, y, radius, 0, 7)
  fill(disc, mixInk(paper.lit, paper.mid, 0.35))
  inside(disc, () => {
    spot(x + side * radius * 0.4, y - radius * 0.4, radius * 1.1, radius * 1.1, paper.rim, 0.6)
    for (const share of [0.16, 0.1, 0.05]) crescent(disc, -side * radius * share, radius * share, ink.dark, 0.2)
    spot(x - side * radius * 0.8, y + radius * 0.8, radius * 1.1, radius * 1.1, paper.shade, 0.5)
  })
  const at = (turn: number, distance: number) =>
    [
      x + Math.sin(turn * Math.PI * 2) * radius * distance,
      y - Math.cos(turn * Math.PI * 2) * radius * distance,
    ] as const
  const strokes = new Path2D()
  const ticks = new Path2D()
  for (let i = 0; i < 60; i++) {
    const turn = i / 60
    if (i % 5) {
      ticks.moveTo(...at(turn, 0.9))
      ticks.lineTo(...at(turn, 0.94))
      continue
    }
    const bars = i % 15 === 0 ? [-0.011, 0.011] : [0]
    for (const aside of bars) {
      strokes.moveTo(...at(turn + aside, 0.68))
      strokes.lineTo(...at(turn + aside * 0.85, 0.84))
    }
  }
  line(ticks, ink.dark, radius * 0.018, 0.8)
  context.save()
  context.lineCap = 'butt'
  line(strokes, ink.dark, radius * 0.055, 0.9)
  context.restore()
  for (const distance of [0.64, 0.88, 0.96]) {
    const ring = new Path2D()
    ring.arc(x, y, radius * distance, 0, 7)
    line(ring, ink.dark, radius * 0.012, 0.6)
  }
  const paintHand = (turn: number, length: number, width: number) => {
    const hand = [at(turn + 0.5, length * 0.22), at(turn, length * 0.4), at(turn, length)] as const
    const points = hand.flat()
    const shadow = curve(points)
    context.save()
    context.translate(-side * radius * 0.03, radius * 0.035)
    line(shadow, ink.dark, width * 1.2, 0.25)
    context.restore()
    brush.stroke(
      [
        ...hand[0],
        width * 0.5,
        ...hand[1],
        width * 0.62,
        ...at(turn, length * 0.72),
        width * 0.7,
        ...hand[2],
        width * 0.06,
      ],
      mixInk(ink.dark, ink.shade, 0.12),
    )
    line(curve([...hand[1], ...hand[2]]), ink.rim, width * 0.12, 0.5)
  }
  paintHand(hour, 0.52, radius * 0.085)
  paintHand(minute, 0.82, radius * 0.06)
  const boss = new Path2D()
  boss.arc(x, y, radius * 0.075, 0, 7)
  brush.form(boss, tone(0.7, 'glow', 0.5), { round: radius * 0.04, rim: radius * 0.015 })
}
