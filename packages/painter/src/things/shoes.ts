import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { blob, curve, oval } from './shapes.ts'
import { sketch } from './sketch.ts'
import { dimmed, stuffOf } from './stuffs.ts'

function paintBoot(brush: Brush, random: () => number, isBehind: boolean): void {
  const { form, fill, inside, crease, line, spot, stroke, side, mottle } = brush
  const leather = isBehind ? dimmed(stuffOf(brush, 'leather')) : stuffOf(brush, 'leather')
  const dark = stuffOf(brush, 'hide')
  const brass = stuffOf(brush, 'brass')
  const sole = blob([
    -34, -7, -34, -7, -10, -6, 10, -8, 36, -7, 52, -9, 53, -3, 48, 0, 10, 0, 8, -3, -8, -3, -9, 0, -9, 0, -35, 0, -35,
    0,
  ])
  form(blob([-34, -92, -34, -92, -20, -96, -4, -92, -4, -92, -6, -84, -20, -82, -33, -85]), dimmed(dark), {
    round: 2,
    rim: 0.5,
  })
  const upper = blob([
    -35, -90, -35, -90, -34, -60, -36, -30, -35, -7, -35, -7, 10, -7, 51, -7, 51, -7, 54, -18, 47, -28, 32, -33, 14,
    -39, 2, -52, -2, -70, -3, -91, -3, -91, -18, -85,
  ])
  form(upper, leather, { round: 9, rim: 1.1, sink: 0.3 })
  inside(upper, () => {
    mottle(upper, dark.mid, random, { count: 16, size: 7, alpha: 0.1 })
    spot(38 + side * 4, -24, 12, 6, leather.rim, 0.7)
    spot(-22 + side * 6, -60, 7, 26, leather.rim, 0.3)
    fill(blob([30, -36, 27, -24, 30, -7, 30, -7, 56, -7, 56, -7, 56, -34]), leather.deep, 0.25)
    line(curve([30, -35, 26.6, -22, 29, -7]), leather.deep, 0.8, 0.8)
    crease([-35, -46, 0.2, -24, -42, 0.7, -12, -46, 0.2], leather, 0.5)
    crease([-35, -36, 0.2, -22, -33, 0.7, -8, -38, 0.2], leather, 0.5)
    crease([8, -30, 0.2, 16, -24, 0.6, 22, -16, 0.2], leather, 0.45)
    line(curve([-22, -86, -24, -60, -22, -34, -34, -20]), leather.deep, 0.6, 0.7)
  })
  // The tongue's edge, hooks and laces.
  for (let i = 0; i < 7; i++) {
    const share = i / 6
    const x = -4 + share ** 1.7 * 24
    const y = -82 + share * 44 + (i > 4 ? 1 : 0)
    stroke([x - 8, y + 1.5, 0.9, x - 3, y - 0.6, 1.1, x + 1.4, y - 2, 0.9], stuffOf(brush, 'linen').mid)
    fill(oval(x - 8.4, y + 1.8, 1.3), brass.mid)
    fill(oval(x - 8.4 + side * 0.3, y + 1.5, 0.6), brass.rim)
  }
  const bow = stuffOf(brush, 'linen')
  line(curve([-6, -84, 4, -92, 8, -86, -4, -82]), bow.mid, 1.3)
  line(curve([-6, -84, 4, -76, 6, -68]), bow.mid, 1.3)
  line(curve([-8, -84, -12, -76, -10, -70]), bow.shade, 1.2)
  form(sole, dark, { round: 1.4, rim: 0.6, sink: 0.1 })
  line(curve([-34, -7, 10, -7.6, 52, -8]), stuffOf(brush, 'pine').mid, 0.8, 0.8)
}

function paintShoes(brush: Brush, random: () => number): void {
  const { contact, context, fill, ink } = brush
  contact(0, 60)
  context.save()
  context.translate(12, -3)
  context.scale(0.94, 0.94)
  paintBoot(brush, random, true)
  context.restore()
  fill(blob([-50, -6, -50, -1, 30, 0, 60, -2, 40, -10, 0, -12]), ink.dark, 0.35)
  context.save()
  context.translate(-23, 0)
  paintBoot(brush, random, false)
  context.restore()
}

