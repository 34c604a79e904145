import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { blob, box, curve, oval, placed, polygon, without } from './shapes.ts'
import { sketch } from './sketch.ts'
import { stuffOf } from './stuffs.ts'

function paintPhotograph(brush: Brush, random: () => number): void {
  const { tone, form, fill, inside, fade, ink, spot, contact, context, line } = brush
  const paper = tone(1, 'rim', 0.3)
  contact(0, 38)
  context.save()
  context.translate(2, -3)
  context.rotate(0.045)
  form(box(-41, -93, 82, 94, 1), paper, { round: 1, rim: 0.4, sink: 0.06 })
  context.restore()
  context.save()
  context.translate(0, -1)
  context.rotate(-0.035)
  const card = box(-42, -96, 84, 96, 1.2)
  form(card, paper, { round: 0, rim: 0.9, sink: 0.08, depth: 0.6 })
  const picture = box(-36, -90, 72, 68)
  inside(picture, () => {
    fade(picture, mixInk(ink.accent2, ink.lit, 0.25), mixInk(ink.glow, ink.accent, 0.3))
    spot(14, -46, 26, 24, ink.glow, 0.9)
    fill(oval(14, -48, 7), ink.rim)
    fill(
      blob([-40, -42, -24, -56, -12, -46, 2, -58, 22, -43, 40, -52, 40, -20, -40, -20]),
      mixInk(ink.shade, ink.accent, 0.3),
    )
    fill(blob([-40, -34, -14, -40, 10, -33, 40, -38, 40, -20, -40, -20]), mixInk(ink.dark, ink.shade, 0.3))
    for (const [x, height] of [
      [-11, 30],
      [1, 27],
      [9, 15],
    ] as const) {
      fill(oval(x, -24.6 - height, height * 0.07, height * 0.085), ink.dark)
      fill(
        blob([
          x - 1,
          -22.4 - height,
          x + height * 0.14,
          -20 - height * 0.96,
          x + height * 0.16,
          -22 - height * 0.5,
          x + height * 0.11,
          -20,
          x - height * 0.11,
          -20,
          x - height * 0.16,
          -22 - height * 0.5,
          x - height * 0.14,
          -20 - height * 0.96,
        ]),
        ink.dark,
      )
    }
    brush.grain(picture, ink.rim, random, { count: 16, length: 10, width: 0.2, alpha: 0.3, turn: 1.4 })
    fill(polygon([-36, -90, -8, -90, -36, -44]), ink.rim, 0.12)
  })
  line(picture, paper.deep, 0.6, 0.7)
  brush.mottle(card, paper.shade, random, { count: 6, size: 8, alpha: 0.07 })
  context.restore()
}

function paintCoin(brush: Brush): void {
  const { form, fill, line, ink, side, spot, inside, context } = brush
  const gold = stuffOf(brush, 'gold')
  for (let i = 7; i >= 0; i--)
    form(oval(-3.4 + i * 0.55 - 3, -50, 44, 49.4), i === 0 ? gold : { ...gold, lit: i % 2 ? gold.mid : gold.shade }, {
      round: 1,
      rim: 0.5,
    })
  form(oval(4, -50, 44.6, 49.6), gold, { round: 4, rim: 1 })
  const field = oval(4, -50, 37.6, 42.4)
  form(field, { ...gold, lit: gold.mid, mid: mixInk(gold.mid, gold.shade, 0.5) }, { round: 0, rim: 0, sink: 0 })
  inside(field, () => {
    brush.crescent(field, -side * 3, 3, ink.dark, 0.35)
    spot(4 - side * 20, -32, 26, 30, gold.rim, 0.35)
  })
  for (let i = 0; i < 48; i++) {
    const turn = (i / 48) * Math.PI * 2
    fill(oval(4 + Math.sin(turn) * 41, -50 - Math.cos(turn) * 45.6, 0.9, 1.1), gold.deep, 0.7)
  }
  const head = blob([
    -10, -22, -10, -22, -9, -34, -17, -44, -19, -58, -12, -72, 2, -78, 14, -74, 19, -66, 18, -62, 22, -54, 25, -48, 21,
    -46, 22, -42, 20, -40, 20, -35, 15, -32, 10, -32, 10, -27, 16, -21, 16, -21, 4, -17,
  ])
  context.save()
  context.translate(-side * 1.2, 1.4)
  fill(head, ink.dark, 0.3)
  context.restore()
  form(head, gold, { round: 5, rim: 0.8, sink: 0.1 })
  for (let i = 0; i < 7; i++)
    line(
      curve([-17 + i * 1.4, -50 - i * 3.4, -8 + i * 2.6, -54 - i * 3, 3 + i * 1.6, -52 - i * 3.2]),
      gold.deep,
      0.8,
      0.6,
    )
  for (let i = 0; i < 6; i++)
    fill(placed(oval(0, 0, 3.6, 1.5), 14 - i * 6, -70.6 - Math.sin(i / 1.8) * 3.4, 1, -0.8 + i * 0.28), gold.deep, 0.7)
  fill(oval(16.4, -56.4, 1.5, 0.9), gold.deep)
  line(curve([20, -41, 17, -40.4]), gold.deep, 0.8)
}

