import { Path2D } from '@napi-rs/canvas'
import type { Thing } from '../painting.ts'
import { sketch, type Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { blob, box, curve, limb, oval, polygon, symmetric, without } from './shapes.ts'
import { paintMasonry } from './textures.ts'

function paintWheel(
  { form, line, fill, tone, ink }: Brush,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  spokes: number,
): void {
  const iron = tone(0.36)
  const red = tone(0.6, 'accent', 0.7)
  fill(oval(x, y, radiusX, radiusY), ink.dark)
  form(without(oval(x, y, radiusX, radiusY), oval(x, y, radiusX * 0.8, radiusY * 0.8)), iron, {
    round: 1,
    rim: 0.5,
    sink: 0,
  })
  const rays = new Path2D()
  for (let i = 0; i < spokes; i++) {
    const turn = (i / spokes) * Math.PI * 2 + 0.2
    rays.moveTo(x, y)
    rays.lineTo(x + Math.cos(turn) * radiusX * 0.82, y + Math.sin(turn) * radiusY * 0.82)
  }
  line(rays, red.mid, radiusX * 0.13)
  line(rays, red.lit, radiusX * 0.035)
  form(oval(x, y, radiusX * 0.26, radiusY * 0.26), red, { round: 0.5, rim: 0.3 })
}

/** A locomotive coming towards us past our left: the round front near, the boiler and cab falling away to the right. */
function paintTrain(brush: Brush, random: () => number): void {
  const { tone, form, fill, line, ink, contact, spot, burn, crease, inside } = brush
  const iron = tone(0.34)
  const green = tone(0.5, 'accent2', 0.55)
  const red = tone(0.7, 'accent', 0.85)
  const brass = tone(0.95, 'glow', 0.65)
  const smoke = tone(0.85, 'rim', 0.2)
  contact(4, 62)
  for (let i = 0; i < 26; i++) {
    const t = i / 25
    const [x, y] = [-14 + t * 60 + random() * 10, -86 - Math.sin(t * 2.2) * 6 - random() * 6]
    const radius = 5 + t * 5 + random() * 2
    spot(x, y + 2, radius * 1.3, radius, smoke.shade, 0.55)
    spot(x + brush.side * 2, y - 1.5, radius * 0.9, radius * 0.66, smoke.lit, 0.6)
  }
  for (const [x, radius] of [
    [52, 9],
    [37, 11.4],
    [19, 14],
  ] as const)
    paintWheel(brush, x, -radius - 2.6 - (52 - x) * -0.06, radius * 0.74, radius, 10)
  form(limb([14, -13, 1.3, 34, -12, 1.1, 54, -12, 0.9]), brass, { round: 0.6, rim: 0.4 })
  const cab = polygon([36, -66, 62, -60, 62, -20, 36, -22])
  form(cab, green, { round: 3, rim: 0.7, sink: 0.3 })
  form(polygon([32, -68, 37, -71, 66, -63, 66, -59.6, 36, -65.6]), iron, { rim: 0.6 })
  for (const quad of [
    [40, -57, 48, -55.6, 48, -43, 40, -43.4],
    [51, -55, 58, -53.6, 58, -42.6, 51, -42.8],
  ]) {
    fill(polygon(quad), ink.dark)
    burn(polygon(quad.map((value, i) => value + (i % 2 ? (i < 4 ? 1 : -1) : i % 8 === 0 || i === 6 ? 0.8 : -0.8))), 0.4)
  }
  const boiler = polygon([-18, -74, 38, -63, 38, -28, -18, -22])
  form(boiler, green, { round: 3, rim: 0, sink: 0 })
  inside(boiler, () => {
    fill(polygon([-20, -70, 40, -59, 40, -55, -20, -62]), green.rim, 0.4)
    fill(polygon([-20, -44, 40, -42, 40, -26, -20, -18]), ink.dark, 0.4)
    line(curve([-18, -73.4, 38, -62.4]), green.rim, 1, 0.8)
    for (const x of [-6, 8, 22, 32]) {
      line(curve([x, -76 + (x + 18) * 0.19, x + 1.6, -48, x, -22]), brass.mid, 1.1)
      line(curve([x + 0.4, -76 + (x + 18) * 0.19, x + 2, -48, x + 0.4, -22]), brass.rim, 0.4)
    }
  })
  form(polygon([-20, -24, 60, -24.4, 60, -20, -20, -18]), red, { round: 0.6, rim: 0.5, sink: 0.2 })
  form(symmetric([0, -78, 4.6, -76, 5, -69, 6.4, -66, 0, -65], 20), brass, { isColumn: true, rim: 0.6 })
  form(symmetric([0, -75, 3.6, -74, 4, -66, 0, -64], 6), green, { isColumn: true, rim: 0.5 })
  form(symmetric([0, -97, 7.4, -97, 8, -94.4, 5.4, -91, 4.4, -80, 6.4, -73, 0, -72], -18), iron, {
    isColumn: true,
    rim: 0.8,
  })
  form(oval(-18, -96.6, 7.4, 1.8), { ...iron, lit: iron.deep }, { round: 0.6, rim: 0.3 })
  form(oval(-18, -48, 25, 27.4), iron, { round: 4, rim: 1 })
  form(oval(-19, -48, 21.6, 23.8), green, { round: 4, rim: 0.6, sink: 0.3 })
  line(oval(-19, -48, 21.6, 23.8), brass.mid, 1.2)
  for (let i = 0; i < 24; i++) {
    const turn = (i / 24) * Math.PI * 2
    fill(oval(-18.6 + Math.cos(turn) * 23.3, -48 + Math.sin(turn) * 25.6, 0.7), iron.rim, 0.8)
  }
  form(oval(-19, -48, 11.4, 12.6), iron, { round: 2, rim: 0.5 })
  line(curve([-26, -53, -12, -43]), brass.lit, 1)
  line(curve([-12, -53, -26, -43]), brass.lit, 1)
  brush.ball(-19, -48, 2.4, 2.6, brass, 0.3)
  form(box(-25.4, -82, 13, 12, 2), iron, { rim: 0.5 })
  form(oval(-19, -76, 6, 6.2), brass, { round: 1, rim: 0.5 })
  burn(oval(-19, -76, 4.8, 5), 0.9)
  spot(-19, -76, 15, 15, ink.glow, 0.5)
  form(polygon([-52, -24, 12, -24, 12, -15, -52, -15]), red, { round: 1.6, rim: 0.7, sink: 0.3 })
  for (const x of [-43, 3]) {
    form(oval(x, -19.6, 5.6, 5.6), iron, { round: 1.4, rim: 0.6 })
    form(oval(x, -19.6, 3.4, 3.4), brass, { round: 1, rim: 0.3 })
  }
  const plough = polygon([-50, -15, 10, -15, 1, -1, -44, -1])
  form(plough, iron, { round: 2, rim: 0.6 })
  for (let i = 0; i < 9; i++) {
    const t = i / 8
    line(curve([-49 + t * 58, -15, -43 + t * 43, -1]), i % 2 ? red.lit : ink.dark, 1.4, 0.85)
  }
  form(box(-46, -2.4, 49, 2.4, 1), red, { rim: 0.4, sink: 0 })
  crease([-50, -22, 0.2, -20, -21.4, 0.4, 11, -22, 0.2], red, 0.4)
  for (const x of [-49, 9]) burn(oval(x, -27, 2.2, 2.4), 0.7)
}

function paintCar(brush: Brush): void {
  const { tone, form, fill, line, ink, inside, spot, burn, crease, contact } = brush
  const paint = tone(0.78, 'accent', 0.88)
  const chrome = tone(0.95, 'rim', 0.4)
  const rubber = tone(0.18)
  contact(0, 132)
  const roof = blob([-70, -62, -58, -82, -44, -95, -20, -99, 14, -98, 38, -88, 58, -64, 58, -64, 60, -56, -74, -56])
  form(roof, paint, { round: 6, rim: 2, sink: 0 })
  const glass = [
    blob([-62, -62, -52, -80, -40, -90, -20, -93, -8, -93, -8, -93, -8, -61, -8, -61]),
    blob([0, -93, 0, -93, 14, -92, 32, -83, 50, -62, 50, -62, 0, -61, 0, -61]),
  ]
  for (const pane of glass) {
    fill(pane, mixInk(ink.dark, ink.accent2, 0.3))
    inside(pane, () => {
      spot(0, -62, 70, 16, ink.glow, 0.35)
      fill(polygon([-46, -96, -32, -96, -52, -58, -66, -58]), ink.rim, 0.3)
      fill(polygon([22, -96, 30, -96, 14, -58, 6, -58]), ink.rim, 0.25)
      fill(blob([-30, -58, -32, -72, -24, -80, -17, -74, -18, -58]), ink.dark, 0.8)
    })
    line(pane, chrome.mid, 1.4)
    line(pane, chrome.rim, 0.5)
  }
  const body = blob([
    -130, -46, -128, -54, -112, -60, -74, -63, 0, -64, 58, -63, 98, -58, 122, -50, 128, -40, 128, -20, 122, -16, 122,
    -16, -124, -16, -124, -16, -131, -22,
  ])
  form(body, paint, { round: 12, rim: 2.2, sink: 0.3 })
  inside(body, () => {
    fill(blob([-130, -55, -80, -60, 0, -61, 60, -60, 110, -54, 60, -55, 0, -57, -80, -56]), ink.rim, 0.5)
    fill(blob([-130, -40, 0, -42, 128, -38, 128, -34, 0, -37, -130, -35]), paint.deep, 0.5)
    line(curve([-10, -62, -10, -22]), paint.deep, 1, 0.8)
    line(curve([50, -62, 48, -44, 44, -24]), paint.deep, 1, 0.8)
    line(curve([-64, -62, -66, -44, -60, -30]), paint.deep, 1, 0.8)
    fill(box(-140, -22, 280, 10), ink.dark, 0.5)
  })
  line(curve([-126, -38, 0, -40, 124, -36]), chrome.mid, 2)
  line(curve([-126, -38.7, 0, -40.7, 124, -36.7]), chrome.rim, 0.7)
  for (const x of [-20, 38]) form(limb([x - 7, -49, 1.1, x + 2, -49, 1.1]), chrome, { rim: 0.4, sink: 0 })
  for (const [x, way] of [
    [-80, -1],
    [82, 1],
  ] as const) {
    fill(
      blob([x - 30, -16, x - 30, -16, x - 27, -36, x - 12, -47, x + 12, -47, x + 27, -36, x + 30, -16, x + 30, -16]),
      ink.dark,
    )
    form(
      blob([
        x - 31,
        -17,
        x - 29,
        -36,
        x - 13,
        -49,
        x + 13,
        -49,
        x + 29,
        -36,
        x + 31,
        -17,
        x + 26,
        -30,
        x + 11,
        -43,
        x - 11,
        -43,
        x - 26,
        -30,
      ]),
      paint,
      { round: 2, rim: 1.2 },
    )
    form(oval(x, -22, 22), rubber, { round: 4, rim: 0.9 })
    form(oval(x, -22, 13.6), chrome, { round: 3, rim: 0.8 })
    form(oval(x, -22, 9.6), paint, { round: 2, rim: 0.5 })
    form(oval(x, -22, 5), chrome, { round: 2, rim: 0.5 })
    crease([x - 20, -30, 0.2, x + way, -43, 0.5, x + 20, -30, 0.2], rubber, 0.4)
  }
  for (const [x, width] of [
    [-136, 14],
    [120, 14],
  ] as const)
    form(box(x, -24, width, 8, 4), chrome, { round: 2, rim: 0.8 })
  form(oval(120, -45, 7, 8.4), chrome, { round: 2, rim: 0.7 })
  burn(oval(122, -45, 4.6, 6.6), 0.8)
  form(blob([-131, -48, -126, -51, -124, -38, -131, -36]), { ...tone(0.8, 'accent', 1), lit: ink.accent }, { rim: 0.6 })
}

function paintBicycle(brush: Brush): void {
  const { tone, form, fill, line, ink, contact } = brush
  const frame = tone(0.85, 'accent2', 0.85)
  const steel = tone(0.9, 'rim', 0.4)
  const rubber = tone(0.22)
  const leather = tone(0.5, 'glow', 0.5)
  contact(-50, 30, 0.5)
  contact(50, 30, 0.5)
  const hub = [
    [-50, -34],
    [52, -34],
  ] as const
  for (const [x, y] of hub) {
    const spokes = new Path2D()
    for (let i = 0; i < 28; i++) {
      const turn = (i / 28) * Math.PI * 2
      spokes.moveTo(x + Math.cos(turn + 1.2) * 2.4, y + Math.sin(turn + 1.2) * 2.4)
      spokes.lineTo(x + Math.cos(turn) * 30, y + Math.sin(turn) * 30)
    }
    line(spokes, steel.mid, 0.35, 0.8)
    const tyre = without(oval(x, y, 34), oval(x, y, 30))
    form(tyre, rubber, { round: 1.2, rim: 0.8, sink: 0.1 })
    line(oval(x, y, 29.2), steel.mid, 1.8)
    line(oval(x, y, 29.4), steel.rim, 0.5)
    form(oval(x, y, 3.2), steel, { rim: 0.4 })
  }
  line(curve([-50, -36.4, 0, -38]), ink.dark, 0.9)
  line(curve([-50, -31.6, 0, -28]), ink.dark, 0.9)
  const tube = (...points: number[]) => form(limb(points), frame, { round: 1, rim: 0.7, sink: 0 })
  tube(-50, -34, 1.5, -17, -76, 1.5)
  tube(-50, -34, 1.6, 0, -33, 1.7)
  tube(0, -33, 2.1, -21, -84, 2.1)
  tube(0, -33, 2.1, 38, -76, 2.1)
  tube(-18, -76, 2, 36, -82, 2)
  tube(34, -88, 2.2, 39, -74, 2.2)
  tube(39, -74, 1.9, 43, -58, 1.7, 52, -34, 1.5)
  form(limb([-21, -84, 1.2, -23, -90, 1.2]), steel, { rim: 0.4 })
  form(blob([-38, -94, -30, -97, -20, -95, -8, -93.6, -8, -92, -18, -90, -28, -88.6, -38, -90]), leather, {
    round: 1.6,
    rim: 0.7,
  })
  line(curve([34, -88, 33, -95, 40, -99, 50, -97, 53, -90, 46, -86]), steel.mid, 2)
  line(curve([34, -88.6, 33, -95.6, 40, -99.6, 50, -97.6]), steel.rim, 0.6)
  form(limb([46, -86, 1.7, 38, -86, 1.7]), leather, { rim: 0.4 })
  form(without(oval(0, -33, 10), oval(0, -33, 6.6)), steel, { round: 1, rim: 0.4 })
  line(oval(0, -33, 10.6), ink.dark, 1.1)
  form(limb([0, -33, 1.3, 8, -17, 1.2]), steel, { rim: 0.5 })
  form(limb([0, -33, 1.1, -8, -49, 1]), { ...steel, lit: steel.mid }, { rim: 0.3 })
  form(box(3, -17.4, 11, 3, 1), rubber, { rim: 0.5 })
  form(box(-13, -51, 10, 3, 1), rubber, { rim: 0.4 })
  form(
    blob([-86, -40, -84, -58, -70, -70, -52, -72, -36, -68, -36, -68, -52, -70, -69, -67, -81, -57, -83, -40]),
    frame,
    { round: 1, rim: 0.6 },
  )
  form(blob([16, -44, 20, -58, 34, -69, 50, -72, 62, -71, 62, -71, 50, -70, 36, -66, 23, -56, 19, -44]), frame, {
    round: 1,
    rim: 0.6,
  })
  form(oval(46, -80, 4.6, 4), steel, { rim: 0.5 })
  fill(oval(49, -79.8, 2, 3.2), ink.glow)
}

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
      const gore = (share: number) =>
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
      const outward = [...gore(edge)]
      const inward: number[] = []
      const back = gore(from)
      for (let k = back.length - 2; k >= 0; k -= 2) inward.push(back[k]!, back[k + 1]!)
      form(blob([...outward, ...inward]), stuff, { round: 0, rim: 0, sink: 0, depth: 0.35 })
      line(curve([...gore(edge)]), ink.dark, 0.35, 0.5)
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

function paintBridge(brush: Brush, random: () => number): void {
  const { tone, form, ink, mottle, line } = brush
  const stone = tone(0.72, 'glow', 0.15)
  const deck = [-150, -64, -90, -78, 0, -88, 90, -78, 150, -64]
  const arch = (x: number, half: number, top: number) =>
    blob([
      x - half,
      6,
      x - half,
      6,
      x - half,
      top * 0.45,
      x - half * 0.66,
      top * 0.84,
      x,
      top,
      x + half * 0.66,
      top * 0.84,
      x + half,
      top * 0.45,
      x + half,
      6,
      x + half,
      6,
    ])
  const arches = [arch(0, 36, -66), arch(-84, 26, -50), arch(84, 26, -50)]
  // Seen a little from the right: the far edge of each vault shows within the near one.
  arches.forEach((path, i) => {
    const vault = without(path, [arch(9, 31, -59), arch(-75, 21, -43), arch(93, 21, -43)][i]!)
    form(vault, { ...stone, lit: stone.mid, mid: stone.shade }, { round: 2, rim: 0.4, sink: 0.3 })
  })
  const outline = blob([...deck.slice(0, 2), ...deck, ...deck.slice(-2), 150, 0, 150, 0, -150, 0, -150, 0])
  const wall = without(outline, arch(4, 33, -62), arch(-80, 23, -46), arch(88, 23, -46))
  form(wall, stone, { round: 6, rim: 1.2, sink: 0.3 })
  paintMasonry(brush, wall, stone, random, { course: 6.4, stone: 11 })
  mottle(wall, ink.accent2, random, { count: 40, size: 9, alpha: 0.06 })
  for (const [x, half, top] of [
    [4, 33, -62],
    [-80, 23, -46],
    [88, 23, -46],
  ] as const) {
    for (let i = 0; i <= 12; i++) {
      const turn = Math.PI * (i / 12)
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
      const at = (grow: number) => [x + cos * (half + grow), (top + 0) * (0.35 + 0.65 * sin) - grow * sin] as const
      brush.stroke([...at(0.4), 0.9, ...at(6.4), 1.2], i % 2 ? stone.lit : stone.mid, 0.75)
    }
  }
  const parapet = limb([-150, -66, 3.4, -90, -80, 3.4, 0, -90, 3.4, 90, -80, 3.4, 150, -66, 3.4])
  form(parapet, stone, { round: 1.6, rim: 1.1, sink: 0 })
  for (let i = 0; i < 30; i++) {
    const x = -145 + i * 10
    const y = -90 + Math.abs(x) * Math.abs(x) * 0.00108
    line(curve([x, y - 3, x, y + 3.4]), stone.deep, 0.7, 0.6)
  }
  line(curve([-150, -60, -90, -74, 0, -84, 90, -74, 150, -60]), ink.dark, 1.2, 0.5)
  for (const x of [-46, 52]) {
    const pier = blob([x - 9, 0, x - 9, 0, x - 9, -40, x - 9, -40, x, -50, x + 9, -40, x + 9, -40, x + 9, 0, x + 9, 0])
    form(pier, stone, { round: 4, rim: 1, sink: 0.3 })
    paintMasonry(brush, pier, stone, random, { course: 6.4, stone: 10 })
  }
}

export const VEHICLE_THINGS: readonly Thing[] = [
  sketch({
    name: 'train',
    words: ['trains', 'locomotive', 'locomotives', 'steam engine', 'railway', 'railroad', 'express'],
    metres: 4.4,
    aspect: 1.34,
    where: 'ground',
    places: ['station', 'mountains', 'field'],
    paint: paintTrain,
    shine: ({ burn }) => {
      burn(oval(-19, -76, 4.8, 5), 0.9)
      for (const x of [-49, 9]) burn(oval(x, -27, 2.2, 2.4), 0.7)
      for (const quad of [
        [41, -56, 47, -55, 47, -44, 41, -44.2],
        [52, -54, 57, -53, 57, -43.4, 52, -43.6],
      ])
        burn(polygon(quad), 0.4)
    },
  }),
  sketch({
    name: 'car',
    words: ['cars', 'automobile', 'taxi', 'taxis', 'motorcar', 'driver'],
    metres: 1.5,
    aspect: 2.76,
    where: 'ground',
    places: ['road', 'street', 'desert'],
    paint: paintCar,
    shine: ({ burn }) => burn(oval(122, -45, 4.4, 6.4), 0.8),
  }),
  sketch({
    name: 'bicycle',
    words: ['bicycles', 'bike', 'bikes', 'cyclist', 'cycling'],
    metres: 1.05,
    aspect: 1.76,
    where: 'ground',
    places: ['street', 'road', 'village'],
    paint: paintBicycle,
  }),
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
  sketch({
    name: 'bridge',
    words: ['bridges', 'viaduct', 'aqueduct', 'crossing'],
    metres: 9,
    aspect: 3.02,
    where: 'ground',
    places: ['lake', 'village', 'mountains', 'ruins'],
    paint: paintBridge,
  }),
]
