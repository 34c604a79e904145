import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { blob, curve, limb, oval, symmetric } from './shapes.ts'
import { sketch } from './sketch.ts'

function paintEye(brush: Brush, random: () => number): void {
  const { tone, form, fill, line, inside, ink, spot, side, crease } = brush
  const skin = tone(0.85, 'glow', 0.25)
  const white = tone(1, 'rim', 0.4)
  const frame = blob([
    -84, -48, -60, -74, -24, -92, 12, -94, 48, -80, 86, -46, 86, -46, 60, -18, 24, -4, -14, -4, -50, -18,
  ])
  form(frame, skin, { round: 10, rim: 1, sink: 0.15 })
  const opening = blob([
    -72, -44, -72, -44, -54, -62, -24, -77, 8, -79, 40, -68, 74, -46, 74, -46, 46, -24, 14, -13, -18, -14, -48, -26,
  ])
  form(opening, white, { round: 9, rim: 0, sink: 0.1, depth: 0.7 })
  inside(opening, () => {
    for (let i = 0; i < 12; i++) {
      const way = i % 2 ? 1 : -1
      const y = -44 + (random() - 0.5) * 26
      line(
        curve([
          way * 72,
          y * 0.6 - 18,
          way * 58,
          y + (random() - 0.5) * 8,
          way * (40 + random() * 8),
          y + (random() - 0.5) * 12,
        ]),
        ink.accent,
        0.4,
        0.4,
      )
    }
    fill(oval(0, -47, 33), mixInk(ink.dark, ink.accent2, 0.35))
    const iris = oval(0, -47, 31)
    fill(iris, ink.accent2)
    inside(iris, () => {
      spot(0, -34, 26, 18, ink.glow, 0.75)
      for (let i = 0; i < 110; i++) {
        const turn = (i / 110) * Math.PI * 2
        const [inner, outer] = [12 + random() * 5, 24 + random() * 6]
        line(
          curve([
            Math.cos(turn) * inner,
            -47 + Math.sin(turn) * inner,
            Math.cos(turn + 0.05) * ((inner + outer) / 2),
            -47 + Math.sin(turn + 0.05) * ((inner + outer) / 2),
            Math.cos(turn) * outer,
            -47 + Math.sin(turn) * outer,
          ]),
          i % 3 === 0 ? ink.rim : i % 3 === 1 ? ink.dark : ink.glow,
          0.5,
          0.45,
        )
      }
      brush.crescent(iris, 0, 3, ink.dark, 0.35)
      spot(0, -78, 34, 18, ink.dark, 0.85)
    })
    fill(oval(0, -47, 13.4), ink.dark)
    fill(oval(side * 10, -58, 6.4, 7.4, 0.3), ink.rim, 0.95)
    fill(oval(-side * 10, -36, 3, 2.4), ink.rim, 0.6)
    for (const drop of [12, 8, 4]) brush.crescent(opening, 0, drop, ink.dark, 0.22)
    fill(oval(-68, -43, 8, 6), ink.accent, 0.4)
  })
  line(curve([-72, -44, -50, -24, -18, -13.4, 14, -12.4, 46, -23.4, 74, -46]), skin.rim, 1.4, 0.7)
  brush.stroke([-74, -43, 0.8, -54, -63, 1.6, -24, -78, 2.2, 8, -80, 2.6, 40, -69, 2.4, 78, -45, 1], ink.dark, 0.95)
  crease([-66, -60, 0.3, -40, -80, 0.9, 0, -89, 1, 42, -79, 0.9, 74, -58, 0.3], skin, 0.7)
  for (let i = 0; i < 22; i++) {
    const t = i / 21
    const x = -58 + t * 130
    const y = -79.4 + ((x - 2) / 74) ** 2 * 31
    const lean = (x - 4) * 0.12
    brush.stroke(
      [x, y, 0.9, x + lean * 0.5, y - 7, 0.7, x + lean * 1.5, y - 12 + Math.abs(t - 0.5) * 5, 0.12],
      ink.dark,
    )
  }
  for (let i = 0; i < 15; i++) {
    const x = -40 + i * 6.4
    const y = -12.6 - ((x - 2) / 72) ** 2 * 26
    brush.stroke([x, y, 0.5, x + (x - 2) * 0.08, y + 5, 0.1], ink.dark, 0.8)
  }
}