function paintGift({ tone, form, fill, contact, crease, ink, side }: Brush): void {
  const wrap = tone(0.7, 'accent2', 0.8)
  const ribbon = tone(0.95, 'accent', 0.9)
  contact(0, 44)
  form(box(-38, -58, 76, 58, 1), wrap, { round: 5, rim: 0.9, sink: 0.3 })
  for (let i = 0; i < 20; i++)
    fill(oval(-32 + (i % 5) * 15 + (Math.floor(i / 5) % 2) * 5, -46 + Math.floor(i / 5) * 12, 1.5), wrap.rim, 0.5)
  fill(polygon([-38, -58, 38, -58, 38, -52, -38, -52]), ink.dark, 0.3)
  form(box(-8, -58, 16, 58), ribbon, { round: 1.6, rim: 0.5, sink: 0.3 })
  form(box(-43, -71, 86, 15, 1.4), wrap, { round: 3, rim: 0.9 })
  form(box(-8.6, -71, 17.2, 15), ribbon, { round: 1.6, rim: 0.5 })
  for (const way of [-1, 1]) {
    form(
      blob([
        way * 2,
        -72,
        way * 2,
        -72,
        way * 20,
        -64,
        way * 34,
        -70,
        way * 34,
        -70,
        way * 30,
        -76,
        way * 36,
        -80,
        way * 36,
        -80,
        way * 20,
        -78,
      ]),
      { ...ribbon, lit: ribbon.mid },
      { round: 1.6, rim: 0.6 },
    )
    const loop = without(
      blob([0, -74, 0, -74, way * 10, -92, way * 26, -99, way * 34, -91, way * 28, -79, way * 12, -73]),
      blob([way * 9, -79, way * 16, -89, way * 26, -92, way * 26, -86, way * 18, -80]),
    )
    fill(blob([way * 8, -78, way * 16, -89, way * 26, -92, way * 26, -86, way * 18, -80]), ribbon.deep)
    form(loop, ribbon, { round: 2.4, rim: 0.7, sink: 0.1 })
    crease([way * 3, -76, 0.2, way * 9, -82, 0.5, way * 13, -90, 0.15], ribbon, 0.5)
  }
  form(blob([-6, -80, 0, -82, 6, -80, 7, -74, 4, -69.6, -4, -69.6, -7, -74]), ribbon, { round: 2, rim: 0.6 })
  crease([-2, -80, 0.2, -2.6 + side, -75, 0.4, -2, -71, 0.2], ribbon, 0.5)
}

export const KEEPSAKE_THINGS: readonly Thing[] = [
  sketch({
    name: 'photograph',
    words: [
      'photographs',
      'photo',
      'photos',
      'snapshot',
      'polaroid',
      'portrait',
      'portraits',
      'album',
      'albums',
      'photo album',
    ],
    metres: 0.12,
    aspect: 0.94,
    where: 'hand',
    places: ['room', 'corridor', 'abstract'],
    paint: paintPhotograph,
  }),
  sketch({
    name: 'coin',
    words: ['coins', 'money', 'gold', 'cash', 'penny', 'pennies', 'dollar', 'dollars', 'wealth'],
    metres: 0.03,
    aspect: 0.98,
    where: 'hand',
    places: ['abstract', 'street', 'machine'],
    paint: paintCoin,
  }),
  sketch({
    name: 'gift',
    words: ['gifts', 'present', 'presents', 'parcel', 'parcels'],
    metres: 0.4,
    aspect: 0.9,
    where: 'hand',
    places: ['room', 'village', 'field'],
    paint: paintGift,
  }),
]
