import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { box, curve, limb, oval, polygon, union, without } from './shapes.ts'
import { sketch } from './sketch.ts'
import { dimmed, stuffOf } from './stuffs.ts'
import { paintPlanks } from './textures.ts'

function paintBox(brush: Brush, random: () => number): void {
  const { contact, form, fill, inside, ink, line, spot, ball, crease, side, context } = brush
  const wood = stuffOf(brush, 'pine')
  const brass = stuffOf(brush, 'brass')
  contact(0, 66)
  // The front, and the side that is seen with it.
  const front = polygon([-64, -62, 34, -58, 34, 0, -64, -3])
  const end = polygon([34, -58, 66, -66, 66, -10, 34, 0])
  const [near, far] = side < 0 ? [wood, dimmed(wood)] : [dimmed(wood), wood]
  form(front, near, { round: 2, rim: 0.7, sink: 0.3 })
  paintPlanks(brush, front, near, random, { width: 15, isLevel: true })
  form(end, far, { round: 2, rim: 0.6, sink: 0.3 })
  paintPlanks(brush, end, far, random, { width: 15, isLevel: true })
  for (const [shape, stuff] of [
    [polygon([-64, -62, -55, -61.6, -55, -2.8, -64, -3]), near],
    [polygon([25, -58.4, 34, -58, 34, 0, 25, -0.4]), near],
    [polygon([34, -58, 41, -59.8, 41, -2, 34, 0]), far],
    [polygon([59, -64.2, 66, -66, 66, -10, 59, -7.8]), far],
  ] as const) {
    form(shape, stuff, { round: 1, rim: 0.6 })
    const [left, top, right, bottom] = shape.getBounds()
    for (const y of [top + 6, bottom - 6]) ball((left + right) / 2, y, 1, 1, brass, 0.2)
  }
  fill(polygon([-64, -62, 34, -58, 66, -66, 66, -60, 34, -51, -64, -55]), ink.dark, 0.4)
  // The lid, a hand's breadth open.
  const lid = polygon([-68, -80, 36, -74, 36, -60, -68, -66])
  const lidEnd = polygon([36, -74, 70, -84, 70, -69, 36, -60])
  const top = polygon([-68, -80, -30, -98, 66, -95, 70, -84, 36, -74])
  form(top, wood, { round: 1.6, rim: 0.8, sink: 0, depth: 0.6 })
  inside(top, () => {
    for (const share of [0.33, 0.66])
      crease([-68 + 38 * share, -80 - 18 * share, 0.3, 36 + 32 * share, -74 - 16 * share, 0.3], wood, 0.7)
    spot(side * 24, -90, 40, 10, wood.rim, 0.4)
  })
  form(lid, near, { round: 1.4, rim: 0.8, sink: 0.2 })
  form(lidEnd, far, { round: 1.2, rim: 0.5, sink: 0.2 })
  brush.grain(lid, near.deep, random, { count: 26, length: 24, turn: 0.05, width: 0.3, alpha: 0.4 })
  context.save()
  context.translate(-15, -62)
  context.rotate(0.045)
  form(box(-7, -6, 14, 17, 2), brass, { round: 1.6, rim: 0.6 })
  fill(union(oval(0, 2, 2), polygon([-0.9, 2, 0.9, 2, 1.6, 8, -1.6, 8])), ink.dark, 0.9)
  for (const [x, y] of [
    [-5, -4],
    [5, -4],
  ] as const)
    fill(oval(x, y, 0.7), brass.deep)
  context.restore()
  const handle = limb([45, -34, 1.3, 47, -27, 1.5, 55, -29, 1.5, 57, -37, 1.3])
  form(handle, stuffOf(brush, 'iron'), { rim: 0.5 })
  line(curve([-63, -4, 33, -1]), wood.deep, 0.5, 0.6)
}

function paintChest(brush: Brush, random: () => number): void {
  const { contact, form, fill, inside, ink, spot, ball, side, line, mottle } = brush
  const iron = stuffOf(brush, 'iron')
  const dark = dimmed(iron)
  const brass = stuffOf(brush, 'brass')
  contact(0, 64)
  for (const x of [-54, 54]) form(box(x - 8, -6, 16, 6, 1.6), dark, { round: 1, rim: 0.4 })
  const body = box(-63, -58, 126, 54, 2)
  form(body, iron, { round: 6, rim: 1.1, sink: 0.3 })
  mottle(body, stuffOf(brush, 'leather').mid, random, { count: 16, size: 9, alpha: 0.09 })
  const lid = polygon([-65, -60, -62, -78, -50, -91, -30, -98, 30, -98, 50, -91, 62, -78, 65, -60])
  form(lid, iron, { round: 9, rim: 1.3, sink: 0.25 })
  inside(lid, () => spot(side * 26, -92, 34, 12, iron.rim, 0.5))
  mottle(lid, stuffOf(brush, 'leather').mid, random, { count: 12, size: 8, alpha: 0.08 })
  fill(box(-64, -61, 128, 4), ink.dark, 0.8)
  // Straps over all of it, riveted.
  for (const x of [-46, 0, 46]) {
    const strap = union(box(x - 7, -58, 14, 54), polygon([x - 7, -60, x - 6.4, -97.6, x + 6.4, -97.6, x + 7, -60]))
    inside(union(body, lid), () => {
      form(strap, dark, { round: 1.4, rim: 0.8, sink: 0.2 })
      for (const y of [-8, -18, -28, -38, -50, -66, -76, -86, -94]) ball(x, y, 1.9, 1.9, iron, 0.4)
    })
  }
  for (const y of [-56, -11]) {
    const band = box(-63, y, 126, 7)
    form(band, dark, { round: 1.2, rim: 0.6, sink: 0.2 })
    for (let x = -58; x <= 58; x += 11.6) ball(x, y + 3.5, 1.5, 1.5, iron, 0.3)
  }
  const plate = box(-13, -62, 26, 31, 3)
  form(plate, brass, { round: 3, rim: 0.9 })
  line(box(-11, -60, 22, 27, 2), brass.deep, 0.6, 0.7)
  fill(union(oval(0, -49, 3.6), polygon([-1.5, -49, 1.5, -49, 3, -38, -3, -38])), ink.dark)
  line(curve([side * 3, -51.6, side * 3.4, -47]), brass.rim, 0.5, 0.8)
  for (const way of [-1, 1]) {
    const ring = without(oval(way * 57, -31, 8, 9.6), oval(way * 57, -31, 5.4, 6.8))
    form(ring, brass, { round: 1, rim: 0.5 })
    form(box(way * 57 - 4, -44, 8, 6, 1), dark, { rim: 0.5 })
  }
}

export const BOX_THINGS: readonly Thing[] = [
  sketch({
    name: 'box',
    words: ['boxes', 'crate', 'crates', 'carton', 'wooden box', 'archive box', 'tin box', 'package', 'packages'],
    metres: 0.19,
    aspect: 1.4,
    where: 'ground',
    places: ['room', 'library', 'corridor'],
    paint: paintBox,
  }),
  sketch({
    name: 'chest',
    words: [
      'chests',
      'strongbox',
      'strong box',
      'iron box',
      'iron chest',
      'treasure chest',
      'treasure',
      'treasures',
      'safe box',
      'steel box',
    ],
    metres: 0.6,
    aspect: 1.32,
    where: 'ground',
    places: ['corridor', 'room', 'coast', 'ruins'],
    paint: paintChest,
  }),
]