function paintHeart(brush: Brush): void {
  const { tone, form, fill, inside, spot, side, crease, ink, line } = brush
  const red = tone(0.88, 'accent', 1)
  const heart = symmetric([
    0, -79, 0, -79, 5, -90, 17, -98.6, 32, -98, 44, -88, 48, -72, 43, -52, 30, -31, 14, -13, 0, 0, 0, 0,
  ])
  form(heart, red, { round: 15, rim: 1.6, sink: 0.2 })
  inside(heart, () => {
    for (const x of [-24, 24]) spot(x + side * 6, -80, 17, 13, red.rim, x * side > 0 ? 0.75 : 0.4)
    spot(0, -74, 7, 20, ink.dark, 0.55)
    fill(
      blob([side * 30, -92, side * 39, -84, side * 42, -72, side * 38, -64, side * 37.4, -74, side * 34, -84]),
      ink.rim,
      0.6,
    )
    spot(-side * 26, -34, 20, 20, ink.accent2, 0.25)
    spot(0, -44, 26, 30, ink.glow, 0.25)
  })
  crease([0, -78, 0.9, 0.6, -70, 0.6, 0, -60, 0.15], red, 0.6)
  line(heart, red.rim, 0.4, 0.35)
}

function paintBrain(brush: Brush): void {
  const { tone, form, inside, crease, line, context, side, ink } = brush
  const tissue = tone(0.9, 'accent', 0.5)
  form(limb([18, -26, 8, 24, -12, 6, 27, -1, 4.4]), tissue, { round: 3, rim: 0.7 })
  const small = blob([20, -36, 36, -40, 50, -34, 52, -24, 42, -15, 28, -14, 18, -20])
  form(small, tissue, { round: 4, rim: 0.8, sink: 0.2 })
  inside(small, () => {
    for (let i = 0; i < 8; i++)
      line(curve([16, -34 + i * 2.6, 34, -38 + i * 3.4, 54, -34 + i * 2.4]), tissue.deep, 0.7, 0.7)
  })
  const mass = blob([
    -60, -50, -60, -68, -50, -84, -34, -94, -12, -99, 12, -98, 36, -91, 52, -78, 60, -60, 58, -44, 48, -36, 30, -37, 22,
    -30, 10, -26, -4, -24, -14, -30, -30, -32, -46, -34, -56, -40,
  ])
  form(mass, tissue, { round: 13, rim: 1.4, sink: 0.15 })
  // Folds as worms of tissue, packed side by side.
  const folds: readonly (readonly number[])[] = [
    [-52, -44, -46, -52, -54, -60, -46, -68, -52, -76, -42, -80, -38, -72, -34, -80, -26, -76],
    [-36, -42, -42, -50, -34, -56, -40, -64, -32, -68, -24, -62, -28, -54, -20, -50],
    [-28, -88, -18, -84, -22, -76, -14, -70, -8, -76, -12, -84, -4, -92, 4, -86, 0, -78, 6, -72],
    [-16, -62, -10, -54, -16, -46, -8, -40, 0, -46, -4, -54, 2, -62, 10, -58, 8, -50, 16, -46],
    [14, -92, 20, -86, 14, -78, 20, -70, 28, -76, 26, -86, 34, -88, 40, -80, 34, -74, 38, -66],
    [46, -80, 50, -72, 44, -66, 50, -58, 42, -52, 46, -44, 36, -42],
    [20, -62, 28, -60, 32, -52, 24, -46, 28, -40],
    [-24, -38, -16, -36, -10, -32],
  ]
  inside(mass, () => {
    for (const points of folds) {
      const path = curve(points)
      context.save()
      context.translate(-side * 1.1, 1.3)
      line(path, tissue.deep, 8.6, 0.8)
      context.restore()
      line(path, tissue.shade, 7.4)
      context.save()
      context.translate(side * 0.7, -0.8)
      line(path, tissue.mid, 5.2, 0.85)
      context.translate(side * 0.8, -0.9)
      line(path, tissue.lit, 2.6, 0.7)
      context.translate(side * 0.3, -0.5)
      line(path, tissue.rim, 0.8, 0.6)
      context.restore()
    }
    for (const share of [9, 6, 3]) brush.crescent(mass, side * share * 1.6, -share, ink.dark, 0.13)
    brush.crescent(mass, -side * 1.2, 0.8, tissue.rim, 0.7)
  })
  crease([-58, -42, 0.3, -36, -36, 1, -12, -31, 1.1, 12, -38, 0.9, 30, -46, 0.3], tissue, 0.75)
}

export const ANATOMY_THINGS: readonly Thing[] = [
  sketch({
    name: 'eye',
    words: ['eyeball', 'iris'],
    metres: 0.05,
    aspect: 1.76,
    where: 'wall',
    places: ['abstract', 'space', 'sky'],
    paint: paintEye,
  }),
  sketch({
    name: 'heart',
    words: ['hearts', 'love', 'heartbeat', 'heartbreak', 'romance'],
    metres: 0.12,
    aspect: 1,
    where: 'hand',
    places: ['abstract', 'room', 'sky'],
    paint: paintHeart,
  }),
  sketch({
    name: 'brain',
    words: ['brains', 'mind', 'minds', 'neuron', 'neurons', 'memory', 'psychology'],
    metres: 0.16,
    aspect: 1.26,
    where: 'hand',
    places: ['laboratory', 'abstract', 'machine'],
    paint: paintBrain,
  }),
]
