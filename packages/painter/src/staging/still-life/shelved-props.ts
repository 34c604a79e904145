import type { Thing } from '../../painting.ts'
import type { Brush, Tone } from '../../things/brush.ts'
import { mixInk, type Ink } from '../../things/inks.ts'
import { box, curve, limb, oval, polygon, symmetric } from '../../things/shapes.ts'
import { paperOf, stuffOf } from '../../things/stuffs.ts'
import { clothOf, prop } from './props.ts'

type Random = () => number

/** Pale board that has browned. @param age 0…1. */
function cardboard(brush: Brush, age: number): Tone {
  const [pale, brown] = [stuffOf(brush, 'linen'), stuffOf(brush, 'leather')]
  const mix = (part: keyof Tone): Ink => mixInk(pale[part], brown[part], age)
  return { lit: mix('lit'), mid: mix('mid'), shade: mix('shade'), deep: mix('deep'), rim: mix('rim') }
}

/** Cardboard with a lid, a label that something is written on, and a hole for a finger. */
function paintArchiveBox(brush: Brush, random: Random): void {
  const board = cardboard(brush, 0.2 + random() * 0.55)
  const half = 62
  brush.form(box(-half, -92, half * 2, 92, 1), board, { round: 3, rim: 0.8, sink: 0.35, depth: 0.7 })
  brush.mottle(box(-half, -92, half * 2, 92), board.deep, random, { count: 9, size: 22, alpha: 0.07 })
  brush.form(box(-half - 3, -99, half * 2 + 6, 25, 1.4), board, { round: 2, rim: 1, sink: 0.3, depth: 0.7 })
  brush.fill(box(-half, -74, half * 2, 3), brush.ink.dark, 0.4)
  const label = box(-30, -58, 60, 30, 1)
  brush.fill(label, paperOf(brush).mid)
  brush.line(label, brush.ink.dark, 1, 0.5)
  for (const [y, wide] of [
    [-50, 44],
    [-43, 30 + random() * 14],
    [-36, 18 + random() * 20],
  ] as const)
    brush.line(curve([-24, y, -24 + wide * 0.4, y - 1.2, -24 + wide, y + 0.4]), stuffOf(brush, 'ink').mid, 1.5, 0.8)
  brush.fill(oval(0, -14, 8, 4.6), brush.ink.dark, 0.85)
}

const paintBookRow = (brush: Brush, random: Random): void => {
  let x = -78
  while (x < 70) {
    const wide = 8 + random() * 12
    const high = 66 + random() * 34
    const stuff = clothOf(brush, random)
    const spine = box(x, -high, wide, high, 1)
    brush.form(spine, stuff, { isColumn: true, round: 1.6, rim: 0.7, sink: 0.25 })
    const gold = stuffOf(brush, random() < 0.5 ? 'brass' : 'linen')
    for (const at of [0.12, 0.2, 0.86]) brush.fill(box(x + 1, -high * at - 2, wide - 2, 1.3), gold.mid, 0.7)
    if (random() < 0.5) brush.fill(box(x + wide * 0.25, -high * 0.72, wide * 0.5, high * 0.24), gold.mid, 0.45)
    x += wide + 0.5
  }
}

const paintBundles = (brush: Brush, random: Random): void => {
  let foot = 0
  for (let i = 0; i < 3; i++) {
    const high = 20 + random() * 9
    const half = 54 - random() * 10
    const paper = cardboard(brush, i % 2 ? 0.1 : 0.35)
    brush.form(box(-half, foot - high, half * 2, high, 2), paper, { round: 2, rim: 0.7, sink: 0.3, depth: 0.7 })
    for (let k = 1; k < 7; k++) {
      const y = foot - (high * k) / 7
      brush.line(curve([-half + 1, y, 0, y + random() * 1.4, half - 1, y]), brush.ink.dark, 0.6, 0.35)
    }
    for (const at of [-0.4, 0.4])
      brush.form(limb([half * at, foot, 1.2, half * at, foot - high, 1.2]), stuffOf(brush, 'rope'), {
        round: 0.5,
        rim: 0.3,
      })
    foot -= high
  }
}

const paintScrolls = (brush: Brush, random: Random): void => {
  for (const [x, y] of [
    [-34, -15],
    [0, -15],
    [34, -15],
    [-17, -43],
    [17, -43],
  ] as const) {
    const paper = cardboard(brush, random() * 0.3)
    brush.ball(x, y, 16.6, 15, paper, 0.6)
    for (const radius of [11, 7, 3.4]) brush.line(oval(x, y, radius), brush.ink.dark, 1, 0.5)
  }
}

