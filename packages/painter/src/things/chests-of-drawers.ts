import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { blob, box, curve, limb, oval, polygon } from './shapes.ts'
import { sketch } from './sketch.ts'
import { dimmed, paperOf, stuffOf } from './stuffs.ts'

/** The body of a chest, its feet and its top, without the drawers. */
function paintChest(brush: Brush, random: () => number): void {
  const { contact, form, fill, grain } = brush
  const wood = stuffOf(brush, 'walnut')
  contact(0, 50)
  for (const x of [-44, 36]) form(polygon([x, -9, x + 8, -9, x + 6.6, 0, x + 1.4, 0]), wood, { rim: 0.5 })
  const body = box(-47, -93, 94, 86, 1)
  form(body, wood, { round: 3, rim: 0.7, sink: 0.3 })
  grain(body, wood.deep, random, { count: 60, length: 26, width: 0.3, alpha: 0.35 })
  form(polygon([-51, -92, -45, -99, 45, -99, 51, -92]), wood, { round: 0.6, rim: 0.8, sink: 0 })
  form(box(-51, -92.4, 102, 3.6, 1), wood, { round: 1, rim: 0.7 })
  fill(box(-47, -88.8, 94, 2), wood.deep, 0.6)
}

/** The front of a drawer with two knobs and a keyhole. */
function paintFront(brush: Brush, random: () => number, y: number, tall: number, half: number): void {
  const { form, fill, ball, grain, ink, line } = brush
  const oak = stuffOf(brush, 'oak')
  const brass = stuffOf(brush, 'brass')
  fill(box(-half - 1, y - 1, half * 2 + 2, tall + 2, 1), oak.deep, 0.85)
  const front = box(-half, y, half * 2, tall, 1)
  form(front, oak, { round: 1.8, rim: 0.8, sink: 0.25 })
  grain(front, oak.deep, random, { count: 34, length: 24, width: 0.3, alpha: 0.4 })
  line(box(-half + 3, y + 3, half * 2 - 6, tall - 6, 0.6), oak.deep, 0.5, 0.6)
  for (const x of [-half * 0.56, half * 0.56]) {
    fill(oval(x + 0.8, y + tall * 0.58, 4.4, 4), ink.dark, 0.4)
    ball(x, y + tall * 0.48, 3.6, 3.6, brass)
  }
  form(oval(0, y + tall * 0.34, 1.9, 2.3), brass, { rim: 0.4 })
  fill(oval(0, y + tall * 0.34, 0.8, 1.2), ink.dark)
}

function paintClosedDrawer(brush: Brush, random: () => number): void {
  paintChest(brush, random)
  for (const y of [-84, -58, -32]) paintFront(brush, random, y, 23, 42)
}

/** Letters tied together, and one beside them. */
function paintLetters(brush: Brush, random: () => number): void {
  const { form, line, context, ink } = brush
  const paper = paperOf(brush)
  for (let i = 0; i < 6; i++) {
    const near = i / 5
    const [x, y] = [-20 + near * 3 + random() * 2, -82 + near * 14]
    form(box(x - 14, y - 8 + random() * 2, 28, 20, 0.6), i % 3 === 1 ? dimmed(paper) : paper, {
      round: 0.5,
      rim: 0.7,
    })
    if (i === 5) {
      line(curve([x - 14, y - 7, x - 1, y + 3, x + 1, y + 3, x + 14, y - 7]), paper.deep, 0.7, 0.7)
      form(limb([x - 4, y - 8, 1.1, x - 3.4, y + 13, 1.1]), stuffOf(brush, 'velvet'), { rim: 0.3 })
    }
  }
  context.save()
  context.translate(21, -69)
  context.rotate(0.22)
  form(box(-13, -8, 26, 16, 0.6), paper, { round: 0.5, rim: 0.7 })
  for (const y of [-4, -0.6, 2.8]) line(curve([-9, y, 0, y + 0.4, 8, y]), ink.dark, 0.5, 0.6)
  context.restore()
}

/** The back of a phone that lies on its face, a line of light round it. */
function paintPhone(brush: Brush): void {
  const { form, fill, line, ball, side, spot, ink } = brush
  const iron = stuffOf(brush, 'iron')
  const back = blob([-19, -81, -17, -82, 17, -82, 19, -81, 24.6, -65.6, 23, -64.4, -23, -64.4, -24.6, -65.6])
  spot(0, -72, 38, 14, ink.glow, 0.5)
  form(back, iron, { round: 1.6, rim: 0.8, sink: 0.1 })
  fill(polygon([side * 2, -82, side * 10, -82, side * 8, -64.6, side * -4, -64.6]), iron.rim, 0.14)
  line(back, ink.glow, 0.6, 0.8)
  form(box(-15.4, -80.6, 9.6, 6.4, 1.6), dimmed(iron), { round: 0.6, rim: 0.5 })
  for (const [x, y] of [
    [-13, -79],
    [-8.6, -79],
    [-11, -76],
  ] as const)
    ball(x, y, 1.5, 1.1, stuffOf(brush, 'steel'), 0.3)
}

/** The top drawer is out, seen a little from above. */
function paintOpenDrawer(brush: Brush, random: () => number, holds: 'letters' | 'phone'): void {
  const { form, fill, inside, ink } = brush
  const oak = stuffOf(brush, 'oak')
  paintChest(brush, random)
  for (const y of [-32]) paintFront(brush, random, y, 23, 42)
  fill(box(-43, -85, 86, 30, 0.6), ink.dark, 0.92)
  const within = polygon([-39, -83, 39, -83, 47, -62, -47, -62])
  form(within, dimmed(oak), { round: 0.6, rim: 0, sink: 0.3 })
  inside(polygon([-39, -96, 39, -96, 47, -58, -47, -58]), () => {
    if (holds === 'phone') paintPhone(brush)
    else paintLetters(brush, random)
  })
  const front = -64
  for (const side of [-1, 1])
    form(polygon([side * 39, -84, side * 41.4, -84, side * 50, front, side * 46.6, front]), oak, { rim: 0.5 })
  fill(box(-48, front + 27, 96, 9), ink.dark, 0.42)
  paintFront(brush, random, front, 27, 49.4)
}

export const CHEST_OF_DRAWERS_THINGS: readonly Thing[] = [
  sketch({
    name: 'open drawer',
    words: [
      'open drawers',
      'drawer',
      'opened a drawer',
      'opened the drawer',
      'opens the drawer',
      'in the drawer',
      'in a drawer',
    ],
    metres: 1.3,
    aspect: 1.06,
    where: 'ground',
    places: ['room'],
    paint: (brush, random) => paintOpenDrawer(brush, random, 'letters'),
  }),
  sketch({
    name: 'phone in a drawer',
    words: ['smartphone in a drawer', 'smartphone in the drawer', 'phone in the drawer'],
    metres: 1.3,
    aspect: 1.06,
    where: 'ground',
    places: ['room'],
    paint: (brush, random) => paintOpenDrawer(brush, random, 'phone'),
  }),
  sketch({
    name: 'closed drawer',
    words: [
      'closed drawers',
      'locked drawer',
      'shut drawer',
      'shut the drawer',
      'shuts the drawer',
      'closed the drawer',
      'closes the drawer',
      'close the drawer',
      'close the drawers',
      'drawer shut',
      'drawer closed',
      'chest of drawers',
    ],
    metres: 1.3,
    aspect: 1.06,
    where: 'ground',
    places: ['room'],
    paint: paintClosedDrawer,
  }),
]
