import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { blob, box, curve, oval, polygon } from './shapes.ts'
import { sketch } from './sketch.ts'
import { stuffOf } from './stuffs.ts'

function paintSwing(brush: Brush, random: () => number): void {
  const { contact, form, fill, inside, line, spot, ink, grain, context, side, mottle } = brush
  const bark = stuffOf(brush, 'walnut')
  const rope = stuffOf(brush, 'rope')
  const leaf = stuffOf(brush, 'bottle')
  contact(-30, 16)
  spot(14, -1, 26, 2.4, ink.dark, 0.35)
  const trunk = blob([
    -44, 0, -44, 0, -36, -10, -36, -40, -40, -64, -38, -80, -26, -84, -20, -70, -8, -77, 20, -84, 44, -84, 44, -80, 20,
    -79, -4, -70, -18, -56, -22, -30, -20, -8, -13, 0, -13, 0,
  ])
  form(trunk, bark, { round: 4, rim: 0.9, sink: 0.25 })
  grain(trunk, bark.deep, random, { count: 70, length: 12, turn: Math.PI / 2, width: 0.5, alpha: 0.5 })
  inside(trunk, () => {
    fill(oval(-30, -44, 3, 4.6), ink.dark, 0.6)
    line(oval(-30, -44, 4, 5.8), bark.rim, 0.5, 0.5)
  })
  // Ropes with some sag in them, knotted round the branch; a plank that hangs a little askew.
  for (const [top, foot] of [
    [4, 2],
    [25, 27],
  ] as const) {
    const y = top < 10 ? -76 : -80
    line(curve([top, y, (top + foot) / 2 - 0.6, -50, foot, -21]), rope.shade, 1.5)
    line(
      curve([top - side * -0.4, y, (top + foot) / 2 - 0.6 + side * 0.4, -50, foot + side * 0.3, -21]),
      rope.rim,
      0.6,
      0.9,
    )
    context.setLineDash([0.9, 1.3])
    line(curve([top, y, (top + foot) / 2 - 0.6, -50, foot, -21]), rope.deep, 1.1, 0.7)
    context.setLineDash([])
    form(box(top - 2, y - 3, 4, 5.6, 1.4), rope, { round: 1, rim: 0.4 })
    form(oval(foot, -20, 1.8, 2.2), rope, { rim: 0.4 })
  }
  const seat = polygon([-3, -22, 31, -20.4, 31, -16.6, -3, -18.2])
  form(seat, stuffOf(brush, 'paint'), { round: 1, rim: 0.8, sink: 0.3 })
  grain(seat, stuffOf(brush, 'paint').deep, random, { count: 12, length: 16, width: 0.3, alpha: 0.5 })
  // Leaves above, in clumps of three tones.
  for (let i = 0; i < 150; i++) {
    const share = random()
    const x = -48 + share * 96
    const y = -86 - random() * 12 + Math.abs(x) * 0.05
    const tone = y * -1 + x * -side * 0.12 > 92 ? leaf.lit : i % 3 ? leaf.mid : leaf.shade
    fill(oval(Math.max(-47, Math.min(46, x)), y, 2.6 + random() * 2.4, 1.7 + random() * 1.4, random() * 3), tone, 0.95)
  }
  for (let i = 0; i < 26; i++) fill(oval(-46 + random() * 90, -97 + random() * 8, 1.6, 1, random() * 3), leaf.rim, 0.8)
  mottle(trunk, leaf.mid, random, { count: 8, size: 3, alpha: 0.2 })
}

