import type { Brush } from '../brush.ts'
import { blob, curve, limb, oval } from '../shapes.ts'
import { stuffOf } from '../stuffs.ts'
import { paintBarnacles, paintFlipper } from './whale-skin.ts'

/** White water where a body parts the surface. */
export function paintFoam({ fill, line, spot, ink }: Brush, random: () => number, left: number, right: number): void {
  const middle = (left + right) / 2
  const half = (right - left) / 2
  spot(middle, -1.4, half * 1.05, 6, ink.rim, 0.5)
  for (let i = 0; i < 70; i++) {
    const x = left + (right - left) * random()
    const edge = 1 - Math.abs(x - middle) / half
    fill(
      oval(x, -0.6 - random() * random() * (2.4 + edge * 3.4), 1 + random() * 2.8, 0.5 + random() * 0.9),
      ink.rim,
      0.34,
    )
  }
  for (let i = 0; i < 4; i++)
    line(
      curve([left + i * 5, -0.4, middle - 14, -1.8 - i * 0.5, middle + 12, -1 - i * 0.4, right - i * 6, -0.5]),
      ink.rim,
      0.8,
      0.55,
    )
}

/** A breath above a blowhole, blown back by its own way. */
function paintSpout({ fill, spot, ink }: Brush, random: () => number, x: number, base: number, top: number): void {
  const rise = base - top
  spot(x, base - rise * 0.66, rise * 0.3, rise * 0.42, ink.rim, 0.6)
  for (const lean of [-0.2, -0.05, 0.1])
    fill(
      limb([
        x,
        base,
        0.7,
        x + lean * rise * 0.35,
        base - rise * 0.45,
        rise * 0.05,
        x + lean * rise,
        base - rise * 0.85,
        rise * 0.1,
        x + lean * rise * 1.5,
        top + rise * 0.1,
        rise * 0.05,
      ]),
      ink.rim,
      0.3,
    )
  for (let i = 0; i < 60; i++) {
    const share = random()
    const wide = rise * (0.04 + share * 0.24)
    fill(oval(x + (random() - 0.5) * 2 * wide, base - rise * (0.15 + share * 0.85), 0.3 + random() * 0.8), ink.rim, 0.6)
  }
}

/** In the sea up to its back: the head with its pale throat before it, a fin behind, wet and shining. */
export function paintSurfacing(brush: Brush, random: () => number): void {
  const { form, fill, inside, line, spot, ink, crease, side, mottle } = brush
  const skin = stuffOf(brush, 'whaleskin')
  const pale = stuffOf(brush, 'blubber')
  paintSpout(brush, random, 42, -41, -99.4)
  const back = blob([
    -104, 0, -104, 0, -96, -8, -84, -15, -70, -21, -70, -21, -72, -28, -68, -29.6, -58, -24.6, -58, -24.6, -30, -33, 6,
    -40, 38, -42.6, 62, -39, 84, -27, 98, -12, 104, 0, 104, 0,
  ])
  form(back, skin, { round: 9, rim: 1.6, sink: 0.3 })
  inside(back, () => {
    const throat = blob([108, -6, 108, -6, 92, -16, 70, -21, 46, -21, 24, -14, 8, 0, 8, 0, 108, 4, 108, 4])
    form(throat, pale, { round: 4, rim: 0, sink: 0.35, depth: 0.9 })
    for (let i = 0; i < 9; i++)
      line(
        curve([104 - i * 1.5, -7 + i * 1.3, 78, -16 + i * 2.2, 46, -17 + i * 2.6, 18, -3 + i * 2]),
        skin.mid,
        0.65,
        0.8,
      )
    // Its mouth, and water that runs off in sheets.
    line(curve([105, -8, 88, -20, 68, -25, 52, -24, 46, -28]), skin.deep, 1.3, 0.95)
    spot(side * 20 + 14, -37, 60, 9, skin.rim, 0.55)
    spot(40, -41, 30, 4, ink.rim, 0.55)
    for (let i = 0; i < 15; i++) {
      const x = -80 + i * 9 + random() * 6
      const top = -12 - (1 - Math.abs(x) / 110) * 20
      line(
        curve([x, top, x - 1.6 - random() * 3, top * 0.55, x - 2 - random() * 4, -1]),
        ink.rim,
        0.5 + random() * 0.7,
        0.25,
      )
    }
    mottle(back, skin.rim, random, { count: 16, size: 3, alpha: 0.08 })
    spot(0, 2, 110, 8, ink.dark, 0.4)
  })
  paintBarnacles(brush, random, { x: 88, y: -20, wide: 14, tall: 7, count: 14 })
  paintBarnacles(brush, random, { x: 60, y: -34, wide: 16, tall: 5, count: 7 })
  fill(oval(50, -29.4, 2.3, 1.6), ink.dark)
  fill(oval(50.6, -29.9, 0.6), ink.rim)
  line(curve([46, -31, 50, -32.4, 54, -30.6]), skin.rim, 0.6, 0.7)
  form(blob([36, -41, 39, -44.6, 44, -45, 48, -41.6]), skin, { round: 1, rim: 0.7, sink: 0 })
  crease([6, -39, 0.2, -14, -36, 0.5, -34, -31, 0.2], skin, 0.5)
  paintFoam(brush, random, -112, 112)
}

