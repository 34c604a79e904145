import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { blob, box, curve, limb, oval, polygon, symmetric } from './shapes.ts'
import { sketch } from './sketch.ts'

function paintAeroplane(brush: Brush): void {
  const { tone, form, fill, line, ink, inside, context, crease, burn, side } = brush
  const red = tone(0.8, 'accent', 0.85)
  const cream = tone(1, 'glow', 0.25)
  const wood = tone(0.6, 'glow', 0.4)
  const steel = tone(0.55)
  context.save()
  context.translate(26, -46)
  context.rotate(-0.11)
  const wing = (y: number, shift: number, stuff: typeof red) => {
    form(
      blob([
        shift - 24,
        y,
        shift - 20,
        y - 4,
        shift + 24,
        y - 5.4,
        shift + 34,
        y - 3,
        shift + 34,
        y,
        shift + 20,
        y + 3,
        shift - 20,
        y + 3.6,
      ]),
      stuff,
      { round: 1.6, rim: 0.9 },
    )
  }
  form(blob([-96, -12, -96, -12, -104, -36, -99, -45, -88, -46, -80, -30, -72, -14, -72, -14]), cream, {
    round: 4,
    rim: 1,
  })
  line(curve([-90, -44, -88, -14]), cream.deep, 0.8, 0.7)
  form(limb([-6, 18, 1, -2, 36, 1.2]), wood, { rim: 0.4 })
  form(limb([18, 16, 1.2, 8, 36, 1.4]), wood, { rim: 0.4 })
  form(oval(5, 38, 10.6), tone(0.2), { round: 2.4, rim: 0.8 })
  form(oval(5, 38, 5.6), cream, { round: 1.6, rim: 0.5 })
  form(limb([-84, 4, 0.8, -90, 14, 1.4]), wood, { rim: 0.3 })
  wing(-37, 8, { ...red, lit: red.mid })
  for (const x of [-10, 24]) form(limb([x, -36, 1, x - 3, 12, 1]), wood, { round: 0.5, rim: 0.4 })
  line(curve([-10, -36, 21, 12]), ink.dark, 0.4, 0.7)
  line(curve([24, -36, -13, 12]), ink.dark, 0.4, 0.7)
  const body = blob([
    -102, -7, -60, -13, -20, -18, 10, -20, 36, -19, 52, -12, 54, 0, 52, 12, 34, 19, 0, 20, -40, 10, -80, 0, -104, -3,
  ])
  form(body, cream, { round: 8, rim: 1.4, sink: 0.25 })
  inside(body, () => {
    for (const x of [-70, -46, -22]) line(curve([x, -20, x + 2, 20]), cream.deep, 0.5, 0.5)
    fill(blob([-106, -8, -40, -9, 30, -6, 60, -4, 60, 4, 30, 3, -40, -3, -106, -3]), red.mid, 0.85)
    fill(polygon([36, -22, 60, -22, 60, 22, 36, 22]), steel.shade, 0.85)
    for (const y of [-12, -6, 0, 6, 12]) line(curve([38, y, 50, y]), ink.dark, 1.2, 0.8)
    brush.crescent(body, -side * 1.6, 1.2, cream.rim, 0.5)
  })
  form(blob([-116, -6, -84, -11, -76, -8, -84, -3, -116, -1]), red, { round: 1.4, rim: 0.8 })
  fill(oval(-4, -19, 12, 3.4), ink.dark)
  fill(blob([-10, -20, -11, -28, -5, -33, 1, -28, 0, -20]), ink.dark)
  form(oval(-5, -28.6, 5.4, 5.8), tone(0.45, 'glow', 0.5), { round: 1.6, rim: 0.6 })
  form(limb([-9, -29, 1.5, -2, -29.6, 1.6]), tone(0.8, 'rim', 0.4), { rim: 0.4 })
  form(limb([-9, -24, 1.6, -20, -28, 1.4, -32, -25, 1.2, -40, -28, 0.8]), tone(0.9, 'accent', 0.95), { rim: 0.5 })
  fill(polygon([4, -20, 10, -28, 12, -28, 11, -20]), ink.rim, 0.55)
  const lower = blob([-30, 14, -26, 9, 26, 7, 36, 10, 36, 14, 22, 17, -24, 18])
  form(lower, red, { round: 1.8, rim: 1 })
  wing(-37, 4, red)
  for (const x of [-18, 20]) form(limb([x, -35, 1.2, x - 2, 12, 1.2]), wood, { round: 0.5, rim: 0.5 })
  line(curve([-18, -35, 18, 12]), ink.dark, 0.5, 0.8)
  line(curve([20, -35, -20, 12]), ink.dark, 0.5, 0.8)
  form(blob([52, -7, 60, -3, 62, 0, 60, 3, 52, 7]), steel, { rim: 0.5 })
  fill(oval(60, 0, 3.6, 44), ink.lit, 0.16)
  fill(
    blob([58, -42, 61.4, -40, 62, -20, 60.6, 0, 62, 20, 60, 42, 57.4, 40, 58.4, 18, 59.4, 0, 57.6, -20]),
    wood.mid,
    0.75,
  )
  crease([-36, 16, 0.2, 0, 16.6, 0.4, 30, 14, 0.2], red, 0.4)
  burn(oval(-102, -44, 1.2), 0.4)
  context.restore()
}

