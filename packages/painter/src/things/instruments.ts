import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { blob, box, curve, limb, oval, polygon, symmetric } from './shapes.ts'
import { sketch } from './sketch.ts'
import { stuffOf } from './stuffs.ts'

function paintPiano(brush: Brush, random: () => number): void {
  const { tone, form, contact, fill, ink, line, inside, spot, crease } = brush
  const lacquer = tone(0.24, 'accent', 0.15)
  const ivory = tone(1, 'rim', 0.3)
  const brass = tone(0.95, 'glow', 0.65)
  contact(4, 72)
  const lid = blob([
    -66, -54, -66, -54, -60, -70, -36, -90, -6, -98, 24, -98, 46, -88, 56, -74, 66, -52, 66, -52, 20, -52,
  ])
  form(lid, lacquer, { round: 4, rim: 1.2, sink: 0.1 })
  inside(lid, () => {
    spot(0, -56, 60, 20, ink.glow, 0.25)
    fill(blob([-30, -54, -10, -76, 24, -92, 34, -88, 4, -70, -10, -54]), ink.rim, 0.13)
  })
  form(limb([44, -52, 0.9, 36, -84, 0.7]), brass, { rim: 0.3 })
  const frame = polygon([-66, -54, 66, -54, 64, -47, -64, -47])
  fill(frame, mixInk(ink.glow, ink.dark, 0.45))
  inside(frame, () => {
    for (let i = 0; i < 40; i++)
      line(curve([-64 + i * 3.3, -47, -56 + i * 3.1, -54]), i % 2 ? ink.rim : ink.dark, 0.3, 0.6)
  })
  for (const [x, top] of [
    [-52, -30],
    [54, -30],
    [14, -32],
  ] as const) {
    form(symmetric([0, top, 5, top, 6, top + 6, 3.4, top + 11, 2.4, -6, 3.6, -4.4, 0, -3], x), lacquer, {
      isColumn: true,
      rim: 0.6,
    })
    form(oval(x, -2.2, 2.2, 2.2), brass, { rim: 0.4 })
  }
  const side = blob([-70, -50, -70, -50, -20, -49, 40, -49, 68, -50, 70, -44, 69, -32, 66, -28, -68, -28, -70, -31])
  form(side, lacquer, { round: 3, rim: 1, sink: 0.3 })
  inside(side, () => fill(blob([-66, -47, 0, -46, 66, -47, 66, -44.6, 0, -43.6, -66, -44.6]), ink.rim, 0.3))
  form(polygon([-58, -40, 50, -40, 55, -30, -63, -30]), lacquer, { round: 1, rim: 0.5, sink: 0 })
  const keys = polygon([-55, -39, 47, -39, 51, -32.4, -59, -32.4])
  fill(keys, ivory.lit)
  inside(keys, () => {
    for (let i = 0; i <= 36; i++) line(curve([-55 + i * 2.84, -39, -59 + i * 3.06, -32]), ink.dark, 0.3, 0.7)
    for (let i = 0; i < 36; i++)
      if (![2, 6].includes(i % 7))
        fill(
          polygon([-53.2 + i * 2.84, -39, -51.6 + i * 2.84, -39, -53 + i * 2.95, -35.4, -54.8 + i * 2.95, -35.4]),
          ink.dark,
        )
  })
  form(polygon([-60, -32.2, 52, -32.2, 53, -29.4, -62, -29.4]), lacquer, { round: 0.4, rim: 0.4, sink: 0 })
  form(blob([-24, -52, -24, -52, -20, -66, -20, -66, 14, -66, 14, -66, 18, -52, 18, -52]), lacquer, {
    round: 1,
    rim: 0.6,
  })
  form(polygon([-16, -53, -13, -68, 9, -68, 12, -53]), ivory, { round: 0, rim: 0.5, sink: 0.1 })
  for (let row = 0; row < 4; row++) {
    for (let i = 0; i < 5; i++)
      line(curve([-12, -65 + row * 3.1 + i * 0.4, 9, -65 + row * 3.1 + i * 0.4]), ink.dark, 0.12, 0.7)
    for (let i = 0; i < 5; i++)
      fill(oval(-10.6 + i * 4 + random() * 2, -64.4 + row * 3.1 + random() * 1.2, 0.6, 0.45), ink.dark)
  }
  form(symmetric([0, -28, 5, -28, 4, -8, 6, -4, 0, -4], -6), lacquer, { rim: 0.4 })
  for (const x of [-9, -6, -3]) form(limb([x, -5, 0.7, x - 0.4, -2.6, 0.9]), brass, { rim: 0.3, sink: 0 })
  form(blob([-34, -20, -20, -22, 2, -22, 8, -19, 6, -15, -32, -15]), tone(0.55, 'accent', 0.8), { round: 2, rim: 0.7 })
  for (const x of [-29, 3]) form(limb([x, -15, 1.5, x, -1, 1]), lacquer, { rim: 0.5 })
  crease([-30, -18, 0.2, -14, -19, 0.4, 4, -18, 0.2], tone(0.55, 'accent', 0.8), 0.4)
}