/** Out of the sea with half of its length, throat to the light, flippers thrown wide. */
export function paintBreaching(brush: Brush, random: () => number): void {
  const { form, fill, inside, line, spot, ink, context, side } = brush
  const skin = stuffOf(brush, 'whaleskin')
  const pale = stuffOf(brush, 'blubber')
  context.save()
  context.beginPath()
  context.rect(-80, -120, 160, 120.6)
  context.clip()
  context.rotate(0.22)
  paintFlipper(
    brush,
    [-14, -44, -14, -44, -24, -54, -36, -60, -46, -58, -46, -58, -38, -50, -28, -42, -17, -33, -17, -33],
    false,
  )
  const body = blob([
    -25, 6, -25, 6, -23, -20, -19, -48, -12, -74, -4, -92, 3, -97, 9, -93, 15, -78, 20, -56, 23, -30, 26, 0, 26, 0,
  ])
  form(body, skin, { round: 9, rim: 1.6, sink: 0.25 })
  inside(body, () => {
    const throat = blob([
      4, -96, 4, -96, 10, -91, 16, -76, 21, -54, 25, -24, 28, 8, 28, 8, -1, 8, -1, 8, -6, -20, -7, -44, -4, -68, 0, -86,
    ])
    form(throat, pale, { round: 5, rim: 0.8, sink: 0.3, depth: 0.9 })
    for (let i = 0; i < 11; i++) {
      const share = i / 10
      line(
        curve([3 + share * 5, -92 + share * 3, -2 + share * 17, -64, -5 + share * 26, -34, -2 + share * 28, 4]),
        skin.mid,
        0.7,
        0.78,
      )
    }
    spot(-17, -60, 6, 30, skin.rim, 0.4)
    for (let i = 0; i < 14; i++) {
      const x = -20 + random() * 42
      line(curve([x, -60 + random() * 20, x - 1, -30, x - 2 + random() * 4, 0]), ink.rim, 0.6, 0.3)
    }
  })
  line(curve([4, -96.4, -1, -86, -6, -70, -9, -56, -14, -52]), skin.deep, 1.4, 0.95)
  fill(oval(-14.4, -56, 1.4, 1.9), ink.dark)
  fill(oval(-14, -56.6, 0.5), ink.rim)
  paintBarnacles(brush, random, { x: 0, y: -90, wide: 9, tall: 8, count: 12 })
  paintFlipper(
    brush,
    [16, -42, 16, -42, 30, -46, 43, -56, 50, -68, 50, -68, 48, -52, 40, -38, 28, -30, 17, -30, 17, -30],
    true,
  )
  context.restore()
  for (let i = 0; i < 120; i++) {
    const turn = -Math.PI * (0.06 + random() * 0.88)
    const far = 20 + random() * random() * 36
    const x = Math.cos(turn) * far * 1.15
    fill(oval(x, Math.sin(turn) * far * 0.62 - 1, 0.4 + random() * 1.2), ink.rim, 0.55)
  }
  for (const way of [-1, 1])
    for (const [out, high] of [
      [30, 18],
      [40, 12],
      [22, 24],
    ] as const)
      fill(
        limb([way * 18, 0, 2.4, way * (out - 5), -high * 0.6, 3, way * out, -high, 0.5]),
        ink.rim,
        way === side ? 0.5 : 0.34,
      )
  paintFoam(brush, random, -52, 52)
}