const paintPreserve = (brush: Brush, random: Random): void => {
  const glass = stuffOf(brush, 'steel')
  const body = symmetric([0, -78, 26, -78, 33, -68, 33, -6, 28, 0, 0, 0])
  const inside = stuffOf(brush, (['brick', 'straw', 'needles', 'rose', 'autumn'] as const)[Math.floor(random() * 5)]!)
  brush.form(body, inside, { isColumn: true, round: 6, rim: 1.2 })
  brush.inside(body, () => {
    brush.fill(box(-40, -80, 80, 14), glass.lit, 0.5)
    brush.spot(brush.side * 18, -44, 8, 34, glass.rim, 0.8)
  })
  brush.fill(box(-17, -46, 34, 22, 2), paperOf(brush).mid, 0.9)
  brush.line(curve([-12, -38, 0, -39, 11, -37]), brush.ink.dark, 1.4, 0.5)
  const lid = symmetric([0, -98, 26, -96, 31, -82, 34, -74, 0, -77])
  brush.form(lid, brush.tone(0.85, 'accent', 0.6), { round: 3, rim: 0.8 })
}

const paintPlates = (brush: Brush): void => {
  for (const [x, radius] of [
    [26, 40],
    [-18, 46],
  ] as const) {
    brush.ball(x, -radius - 2, radius, radius, stuffOf(brush, 'china'), 0.9)
    brush.line(oval(x, -radius - 2, radius * 0.84), stuffOf(brush, 'blueprint').mid, 2, 0.7)
    brush.line(oval(x, -radius - 2, radius * 0.62), stuffOf(brush, 'china').shade, 1.4, 0.9)
  }
}

const paintCrate = (brush: Brush, random: Random): void => {
  const wood = stuffOf(brush, 'pine')
  brush.form(box(-64, -84, 128, 84), { ...wood, lit: wood.deep, mid: wood.deep }, { round: 2, rim: 0.3 })
  for (const y of [-84, -56, -28])
    brush.form(box(-66, y, 132, 23 + random() * 2), wood, { round: 1.6, rim: 0.8, sink: 0.2, depth: 0.7 })
  for (const x of [-62, 52]) brush.form(box(x, -86, 11, 86), wood, { round: 1.4, rim: 0.7 })
  brush.stroke([-20, -46, 1, 20, -44, 1], brush.ink.dark, 0.5)
}

const paintPots = (brush: Brush, random: Random): void => {
  for (const x of [-38, 0, 38]) {
    for (let i = 0; i < 9; i++) {
      const turn = -Math.PI / 2 + (random() - 0.5) * 2
      const long = 20 + random() * 26
      const [tipX, tipY] = [x + Math.cos(turn) * long * 0.7, -38 + Math.sin(turn) * long]
      brush.stroke([x, -36, 0.6, tipX, tipY, 0.4], stuffOf(brush, 'needles').deep)
      brush.form(oval(tipX, tipY, 6, 3.6, turn), stuffOf(brush, 'foliage'), { round: 1, rim: 0.5, sink: 0 })
    }
    brush.form(symmetric([0, -38, 17, -38, 13, 0, 0, 0], x), stuffOf(brush, 'brick'), {
      isColumn: true,
      round: 3,
      rim: 0.7,
    })
  }
}

const paintDemijohn = (brush: Brush): void => {
  const glass = stuffOf(brush, 'bottle')
  const body = symmetric([0, -99, 8, -99, 8, -84, 12, -76, 38, -50, 40, -18, 30, 0, 0, 0])
  brush.form(body, glass, { isColumn: true, round: 9, rim: 1.2 })
  brush.inside(body, () => brush.spot(brush.side * 18, -40, 7, 26, glass.rim, 0.9))
  brush.form(polygon([-6, -99, 6, -99, 5, -110, -5, -110]), stuffOf(brush, 'pine'), { round: 1, rim: 0.4 })
}

/** What stands on shelves, by its name; heights are those of a shelf's own room. */
export const SHELVED: ReadonlyMap<string, Thing> = new Map(
  [
    prop('archive box', 0.3, 1.34, paintArchiveBox),
    prop('book row', 0.26, 1.6, paintBookRow),
    prop('bundles', 0.24, 1.16, paintBundles),
    prop('scrolls', 0.18, 1.04, paintScrolls),
    prop('preserve', 0.2, 0.72, paintPreserve),
    prop('plates', 0.26, 1.36, paintPlates),
    prop('crate', 0.3, 1.34, paintCrate),
    prop('demijohn', 0.34, 0.84, paintDemijohn),
    prop('pots', 0.22, 1.2, paintPots),
  ].map((thing) => [thing.name, thing]),
)