function paintViolin(brush: Brush, random: () => number): void {
  const { tone, form, fill, ink, line, inside, grain, context, spot, side } = brush
  const wood = tone(0.75, 'accent', 0.72)
  const ebony = tone(0.18)
  const bow = tone(0.6, 'glow', 0.5)
  context.save()
  context.translate(0, -50)
  context.rotate(0.3)
  context.translate(0, 50)
  context.save()
  context.translate(21, -48)
  context.rotate(0.1)
  form(limb([0, 46, 1.1, 2, 0, 0.9, 0, -46, 0.8]), bow, { round: 0.4, rim: 0.4, sink: 0 })
  line(curve([-1.8, 43, -2, 0, -1.6, -45]), tone(1, 'rim', 0.3).lit, 0.9, 0.9)
  form(box(-3.2, 38, 3.6, 5, 0.8), ebony, { rim: 0.4 })
  context.restore()
  const body = symmetric([
    0, -57, 7, -58, 14, -54, 15.6, -46, 13, -39, 12.4, -38, 12.4, -38, 9.6, -34, 9.4, -28, 13, -22.6, 13, -22.6, 18,
    -18, 19.4, -9, 15, -1, 6, 1.4, 0, 1,
  ])
  form(body, wood, { round: 5, rim: 0.9, sink: 0.1 })
  inside(body, () => {
    spot(side * 7, -48, 7, 8, wood.rim, 0.5)
    spot(side * 9, -12, 8, 10, wood.rim, 0.45)
    spot(0, -28, 14, 34, ink.glow, 0.22)
  })
  grain(body, wood.deep, random, { count: 60, length: 18, turn: Math.PI / 2, width: 0.25, alpha: 0.3 })
  context.save()
  context.translate(0, -28)
  context.scale(0.91, 0.945)
  context.translate(0, 28)
  line(body, ink.dark, 0.5, 0.7)
  context.restore()
  for (const way of [-1, 1]) {
    line(curve([way * 5.6, -35.6, way * 7.6, -34, way * 6.6, -29, way * 8.6, -24, way * 10.4, -23]), ink.dark, 1.1)
    fill(oval(way * 5.6, -35, 1), ink.dark)
    fill(oval(way * 10.2, -23.4, 1.1), ink.dark)
  }
  form(polygon([-2, -94, 2, -94, 3.4, -36, -3.4, -36]), ebony, { isColumn: true, round: 0.6, rim: 0.35 })
  form(blob([-4, -16, -4, -16, 4, -16, 4, -16, 2, -2, 0, 0, -2, -2]), ebony, { round: 0.8, rim: 0.4 })
  form(blob([-6, -25, -6, -25, -5, -28, 0, -29, 5, -28, 6, -25, 6, -25, 2, -26, -2, -26]), bow, {
    round: 0.7,
    rim: 0.4,
  })
  for (const x of [-1.6, -0.55, 0.55, 1.6])
    line(curve([x * 0.9, -92, x * 1.7, -28.6, x * 1.4, -16]), ink.rim, 0.22, 0.9)
  form(blob([-2.2, -92, -2.4, -98, 0, -104, 2.6, -102.6, 2.4, -98, 2.2, -92]), wood, { round: 1, rim: 0.5 })
  line(curve([0, -103, -2, -102, -1.4, -99.6, 0.6, -100.4]), wood.deep, 0.6)
  for (const [y, way] of [
    [-93, 1],
    [-95, -1],
    [-97, 1],
    [-99, -1],
  ] as const)
    form(limb([way * 1.8, y, 0.6, way * 5.6, y - 0.4, 1.2]), ebony, { rim: 0.3, sink: 0 })
  form(blob([-13, -3, -8, -7, -4, -4, -5, 2, -11, 2]), ebony, { round: 1.4, rim: 0.5 })
  context.restore()
}

