import type { Path2D } from '@napi-rs/canvas'
import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { blob, box, curve, limb, oval, polygon } from './shapes.ts'
import { sketch } from './sketch.ts'

function paintRadio(brush: Brush, random: () => number): void {
  const { tone, form, fill, ink, contact, line, inside, spot, grain } = brush
  const wood = tone(0.55, 'accent', 0.5)
  const brass = tone(0.85, 'glow', 0.6)
  contact(0, 60)
  line(curve([44, -84, 60, -98]), brass.mid, 1)
  for (const x of [-46, 46]) form(box(x - 8, -5, 16, 5, 1.5), tone(0.25), { rim: 0.3 })
  const shell = blob([
    -62, -4, -62, -4, -62, -62, -58, -80, -44, -88, 0, -91, 44, -88, 58, -80, 62, -62, 62, -4, 62, -4,
  ])
  form(shell, wood, { round: 6, rim: 1.1, sink: 0.25 })
  grain(shell, wood.deep, random, { count: 90, length: 26, width: 0.3, alpha: 0.3 })
  const cloth = blob([-54, -36, -54, -36, -54, -64, -48, -76, -34, -81, 34, -81, 48, -76, 54, -64, 54, -36, 54, -36])
  form(cloth, tone(0.6, 'glow', 0.45), { round: 0, rim: 0.3, sink: 0.1 })
  inside(cloth, () => {
    for (let y = -80; y < -36; y += 1.8) line(curve([-56, y, 56, y]), ink.dark, 0.4, 0.3)
    for (let x = -56; x < 56; x += 1.8) line(curve([x, -82, x, -36]), ink.dark, 0.3, 0.25)
    brush.crescent(cloth, 0, 2.5, ink.dark, 0.4)
  })
  for (const x of [-27, 0, 27]) form(box(x - 2.2, -81.6, 4.4, 46, 1.6), wood, { isColumn: true, rim: 0.4 })
  const scale = box(-36, -31, 72, 15, 2)
  fill(scale, mixInk(ink.glow, ink.dark, 0.15))
  inside(scale, () => {
    spot(0, -23, 40, 12, ink.rim, 0.6)
    for (let i = 0; i < 25; i++)
      line(curve([-33 + i * 2.75, -29, -33 + i * 2.75, i % 4 ? -26.6 : -24]), ink.dark, 0.5, 0.8)
    fill(box(12, -31, 1.2, 15), ink.accent)
    line(curve([-34, -20, 34, -20]), ink.dark, 0.4, 0.6)
  })
  line(scale, brass.mid, 1.4)
  line(scale, brass.lit, 0.4)
  for (const x of [-48, 48]) {
    form(oval(x, -20, 8.6), wood, { round: 2, rim: 0.6 })
    form(oval(x, -20, 5.6), brass, { round: 1.6, rim: 0.5 })
    line(curve([x, -20, x + 2.6, -24.4]), brass.deep, 0.9)
  }
  for (const x of [-12, 0, 12]) form(box(x - 4, -12, 8, 5, 1), brass, { rim: 0.4 })
}

const TELEVISION_SCREEN = () =>
  blob([
    -50, -66, -44, -70, -10, -72, 24, -70, 30, -66, 32, -42, 30, -18, 24, -13, -10, -11, -44, -13, -50, -18, -52, -42,
  ])

function paintScreen(brush: Brush, screen: Path2D, random: () => number): void {
  const { burn, inside, fill, ink, line } = brush
  burn(screen, 0.5)
  const [left, top, right, bottom] = screen.getBounds()
  inside(screen, () => {
    for (let i = 0; i < 46; i++) {
      const y = top + random() * (bottom - top)
      fill(
        box(left + random() * (right - left) * 0.8, y, 3 + random() * 18, 0.8),
        random() < 0.5 ? ink.rim : ink.accent2,
        0.28,
      )
    }
    for (let y = top; y < bottom; y += 1.7) line(curve([left, y, right, y]), ink.dark, 0.45, 0.2)
  })
}