function paintScarecrow(brush: Brush, random: () => number): void {
  const { contact, form, fill, inside, line, ink, stroke, crease, spot, side } = brush
  const straw = stuffOf(brush, 'straw')
  const oak = stuffOf(brush, 'walnut')
  const shirt = stuffOf(brush, 'paint')
  const sack = stuffOf(brush, 'linen')
  const cloth = stuffOf(brush, 'wool')
  contact(0, 12)
  form(box(-1.7, -70, 3.4, 70, 0.6), oak, { isColumn: true, round: 0.8, rim: 0.5 })
  form(box(-40, -64, 80, 3, 1), oak, { round: 0.8, rim: 0.5 })
  const tuft = (x: number, y: number, turn: number, count: number, length: number) => {
    for (let i = 0; i < count; i++) {
      const angle = turn + (random() - 0.5) * 1.1
      const long = length * (0.6 + random() * 0.5)
      stroke(
        [
          x,
          y,
          0.8,
          x + Math.cos(angle) * long * 0.6,
          y + Math.sin(angle) * long * 0.6,
          0.6,
          x + Math.cos(angle) * long,
          y + Math.sin(angle) * long + 0.6,
          0.15,
        ],
        i % 3 ? straw.lit : straw.shade,
      )
    }
  }
  tuft(-36, -62, Math.PI, 22, 10)
  tuft(36, -62, 0, 22, 10)
  tuft(-5, -14, Math.PI / 2, 16, 11)
  tuft(6, -14, Math.PI / 2, 16, 11)
  // Trousers, shirt with its sleeves along the pole.
  form(
    blob([
      -10, -36, -10, -36, 10, -36, 10, -36, 12, -12, 12, -12, 3, -13, 0, -28, -3, -13, -3, -13, -12, -12, -12, -12,
    ]),
    cloth,
    { round: 2, rim: 0.6 },
  )
  const top = blob([
    -8, -69, -22, -69, -37, -68, -37, -68, -38, -56, -38, -56, -24, -56, -13, -54, -13, -40, -15, -30, -15, -30, 0, -28,
    15, -30, 15, -30, 13, -40, 13, -54, 24, -56, 38, -56, 38, -56, 37, -68, 37, -68, 22, -69, 8, -69, 0, -66,
  ])
  form(top, shirt, { round: 3.4, rim: 0.8, sink: 0.2 })
  inside(top, () => {
    for (const x of [-30, -22, -14, -6, 2, 10, 18, 26, 34])
      line(curve([x, -72, x + 1, -50, x, -26]), shirt.deep, 1.5, 0.5)
    for (const y of [-65, -58, -50, -42, -34]) line(curve([-40, y, 0, y + 1, 40, y]), shirt.deep, 1.3, 0.5)
    line(curve([0, -66, 0.6, -48, 0, -28]), shirt.deep, 0.8)
    crease([-12, -56, 0.3, -6, -50, 0.9, -8, -40, 0.3], shirt, 0.6)
    crease([12, -56, 0.3, 7, -48, 0.9, 9, -38, 0.3], shirt, 0.6)
  })
  form(polygon([-9, -45, -1, -46, 0, -37, -8, -36]), stuffOf(brush, 'blueprint'), { round: 1, rim: 0.5 })
  for (let i = 0; i < 5; i++) line(curve([-9 + i * 2, -45.6, -8.4 + i * 2, -44]), sack.lit, 0.5)
  line(curve([-13, -31, 0, -28.6, 13, -31]), stuffOf(brush, 'rope').mid, 1.6)
  tuft(0, -68, Math.PI / 2, 14, 6)
  // A head of sackcloth: eyes of buttons, a stitched smile, a straw hat.
  const head = blob([-9, -84, -9.6, -76, -6, -69.4, 0, -68, 6, -69.4, 9.6, -76, 9, -84, 0, -88])
  form(head, sack, { round: 3, rim: 0.7 })
  brush.grain(head, sack.deep, random, { count: 26, length: 4, width: 0.25, alpha: 0.35 })
  for (const x of [-3.6, 3.6]) {
    fill(oval(x, -79, 1.7), ink.dark)
    fill(oval(x - 0.4, -79.5, 0.5), ink.rim, 0.9)
  }
  fill(polygon([-1.3, -77, 1.3, -77, 0, -74.4]), stuffOf(brush, 'crust').lit)
  line(curve([-5, -73.4, 0, -71.4, 5, -73.4]), ink.dark, 0.7)
  for (const x of [-3.4, -1.2, 1.2, 3.4]) line(curve([x, -73.6, x, -71.2]), ink.dark, 0.5)
  tuft(-8, -83, Math.PI * 0.7, 9, 7)
  tuft(8, -83, Math.PI * 0.3, 9, 7)
  form(blob([-19, -83, -12, -86, 0, -85, 12, -86, 19, -83, 13, -80.6, 0, -82.4, -13, -80.6]), straw, {
    round: 1.4,
    rim: 0.7,
  })
  const crown = blob([-9.6, -84, -9.6, -84, -8, -93, -3, -98, 3, -96, 6, -99, 9, -92, 9.6, -84, 9.6, -84, 0, -82])
  form(crown, straw, { round: 3, rim: 0.8 })
  brush.grain(crown, straw.deep, random, { count: 26, length: 6, turn: 1.2, width: 0.3, alpha: 0.5 })
  inside(crown, () => line(curve([-11, -86.4, 0, -84.4, 11, -86.4]), stuffOf(brush, 'velvet').mid, 2.6))
  spot(side * 4, -93, 4, 3, straw.rim, 0.5)
  // And who is not afraid of it.
  const crow = mixInk(ink.dark, ink.shade, 0.2)
  fill(blob([23, -69, 20, -73, 22, -78, 26, -80, 28, -77, 33, -73, 42, -68, 33, -69, 27, -68]), crow)
  fill(polygon([22.6, -78.6, 18, -76.6, 22.6, -76.2]), straw.shade)
  fill(oval(24.6, -77.6, 0.6), ink.rim)
  for (const x of [26, 28.6]) line(curve([x, -68.6, x, -64.6]), crow, 0.6)
}

export const YARD_THINGS: readonly Thing[] = [
  sketch({
    name: 'swing',
    words: ['swings', 'tree swing', 'rope swing', 'playground swing'],
    metres: 3.6,
    aspect: 0.96,
    where: 'ground',
    places: ['field', 'village', 'forest'],
    paint: paintSwing,
  }),
  sketch({
    name: 'scarecrow',
    words: ['scarecrows', 'straw man'],
    metres: 2.1,
    aspect: 0.92,
    where: 'ground',
    places: ['field', 'road'],
    paint: paintScarecrow,
  }),
]