function paintGuitar(brush: Brush, random: () => number): void {
  const { form, fill, inside, line, spot, ink, context, side, contact, grain, ball } = brush
  const wood = stuffOf(brush, 'crust')
  const dark = stuffOf(brush, 'hide')
  contact(0, 28)
  context.save()
  context.rotate(0.06)
  const body = blob([
    -7, -54, -17, -52, -20, -43, -16, -34, -22, -26, -27, -14, -20, -3, 0, 0, 20, -3, 27, -14, 22, -26, 16, -34, 20,
    -43, 17, -52, 7, -54, 0, -51,
  ])
  context.save()
  context.translate(-side * 1.6, 0.6)
  fill(body, dark.shade)
  context.restore()
  form(body, wood, { round: 6, rim: 1.2, sink: 0.2 })
  grain(body, wood.deep, random, { count: 60, length: 16, turn: Math.PI / 2, width: 0.25, alpha: 0.3 })
  inside(body, () => {
    line(body, dark.mid, 1.8, 0.9)
    spot(side * 12, -18, 10, 13, wood.rim, 0.45)
  })
  for (const [radius, color] of [
    [9.4, dark.mid],
    [8.2, wood.lit],
    [7.6, ink.dark],
  ] as const)
    fill(oval(0, -32, radius), color)
  form(polygon([-2.8, -86, 2.8, -86, 3.4, -38, -3.4, -38]), dark, { isColumn: true, round: 0.6, rim: 0.5 })
  for (let i = 0; i < 13; i++)
    line(curve([-3.1, -84 + i * 3.5, 3.1, -84 + i * 3.5]), stuffOf(brush, 'steel').lit, 0.4, 0.8)
  for (const y of [-75, -64.6, -54]) fill(oval(0, y, 0.8), ink.rim, 0.9)
  form(blob([-4, -86, -4, -86, -5.4, -98, -5.4, -98, 0, -99.6, 5.4, -98, 5.4, -98, 4, -86, 4, -86]), wood, {
    round: 1,
    rim: 0.6,
  })
  for (const y of [-95.6, -92, -88.6])
    for (const way of [-1, 1]) {
      form(limb([way * 4.6, y, 0.6, way * 7, y, 0.7]), stuffOf(brush, 'steel'), { rim: 0.2 })
      ball(way * 7.8, y, 1.3, 1.5, stuffOf(brush, 'linen'), 0.2)
    }
  form(box(-9, -15, 18, 3.6, 1), dark, { round: 0.8, rim: 0.5 })
  for (let i = 0; i < 6; i++) line(curve([-2 + i * 0.8, -87, -2.6 + i * 1.04, -14]), ink.rim, 0.22, 0.9)
  context.restore()
}

export const INSTRUMENT_THINGS: readonly Thing[] = [
  sketch({
    name: 'piano',
    words: ['pianos', 'pianist', 'grand piano', 'sonata'],
    metres: 1.7,
    aspect: 1.44,
    where: 'ground',
    places: ['room', 'ruins', 'corridor'],
    paint: paintPiano,
  }),
  sketch({
    name: 'violin',
    words: ['violins', 'fiddle', 'cello', 'violinist'],
    metres: 0.6,
    aspect: 0.84,
    where: 'hand',
    places: ['room', 'street', 'library'],
    paint: paintViolin,
  }),
  sketch({
    name: 'guitar',
    words: ['guitars', 'ukulele', 'lute', 'banjo'],
    metres: 1,
    aspect: 0.6,
    where: 'ground',
    places: ['room', 'street', 'field'],
    paint: paintGuitar,
  }),
]
