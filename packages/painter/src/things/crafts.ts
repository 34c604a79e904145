import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { blob, box, curve, limb, oval, polygon, union, without } from './shapes.ts'
import { sketch } from './sketch.ts'
import { dimmed, stuffOf } from './stuffs.ts'
import { paintPlanks } from './textures.ts'

function paintEasel(brush: Brush, random: () => number): void {
  const { contact, form, fill, inside, ink, spot, fade, context, stroke, grain } = brush
  const oak = stuffOf(brush, 'oak')
  contact(0, 36)
  form(limb([2, -96, 1.6, 6, -50, 1.6, 9, -3, 1.8]), dimmed(oak), { rim: 0.3 })
  for (const way of [-1, 1])
    form(limb([way * 5, -98, 1.8, way * 17, -50, 2, way * 31, -1.4, 2.2]), oak, { round: 1, rim: 0.6 })
  form(box(-30, -27, 60, 4.4, 1), oak, { round: 1.2, rim: 0.7 })
  form(box(-12, -98, 24, 3.4, 1), oak, { round: 1, rim: 0.5 })
  // The canvas: a sea and a low sun in broad strokes, its lower corner still bare.
  fill(box(-32, -87, 66, 60, 0.6), ink.dark, 0.35)
  const canvas = box(-34, -89, 68, 61, 0.8)
  form(canvas, stuffOf(brush, 'flour'), { round: 1, rim: 0.8, sink: 0.05 })
  const picture = box(-31.6, -86.6, 63.2, 56)
  inside(picture, () => {
    fade(box(-32, -87, 64, 32), mixInk(stuffOf(brush, 'blueprint').lit, ink.accent, 0.3), stuffOf(brush, 'straw').lit)
    for (let i = 0; i < 40; i++) {
      const [x, y] = [-32 + random() * 64, -86 + random() * 28]
      stroke(
        [x - 7, y, 0.4, x, y + (random() - 0.5) * 2, 1.5, x + 7, y, 0.4],
        i % 3 === 0 ? ink.rim : i % 3 === 1 ? stuffOf(brush, 'crust').lit : stuffOf(brush, 'blueprint').lit,
        0.4,
      )
    }
    spot(8, -58, 16, 12, ink.rim, 0.8)
    fill(oval(8, -59, 5), stuffOf(brush, 'straw').rim)
    fill(box(-32, -56, 64, 30), stuffOf(brush, 'blueprint').mid)
    for (let i = 0; i < 44; i++) {
      const y = -55 + random() * 24
      const x = -32 + random() * 64
      stroke(
        [x - 6, y, 0.3, x, y + 0.6, 1.1, x + 6, y, 0.3],
        Math.abs(x - 8) < 10 && i % 2
          ? stuffOf(brush, 'straw').lit
          : i % 3
            ? stuffOf(brush, 'blueprint').lit
            : stuffOf(brush, 'blueprint').shade,
        0.7,
      )
    }
    fill(polygon([-19, -52, -19, -70, -8, -54]), stuffOf(brush, 'flour').lit)
    fill(polygon([-25, -52, -7, -52, -10, -48, -22, -48]), stuffOf(brush, 'velvet').mid)
    for (let i = 0; i < 9; i++)
      stroke([14 + i * 2, -27 - random() * 3, 1.5, 24 + i, -33 - random() * 3, 0.6], stuffOf(brush, 'flour').lit)
  })
  grain(canvas, ink.dark, random, { count: 20, length: 6, width: 0.15, alpha: 0.1 })
  // A palette that hangs from the ledge, and a brush.
  context.save()
  context.translate(17, -15)
  context.rotate(0.3)
  form(
    without(blob([-15, -2, -11, -10, 2, -12, 14, -7, 16, 2, 8, 8, 3, 4, -4, 8, -12, 7]), oval(5, 2.4, 2.2)),
    stuffOf(brush, 'pine'),
    { round: 1.4, rim: 0.8 },
  )
  for (const [x, y, stuff] of [
    [-10, -1, 'paint'],
    [-6, -6.4, 'straw'],
    [1, -8, 'flour'],
    [8, -5, 'blueprint'],
    [-7, 4, 'bottle'],
  ] as const)
    form(oval(x, y, 2.6, 1.9), stuffOf(brush, stuff), { round: 0.6, rim: 0.4 })
  context.restore()
  form(limb([-22, -30, 0.7, -7, -45, 0.9]), stuffOf(brush, 'walnut'), { rim: 0.3 })
  form(limb([-7, -45, 1.1, -3.6, -48.6, 1.4, -1, -51.6, 0.2]), stuffOf(brush, 'velvet'), { rim: 0.3 })
}

