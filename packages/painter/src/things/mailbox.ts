import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { paintFish } from './fish.ts'
import { blob, box, curve, oval, polygon, union } from './shapes.ts'
import { sketch } from './sketch.ts'
import { dimmed, stuffOf } from './stuffs.ts'
import { paintPlanks } from './textures.ts'

/** On its post, open in front. @param holds what is seen in its mouth. */
function paintMailbox(brush: Brush, random: () => number, holds: 'letters' | 'fish'): void {
  const { contact, form, fill, inside, line, spot, ink, side, ball } = brush
  const paint = stuffOf(brush, 'paint')
  const oak = stuffOf(brush, 'oak')
  const paper = stuffOf(brush, 'paper')
  contact(0, 18)
  const post = box(-6, -62, 12, 62, 1)
  form(post, oak, { round: 2.4, rim: 0.8, sink: 0.3 })
  paintPlanks(brush, post, oak, random, { width: 12 })
  form(polygon([-6, -44, 6, -34, 30, -58, 22, -60]), oak, { round: 1.6, rim: 0.6 })
  form(box(-40, -64, 82, 4, 1), oak, { round: 1, rim: 0.7 })
  // A barrel on its side: its long flank, and the door in front, ajar with letters in it.
  const flank = blob([-14, -63, -14, -63, -14, -84, -8, -94, 4, -98, 30, -98, 38, -94, 42, -84, 42, -63, 42, -63])
  form(flank, paint, { round: 8, rim: 1.2, sink: 0.3 })
  inside(flank, () => {
    spot(16, -92, 24, 6, paint.rim, 0.7)
    line(curve([8, -98, 4, -84, 4, -63]), paint.deep, 0.6, 0.6)
    line(curve([28, -98, 26, -84, 26, -63]), paint.deep, 0.6, 0.6)
  })
  const mouth = blob([-41, -63, -41, -63, -41, -84, -36, -94, -27, -98, -18, -94, -13, -84, -13, -63, -13, -63])
  form(mouth, dimmed(paint), { round: 3, rim: 0.8 })
  const hollow = blob([-38, -64, -38, -64, -38, -83, -34, -91, -27, -94.6, -20, -91, -16, -83, -16, -64, -16, -64])
  fill(hollow, ink.dark, 0.9)
  const letters = () => {
    for (const [x, y, turn] of [
      [-31, -66, 0.14],
      [-27, -64.6, -0.1],
    ] as const) {
      brush.context.save()
      brush.context.translate(x, y)
      brush.context.rotate(turn)
      form(box(-9, -20, 20, 22, 0.6), paper, { round: 1, rim: 0.6 })
      line(curve([-9, -20, 1, -10, 11, -20]), paper.deep, 0.6, 0.8)
      brush.context.restore()
    }
    fill(oval(-27, -70, 2), stuffOf(brush, 'velvet').lit)
  }
  if (holds === 'letters') inside(hollow, letters)
  form(polygon([-41, -63, -13, -63, -17, -52, -45, -54]), paint, { round: 1.4, rim: 0.8 })
  ball(-31, -55, 1.6, 1.6, stuffOf(brush, 'brass'))
  if (holds === 'fish') putFishInMouth(brush, random)
  // The flag is up.
  form(box(16, -82, 2, 3), stuffOf(brush, 'steel'), { rim: 0.2 })
  form(union(box(15, -96, 2.4, 18), box(15, -97, 14, 8, 0.8)), stuffOf(brush, 'straw'), { round: 0.8, rim: 0.5 })
  ball(16.2, -79, 1.6, 1.6, stuffOf(brush, 'steel'))
  fill(oval(side * 4, -0.6, 14, 1.4), ink.dark, 0.3)
}

/** Its head and half of it are out, and some of the sea with it. */
function putFishInMouth(brush: Brush, random: () => number): void {
  const { context, inside, fill, spot, ink } = brush
  inside(polygon([-90, -110, -17, -110, -17, -40, -90, -40]), () => {
    context.save()
    context.translate(-29, -62)
    context.rotate(-0.08)
    context.scale(-0.31, 0.31)
    paintFish(brush, random)
    context.restore()
    spot(-18, -78, 6, 14, ink.dark, 0.6)
  })
  const water = stuffOf(brush, 'steel')
  for (const [x, y, tall] of [
    [-41, -50, 5],
    [-35, -46, 7],
    [-28, -49, 4],
    [-44, -40, 3.4],
    [-33, -34, 3],
  ] as const)
    fill(blob([x, y - tall, x, y - tall, x + 1.2, y, x, y + 1.2, x - 1.2, y]), water.rim, 0.8)
}

export const MAILBOX_THINGS: readonly Thing[] = [
  sketch({
    name: 'mailbox',
    words: ['mailboxes', 'letterbox', 'letter box', 'post box', 'postbox', 'mail box', 'postman', 'mailman'],
    metres: 1.2,
    aspect: 0.9,
    where: 'ground',
    places: ['road', 'village', 'street'],
    paint: (brush, random) => paintMailbox(brush, random, 'letters'),
  }),
  sketch({
    name: 'fish in a mailbox',
    words: ['fish in the mailbox', 'fish in a letterbox', 'fish in the letterbox'],
    metres: 1.2,
    aspect: 0.9,
    where: 'ground',
    places: ['street', 'village', 'road'],
    paint: (brush, random) => paintMailbox(brush, random, 'fish'),
  }),
]