const goreEdge = (share: number) =>
  [
    0,
    -101,
    36 * share * 0.55,
    -96,
    36 * share * 0.9,
    -86,
    37 * share,
    -72,
    34 * share,
    -56,
    24 * share,
    -41,
    11 * share,
    -27,
    7 * share,
    -21,
  ] as const

function paintBalloon(brush: Brush): void {
  const { tone, form, fill, line, ink, inside, spot, burn, grain } = brush
  const colors = [tone(0.9, 'accent', 0.85), tone(1, 'glow', 0.35), tone(0.85, 'accent2', 0.8)]
  const wicker = tone(0.6, 'glow', 0.5)
  const envelope = symmetric([
    0, -100, 18, -97, 31, -87, 36, -72, 33, -56, 23, -41, 10, -27, 6.4, -22, 6.4, -22, 0, -21.4,
  ])
  for (const x of [-6, -2.2, 2.2, 6]) line(curve([x, -22, x * 0.95, -10]), ink.dark, 0.45, 0.85)
  form(envelope, colors[1]!, { round: 0, rim: 0, sink: 0 })
  inside(envelope, () => {
    const edges = [-1, -0.82, -0.55, -0.2, 0.2, 0.55, 0.82, 1]
    edges.slice(1).forEach((edge, i) => {
      const stuff = colors[i % 3]!
      const from = edges[i]!
      const outward = [...goreEdge(edge)]
      const inward: number[] = []
      const back = goreEdge(from)
      for (let k = back.length - 2; k >= 0; k -= 2) inward.push(back[k]!, back[k + 1]!)
      form(blob([...outward, ...inward]), stuff, { round: 0, rim: 0, sink: 0, depth: 0.35 })
      line(curve([...goreEdge(edge)]), ink.dark, 0.35, 0.5)
    })
    for (const [y, half] of [
      [-86, 40],
      [-56, 40],
    ] as const)
      line(curve([-half, y - 4, 0, y + 3.4, half, y - 4]), colors[1]!.rim, 1.1, 0.7)
    const away = -brush.side
    spot(away * 34, -50, 40, 56, ink.dark, 0.75)
    spot(-away * 16, -82, 20, 20, ink.rim, 0.5)
    spot(0, -22, 16, 22, ink.glow, 0.75)
    for (const share of [3, 1.8, 0.9]) brush.crescent(envelope, brush.side * share * 2, -share, ink.dark, 0.16)
    brush.crescent(envelope, -brush.side * 0.9, 0.5, ink.rim, 0.8)
    if (brush.isBacklit) brush.crescent(envelope, brush.side * 0.9, 0.5, ink.rim, 0.7)
  })
  burn(blob([-1.8, -16, 0, -23, 1.8, -16, 0, -14.6]), 0.8)
  fill(box(-2.4, -15, 4.8, 1.5, 0.5), ink.dark)
  const basket = blob([-7, -10, -7, -10, 7, -10, 7, -10, 6, -0.8, 4.6, 0, -4.6, 0, -6, -0.8])
  form(basket, wicker, { round: 2, rim: 0.6 })
  inside(basket, () => {
    for (let i = 0; i < 6; i++) line(curve([-8, -9 + i * 1.7, 8, -9 + i * 1.7]), wicker.deep, 0.4, 0.6)
    for (let i = 0; i < 9; i++) line(curve([-7 + i * 1.8, -10, -6 + i * 1.5, 0]), wicker.deep, 0.35, 0.5)
  })
  grain(basket, wicker.lit, () => 0.37, { count: 4 })
  form(limb([-7.4, -10, 0.9, 7.4, -10, 0.9]), wicker, { rim: 0.4 })
  for (const [x, height] of [
    [-3, 5.4],
    [1.6, 4.6],
  ] as const) {
    fill(oval(x, -10.6 - height, 1.2, 1.4), ink.dark)
    fill(limb([x, -13 - height * 0.3, 1.8, x, -10, 1.8]), ink.dark)
  }
}

export const AIRCRAFT_THINGS: readonly Thing[] = [
  sketch({
    name: 'aeroplane',
    words: ['aeroplanes', 'airplane', 'airplanes', 'plane', 'planes', 'aircraft', 'biplane', 'pilot', 'flight'],
    metres: 3,
    aspect: 1.86,
    where: 'sky',
    places: ['sky', 'mountains', 'field'],
    paint: paintAeroplane,
  }),
  sketch({
    name: 'balloon',
    words: ['balloons', 'hot-air balloon', 'hot-air balloons', 'hot air balloon', 'hot air balloons', 'airship'],
    metres: 22,
    aspect: 0.74,
    where: 'sky',
    places: ['sky', 'mountains', 'desert'],
    paint: paintBalloon,
    shine: ({ burn }) => burn(blob([-1.8, -16, 0, -23, 1.8, -16, 0, -14.6]), 0.8),
  }),
]
