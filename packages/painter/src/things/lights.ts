import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { EMBER, mixInk } from './inks.ts'
import { blob, box, curve, limb, oval, polygon, symmetric, union, without } from './shapes.ts'
import { sketch } from './sketch.ts'

/** A teardrop of fire standing on (x, y). */
function flame(x: number, y: number, height: number, lean = 0) {
  const wide = height * 0.2
  return blob([
    x,
    y,
    x + wide * 0.8,
    y - height * 0.12,
    x + wide,
    y - height * 0.33,
    x + wide * 0.55 + lean * 0.4,
    y - height * 0.62,
    x + lean,
    y - height,
    x + lean,
    y - height,
    x - wide * 0.45 + lean * 0.3,
    y - height * 0.66,
    x - wide,
    y - height * 0.34,
    x - wide * 0.8,
    y - height * 0.12,
  ])
}

function paintFlame({ burn, fill, ink, context }: Brush, x: number, y: number, height: number, lean = 0): void {
  const outer = flame(x, y, height, lean)
  const gradient = context.createLinearGradient(0, y, 0, y - height)
  const css = (share: number, alpha: number) => {
    const color = mixInk(ink.glow, share > 0 ? EMBER : [255, 255, 255], Math.abs(share))
    return `rgba(${color.map(Math.round).join(',')},${alpha})`
  }
  gradient.addColorStop(0, css(0.5, 0.75))
  gradient.addColorStop(0.25, css(-0.3, 1))
  gradient.addColorStop(0.6, css(0, 1))
  gradient.addColorStop(1, css(0.35, 0.9))
  context.fillStyle = gradient
  context.fill(outer)
  burn(flame(x + lean * 0.1, y - height * 0.08, height * 0.55, lean * 0.5), 0.9)
  fill(oval(x, y - height * 0.07, height * 0.05, height * 0.06), ink.accent2, 0.35)
}

function paintCandle(brush: Brush, random: () => number): void {
  const { tone, form, crease, fill, ink, spot, contact, inside, grain, line } = brush
  const brass = tone(0.75, 'glow', 0.5)
  const wax = tone(1, 'rim', 0.25)
  contact(0, 22)
  spot(0, -76, 24, 24, ink.glow, 0.35)
  form(union(oval(0, -4.5, 21, 4), oval(0, -3, 18, 3)), brass, { rim: 0.7 })
  fill(oval(0, -5.4, 16, 2.2), brass.deep, 0.7)
  const handle = without(oval(21, -9, 7, 6.4), oval(21, -9, 4.4, 4))
  form(handle, brass, { round: 1.4, rim: 0.5 })
  form(symmetric([0, -14, 8.4, -14, 9.2, -13, 8, -9, 8, -5, 0, -4.6]), brass, { isColumn: true })
  const stick = blob([
    -7, -12, -7, -12, -7.3, -56, -6.6, -58.4, -4, -57.4, -2, -58.2, 1, -57, 4, -58.6, 6.8, -58.6, 7.2, -54, 7, -12, 7,
    -12,
  ])
  form(stick, wax, { isColumn: true, rim: 0.8, sink: 0.2 })
  inside(stick, () => {
    spot(0, -60, 12, 20, ink.glow, 0.85)
    spot(0, -58, 8, 8, ink.rim, 0.5)
  })
  for (const [x, start, end, radius] of [
    [-6.2, -56, -36, 1.3],
    [-3.4, -56, -44, 1.1],
    [3.6, -57, -30, 1.4],
    [6.4, -56, -46, 1.2],
  ] as const) {
    const drip = limb([x, start, radius * 0.7, x, end - 5, radius * 0.7, x, end, radius * 1.25])
    form(drip, wax, { round: 0.9, rim: 0.3, sink: 0 })
    crease([x + radius, start + 2, 0.1, x + radius * 1.1, end, 0.25], wax, 0.4)
  }
  grain(stick, wax.shade, random, { count: 14, length: 10, turn: Math.PI / 2, width: 0.3, alpha: 0.25 })
  fill(oval(0, -57.6, 5.4, 1.3), ink.glow, 0.9)
  line(curve([0, -57, 0.4, -61, -0.4, -63.5]), ink.dark, 1)
  paintFlame(brush, 0, -60.5, 34, 1.6)
}

