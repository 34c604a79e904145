import { Path2D } from '@napi-rs/canvas'
import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { blob, box, curve, limb, oval, polygon, without } from './shapes.ts'
import { sketch } from './sketch.ts'

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

export const ROAD_VEHICLE_THINGS: readonly Thing[] = [
  sketch({
    name: 'car',
    words: ['cars', 'automobile', 'taxi', 'taxis', 'motorcar', 'driver', 'truck', 'trucks'],
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
]