/** Light that has got into the leather: at the toes, the soles and on the floor. */
function paintShoeLight({ spot, ink, line }: Brush): void {
  for (const [x, y] of [
    [2, -14],
    [44, -16],
  ] as const) {
    spot(x - 8, y, 40, 17, ink.glow, 0.5)
    spot(x - 2, y - 2, 20, 9, ink.rim, 0.3)
  }
  line(curve([-57, -6, -13, -6.6, 29, -7]), ink.glow, 1.1, 0.6)
  for (const [x, y, size] of [
    [-8, -44, 1.6],
    [12, -56, 1.1],
    [38, -50, 1.4],
    [-30, -64, 1],
    [24, -30, 1.2],
  ] as const)
    spot(x, y, size * 2.4, size * 2.4, ink.rim, 1)
}

function paintBrightShoes(brush: Brush, random: () => number): void {
  brush.spot(4, -3, 74, 9, brush.ink.glow, 0.7)
  paintShoes(brush, random)
  paintShoeLight(brush)
}

/** In the pool that has run out of them, drops still on the leather. */
function paintWetShoes(brush: Brush, random: () => number): void {
  const { fill, fade, ink, inside, line, spot, side } = brush
  const pool = blob([
    -68, -1, -68, -1, -60, -6, -40, -7, -8, -7, 28, -8, 56, -6, 68, -2, 64, 2, 44, 3.4, 14, 2.6, -16, 3.6, -48, 3, -64,
    2,
  ])
  fill(pool, ink.dark, 0.55)
  inside(pool, () => {
    fade(pool, ink.rim, ink.lit, 0.05, 0.4)
    spot(side * 34, 0, 26, 3, ink.rim, 0.7)
  })
  paintShoes(brush, random)
  line(curve([-60, 2, -40, 3, -16, 3.4, 8, 2.6]), ink.rim, 0.6, 0.7)
  line(curve([30, 3, 52, 2.8, 64, 1.6]), ink.rim, 0.6, 0.7)
  // Runs and drops.
  for (let i = 0; i < 22; i++) {
    const [x, y] = [-56 + random() * 84, -10 - random() * (i % 3 === 0 ? 60 : 24)]
    const size = 0.7 + random() * 0.8
    spot(x, y, size * 1.6, size * 2, ink.rim, 0.55)
  }
}

export const SHOE_THINGS: readonly Thing[] = [
  sketch({
    name: 'shoes',
    words: ['shoe', 'boot', 'boots', 'slipper', 'slippers', 'sneaker', 'sneakers', 'shoemaker', 'cobbler', 'sandals'],
    metres: 0.19,
    aspect: 1.26,
    where: 'ground',
    places: ['room', 'corridor', 'village'],
    paint: paintShoes,
  }),
  sketch({
    name: 'wet shoes',
    words: [
      'wet boots',
      'wet boot',
      'soaked boots',
      'soaked shoes',
      'dripping boots',
      'boots still wet',
      'boots were wet',
      'boots were still wet',
      'boots are wet',
      'shoes were wet',
      'shoes are wet',
    ],
    metres: 0.19,
    aspect: 1.4,
    where: 'ground',
    places: ['room', 'corridor', 'village'],
    paint: paintWetShoes,
  }),
  sketch({
    name: 'bright shoes',
    words: [
      'shoes are bright',
      'shoes are still bright',
      'shoes are still a little bright',
      'shoes are a little bright',
      'shoes shine',
      'shoes glow',
      'shining shoes',
      'glowing shoes',
      'shoes of light',
    ],
    metres: 0.19,
    aspect: 1.26,
    where: 'ground',
    places: ['room', 'corridor', 'village'],
    paint: paintBrightShoes,
    shine: paintShoeLight,
  }),
]