function paintLantern(brush: Brush): void {
  const { tone, form, fill, ink, line, spot, contact, inside, crease } = brush
  const iron = tone(0.32)
  const roof = tone(0.42, 'accent', 0.18)
  contact(0, 25)
  line(without(oval(0, -86, 13, 13), oval(0, -86, 12.9, 12.9)), iron.mid, 1.6)
  const glass = symmetric([0, -62, 15, -62, 15, -62, 19.5, -36, 17, -14, 17, -14, 0, -14])
  fill(glass, mixInk(ink.dark, ink.glow, 0.4), 0.95)
  inside(glass, () => {
    spot(0, -36, 27, 36, ink.glow, 1)
    spot(0, -34, 14, 20, ink.rim, 0.5)
  })
  form(symmetric([0, -22, 4, -22, 5, -16, 8, -13, 0, -13]), iron, { rim: 0.3 })
  paintFlame(brush, 0, -20, 30, 0.8)
  inside(glass, () => {
    fill(blob([-13, -60, -8, -60, -12, -38, -11, -18, -15, -18, -16, -38]), ink.rim, 0.3)
    fill(blob([9, -58, 11, -58, 14, -38, 13, -24, 12, -38]), ink.rim, 0.18)
  })
  for (const x of [-1, 1]) {
    form(limb([x * 15.2, -63, 1.2, x * 19.8, -37, 1.3, x * 17.6, -13, 1.2]), iron, { round: 0.6, rim: 0.45 })
    line(curve([x * 5.4, -62, x * 7.2, -37, x * 6.4, -14]), iron.deep, 0.8, 0.75)
  }
  for (const y of [-50, -28]) line(curve([-18, y + 1, 0, y + 3.4, 18, y + 1]), iron.deep, 0.9, 0.8)
  form(symmetric([0, -74, 6, -74, 9, -70, 19, -64, 20, -61, 0, -60]), roof)
  form(symmetric([0, -84, 4.5, -84, 6, -78, 8, -74, 0, -73.4]), roof, { isColumn: true })
  form(symmetric([0, -88, 3.2, -87, 5.4, -84.5, 4, -83, 0, -83]), iron)
  for (const x of [-5, 0, 5]) crease([x, -72, 0.2, x * 2.4, -63, 0.4], roof, 0.5)
  form(symmetric([0, -14.5, 18.5, -14.5, 19.5, -12, 16.5, -10, 18, -5, 21.5, -3.2, 21.5, -0.6, 0, 0.4]), roof, {
    rim: 0.8,
  })
  line(curve([-17, -9.6, 0, -8.4, 17, -9.6]), iron.deep, 0.7, 0.8)
  spot(0, -13.6, 15, 2.2, ink.glow, 0.55)
}

function paintStreetLamp({ tone, form, fill, ink, spot, contact, line, inside, burn }: Brush): void {
  const iron = tone(0.3)
  contact(0, 9)
  const post = symmetric([
    0, -79, 1.1, -79, 1.3, -50, 1.6, -24, 2.2, -20, 2.2, -13, 3.2, -11, 3.4, -3, 5.4, -1.2, 5.6, 0, 0, 0.3,
  ])
  form(post, iron, { isColumn: true, rim: 0.5 })
  for (const [y, half] of [
    [-77, 2.2],
    [-62, 1.9],
    [-21, 2.8],
    [-12, 3.8],
    [-3, 4.6],
  ] as const) {
    form(box(-half, y - 0.7, half * 2, 1.5, 0.7), iron, { rim: 0.3 })
  }
  for (const x of [-1, 1]) line(curve([0, -70, x * 4.4, -71.4, x * 5, -74, x * 3, -74.8]), iron.mid, 0.7)
  form(box(-7, -71.4, 14, 0.9, 0.4), iron, { round: 0, rim: 0.25 })
  const glass = symmetric([0, -92.5, 6.6, -92.5, 6.6, -92.5, 3.6, -80, 3.6, -80, 0, -80])
  burn(glass, 0.75)
  inside(glass, () => {
    spot(0, -86, 4, 6, ink.rim, 0.8)
    fill(polygon([-5.2, -92, -3.4, -92, -2, -80, -3, -80]), ink.rim, 0.35)
  })
  for (const x of [-6.6, -2.1, 2.1, 6.6])
    form(limb([x, -92.5, 0.42, x * 0.55, -80, 0.42]), iron, { round: 0.2, rim: 0.2 })
  form(symmetric([0, -97.6, 1.8, -97, 3.4, -95.6, 7.8, -93.2, 8, -92, 0, -92]), iron, { rim: 0.4 })
  form(symmetric([0, -99.8, 0.9, -98.8, 0.7, -97.6, 0, -97]), iron, { rim: 0.2 })
  form(symmetric([0, -80.8, 4.2, -80.8, 4, -79.4, 1.6, -77.6, 0, -77.6]), iron, { rim: 0.3 })
}

export const LIGHT_THINGS: readonly Thing[] = [
  sketch({
    name: 'candle',
    words: ['candles', 'candlelight', 'wick', 'vigil'],
    metres: 0.19,
    aspect: 0.56,
    where: 'hand',
    places: ['room', 'library', 'corridor'],
    paint: paintCandle,
    shine: (brush) => {
      brush.spot(0, -56, 7, 9, brush.ink.glow, 0.5)
      paintFlame(brush, 0, -60.5, 34, 1.6)
    },
  }),
  sketch({
    name: 'lantern',
    words: ['lanterns', 'beacon', 'storm lantern', 'torch', 'torches'],
    metres: 0.4,
    aspect: 0.5,
    where: 'hand',
    places: ['corridor', 'forest', 'village', 'room'],
    paint: paintLantern,
    shine: (brush) => {
      brush.spot(0, -36, 17, 26, brush.ink.glow, 0.7)
      paintFlame(brush, 0, -20, 30, 0.8)
    },
  }),
  sketch({
    name: 'street lamp',
    words: ['street lamps', 'streetlamp', 'streetlight', 'streetlights', 'lamppost', 'lamp post'],
    metres: 4.2,
    aspect: 0.2,
    where: 'ground',
    places: ['street', 'road', 'village', 'station'],
    paint: paintStreetLamp,
    shine: ({ burn }) => burn(symmetric([0, -92.5, 6.4, -92.5, 6.4, -92.5, 3.5, -80, 3.5, -80, 0, -80]), 0.75),
  }),
]