function paintTelevision(brush: Brush, random: () => number): void {
  const { tone, form, fill, ink, contact, line, inside, grain } = brush
  const wood = tone(0.5, 'accent', 0.45)
  const brass = tone(0.85, 'glow', 0.5)
  contact(0, 56)
  for (const x of [-46, 46]) form(limb([x * 0.9, -8, 2.4, x * 1.06, -1, 1.4]), wood, { rim: 0.4 })
  for (const way of [-1, 1]) {
    line(curve([way * 3, -84, way * 24, -99]), brass.shade, 1.2)
    line(curve([way * 3, -84.3, way * 24, -99.3]), brass.rim, 0.4)
    fill(oval(way * 24, -99, 1.4), brass.lit)
  }
  form(blob([-9, -79, -9, -79, -6, -85, 6, -85, 9, -79, 9, -79]), tone(0.3), { rim: 0.5 })
  const shell = box(-60, -80, 120, 74, 9)
  form(shell, wood, { round: 6, rim: 1.1, sink: 0.25 })
  grain(shell, wood.deep, random, { count: 80, length: 24, width: 0.3, alpha: 0.35 })
  form(box(-56, -76, 92, 66, 8), tone(0.3), { round: 3, rim: 0.5 })
  const screen = TELEVISION_SCREEN()
  paintScreen(brush, screen, random)
  inside(screen, () => {
    brush.crescent(screen, 0, -2, ink.dark, 0.25)
    fill(blob([-46, -64, -20, -69, -8, -68, -30, -56, -44, -36, -49, -40]), ink.rim, 0.28)
  })
  line(screen, ink.dark, 1.2, 0.9)
  for (const y of [-66, -50]) {
    form(oval(48, y, 6), brass, { round: 1.6, rim: 0.5 })
    line(curve([48, y, 48 + 2.4, y - 3.4]), brass.deep, 1)
  }
  for (let i = 0; i < 8; i++) fill(box(41, -38 + i * 3.3, 14, 1.5, 0.7), ink.dark, 0.75)
}

const LAPTOP_SCREEN = () => polygon([-50, -94, 50, -94, 50, -32, -50, -32])

function paintComputer(brush: Brush, random: () => number): void {
  const { tone, form, fill, ink, contact, line, inside, spot, burn } = brush
  const steel = tone(0.7, 'rim', 0.25)
  contact(0, 70)
  form(box(-56, -99, 112, 74, 4), steel, { round: 2, rim: 0.8 })
  fill(box(-53.6, -97, 107.2, 69, 2.4), ink.dark)
  const screen = LAPTOP_SCREEN()
  burn(screen, 0.2)
  inside(screen, () => {
    fill(screen, ink.dark, 0.66)
    const colors = [ink.glow, ink.accent, ink.accent2, ink.rim]
    let indent = 0
    for (let row = 0; row < 12; row++) {
      indent = Math.max(0, Math.min(4, indent + Math.floor(random() * 3) - 1))
      let x = -44 + indent * 6
      const words = 2 + Math.floor(random() * 4)
      for (let word = 0; word < words && x < 38; word++) {
        const width = 4 + random() * 12
        fill(box(x, -90 + row * 4.7, Math.min(width, 44 - x), 1.9, 0.9), colors[Math.floor(random() * 4)]!, 0.95)
        x += width + 2.6
      }
    }
    fill(polygon([-50, -94, -16, -94, -50, -50]), ink.rim, 0.08)
  })
  form(polygon([-56, -25, 56, -25, 72, -6, -72, -6]), steel, { round: 1, rim: 0.5, sink: 0 })
  const keys = polygon([-50, -23, 50, -23, 57, -13, -57, -13])
  fill(keys, ink.dark, 0.75)
  inside(keys, () => {
    for (let row = 0; row < 4; row++)
      for (let i = 0; i < 15; i++)
        fill(box(-52 + i * 7.1 - row * 0.9, -22.6 + row * 2.5, 5.8 + row * 0.14, 1.9, 0.4), steel.shade, 0.9)
    spot(0, -25, 56, 8, ink.glow, 0.5)
  })
  fill(polygon([-15, -11.6, 15, -11.6, 16.4, -7.2, -16.4, -7.2]), steel.shade, 0.8)
  form(box(-72, -6.4, 144, 5.4, 2), steel, { round: 1, rim: 0.5, sink: 0.3 })
  fill(box(-10, -6.2, 20, 1.7, 0.8), ink.dark, 0.6)
  line(curve([-56, -25, 56, -25]), ink.dark, 1.4, 0.9)
}

export const SCREEN_THINGS: readonly Thing[] = [
  sketch({
    name: 'radio',
    words: ['radios', 'broadcast', 'wireless', 'signal', 'signals'],
    metres: 0.35,
    aspect: 1.3,
    where: 'hand',
    places: ['room', 'laboratory', 'village'],
    paint: paintRadio,
    shine: ({ fill, ink }) => fill(box(-35, -30, 70, 13, 1.6), ink.glow, 0.8),
  }),
  sketch({
    name: 'television',
    words: ['televisions', 'tv', 'telly', 'tv set'],
    metres: 0.6,
    aspect: 1.24,
    where: 'ground',
    places: ['room', 'street', 'abstract'],
    paint: paintTelevision,
    shine: (brush, random) => paintScreen(brush, TELEVISION_SCREEN(), random),
  }),
  sketch({
    name: 'computer',
    words: ['computers', 'laptop', 'laptops', 'pc', 'code', 'software', 'screen'],
    metres: 0.3,
    aspect: 1.46,
    where: 'hand',
    places: ['room'],
    paint: paintComputer,
    shine: ({ fill, ink }) => fill(LAPTOP_SCREEN(), ink.glow, 0.22),
  }),
]