function paintTools(brush: Brush, random: () => number): void {
  const { contact, form, fill, ink, line, context, grain, crease } = brush
  const pine = stuffOf(brush, 'pine')
  const oak = stuffOf(brush, 'oak')
  const steel = stuffOf(brush, 'steel')
  const iron = stuffOf(brush, 'iron')
  contact(0, 68)
  form(polygon([-64, -42, 64, -42, 60, -34, -60, -34]), dimmed(oak), { rim: 0.3 })
  // A saw, a hammer, a screwdriver and pliers stand in it.
  context.save()
  context.translate(-30, -29)
  context.rotate(-0.34)
  form(polygon([-6, 6, 11, 6, 7, -52, -1, -52]), steel, { round: 1.4, rim: 0.6 })
  for (let i = 0; i < 15; i++)
    fill(
      polygon([-6 + i * 0.34, 5 - i * 3.7, -8.4 + i * 0.34, 3.4 - i * 3.7, -5.6 + i * 0.34, 1.8 - i * 3.7]),
      steel.mid,
    )
  form(
    without(
      blob([-5, -50, -5, -50, 10, -51, 14, -60, 9, -70, 0, -70, -6, -62]),
      blob([0, -54, 7, -55, 9, -60, 6, -65, 1, -65, -1, -60]),
    ),
    oak,
    { round: 1.6, rim: 0.8 },
  )
  context.restore()
  context.save()
  context.translate(10, -29)
  context.rotate(0.14)
  form(limb([0, 6, 2.6, 0, -30, 2.6, 0, -52, 2.2]), pine, { round: 1.4, rim: 0.6 })
  form(union(box(-13, -63, 24, 11, 1.6), polygon([-12, -62, -24, -66, -25, -62, -13, -54])), iron, {
    round: 2,
    rim: 0.9,
  })
  form(box(9, -65, 7, 15, 1.6), iron, { round: 1.4, rim: 0.7 })
  context.restore()
  context.save()
  context.translate(38, -34)
  context.rotate(0.42)
  form(box(-1.6, -22, 3.2, 30), steel, { isColumn: true, rim: 0.3 })
  form(
    blob([-4, -20, -4, -20, -5, -28, -4.4, -44, 0, -48, 4.4, -44, 5, -28, 4, -20, 4, -20]),
    stuffOf(brush, 'paint'),
    { isColumn: true, round: 1.4, rim: 0.7 },
  )
  for (const x of [-2, 0, 2]) line(curve([x, -24, x, -42]), stuffOf(brush, 'paint').deep, 0.5, 0.7)
  context.restore()
  // The box: two ends, a pole between them to carry it by, the front.
  for (const x of [-64, 56])
    form(polygon([x, 0, x, -46, x + 2, -64, x + 6, -64, x + 8, -46, x + 8, 0]), oak, {
      round: 1.6,
      rim: 0.7,
      sink: 0.2,
    })
  form(limb([-60, -58, 2.2, 60, -58, 2.2]), oak, { round: 1.2, rim: 0.7 })
  grain(box(-60, -60, 120, 4), oak.deep, random, { count: 16, length: 24, width: 0.3, alpha: 0.4 })
  const front = polygon([-62, -36, 62, -36, 62, 0, -62, 0])
  form(front, pine, { round: 3, rim: 0.9, sink: 0.3 })
  paintPlanks(brush, front, pine, random, { width: 18, isLevel: true })
  for (const x of [-58, 58]) for (const y of [-30, -18, -6]) brush.ball(x, y, 1.1, 1.1, iron, 0)
  crease([-60, -36, 0.2, 60, -36, 0.3], pine, 0.4)
  fill(box(-60, -35, 120, 3), ink.dark, 0.2)
}

function paintScales(brush: Brush): void {
  const { contact, form, fill, line, ball, ink, side, spot } = brush
  const brass = stuffOf(brush, 'brass')
  const oak = stuffOf(brush, 'walnut')
  contact(0, 34)
  form(box(-32, -8, 64, 8, 1.4), oak, { round: 2, rim: 0.8 })
  form(blob([-14, -8, -14, -8, -8, -13, -4, -20, 4, -20, 8, -13, 14, -8, 14, -8]), brass, { isColumn: true, rim: 0.6 })
  form(limb([0, -18, 2.6, 0, -40, 1.8, 0, -60, 2.8, 0, -84, 1.8]), brass, { isColumn: true, round: 1, rim: 0.6 })
  form(limb([-50, -78, 1.3, -24, -86, 1.9, 0, -87, 2.6, 24, -82, 1.9, 50, -70, 1.3]), brass, { round: 1, rim: 0.7 })
  ball(0, -88, 4, 4, brass)
  form(polygon([-2, -92, 0, -99, 2, -92]), brass, { rim: 0.4 })
  for (const [x, top, bottom, way] of [
    [-50, -77, -40, -1],
    [50, -69, -30, 1],
  ] as const) {
    for (const off of [-17, 0, 17]) line(curve([x, top, x + off, bottom]), off === 0 ? brass.shade : brass.mid, 0.8)
    ball(x, top, 1.7, 1.7, brass, 0)
    fill(oval(x, bottom, 19, 2.6), brass.deep)
    if (way > 0) {
      for (const [dx, dy] of [
        [-6, -2],
        [6, -2],
        [0, -3],
        [0, -8],
      ] as const)
        form(oval(x + dx, bottom + dy, 7, 3.4), stuffOf(brush, 'straw'), { round: 1, rim: 0.6 })
    } else {
      const plume = blob([
        x - 12,
        bottom - 1,
        x - 4,
        bottom - 10,
        x + 12,
        bottom - 17,
        x + 16,
        bottom - 14,
        x + 6,
        bottom - 4,
      ])
      form(plume, stuffOf(brush, 'china'), { round: 1.6, rim: 0.7 })
      line(curve([x - 13, bottom, x, bottom - 8, x + 15, bottom - 15]), stuffOf(brush, 'china').deep, 0.6)
    }
    form(
      blob([
        x - 20,
        bottom - 0.6,
        x - 20,
        bottom - 0.6,
        x - 14,
        bottom + 7,
        x,
        bottom + 9,
        x + 14,
        bottom + 7,
        x + 20,
        bottom - 0.6,
        x + 20,
        bottom - 0.6,
        x,
        bottom + 2,
      ]),
      brass,
      { round: 2.4, rim: 0.8 },
    )
    spot(x + side * 8, bottom + 3, 6, 3, ink.rim, 0.6)
  }
}

export const CRAFT_THINGS: readonly Thing[] = [
  sketch({
    name: 'easel',
    words: [
      'easels',
      'painting',
      'paintings',
      'canvas',
      'canvases',
      'wet paint',
      'paintbrush',
      'paintbrushes',
      'palette',
      'masterpiece',
    ],
    metres: 1.8,
    aspect: 0.76,
    where: 'ground',
    places: ['room', 'field'],
    paint: paintEasel,
  }),
  sketch({
    name: 'tools',
    words: ['tool', 'toolbox', 'hammer', 'hammers', 'screwdriver', 'wrench', 'pliers', 'mallet'],
    metres: 0.3,
    aspect: 1.36,
    where: 'ground',
    places: ['room', 'machine'],
    paint: paintTools,
  }),
  sketch({
    name: 'scales',
    words: ['scale', 'balance', 'weighing scale', 'weighing scales', 'justice'],
    metres: 0.45,
    aspect: 1.4,
    where: 'ground',
    places: ['room', 'library'],
    paint: paintScales,
  }),
]
