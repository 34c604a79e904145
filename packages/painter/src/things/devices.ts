import { Path2D } from '@napi-rs/canvas'
import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { blob, box, curve, limb, oval, polygon } from './shapes.ts'
import { sketch } from './sketch.ts'

function paintLens(brush: Brush, x: number, y: number, radius: number): void {
  const { tone, form, fill, ink, inside, spot, line, side } = brush
  const steel = tone(0.75, 'rim', 0.3)
  const black = tone(0.2)
  form(oval(x, y, radius), steel, { round: radius * 0.1, rim: 0.7 })
  form(oval(x, y, radius * 0.9), black, { round: radius * 0.12, rim: 0.5 })
  for (let i = 0; i < 40; i++) {
    const turn = (i / 40) * Math.PI * 2
    line(
      new Path2D(
        `M${x + Math.sin(turn) * radius * 0.84} ${y - Math.cos(turn) * radius * 0.84}L${x + Math.sin(turn) * radius * 0.89} ${y - Math.cos(turn) * radius * 0.89}`,
      ),
      steel.mid,
      0.35,
      0.7,
    )
  }
  form(oval(x, y, radius * 0.76), steel, { round: 1, rim: 0.4, depth: 0.6 })
  fill(oval(x, y, radius * 0.7), ink.dark)
  const glass = oval(x, y, radius * 0.56)
  fill(glass, mixInk(ink.dark, ink.accent2, 0.35))
  inside(glass, () => {
    spot(x - radius * 0.1, y + radius * 0.25, radius * 0.5, radius * 0.4, ink.accent2, 0.9)
    spot(x + radius * 0.22, y - radius * 0.05, radius * 0.32, radius * 0.32, ink.accent, 0.5)
    fill(oval(x, y, radius * 0.2), ink.dark, 0.8)
    fill(oval(x + side * radius * 0.2, y - radius * 0.24, radius * 0.14, radius * 0.1, 0.6), ink.rim, 0.9)
    fill(oval(x - side * radius * 0.2, y + radius * 0.26, radius * 0.06), ink.rim, 0.6)
  })
  line(glass, ink.rim, 0.3, 0.4)
}

function paintCamera(brush: Brush, random: () => number): void {
  const { tone, form, fill, ink, contact, mottle, line, inside } = brush
  const steel = tone(0.85, 'rim', 0.35)
  const leather = tone(0.24, 'accent', 0.15)
  contact(0, 66)
  form(box(-50, -93, 18, 10, 2), steel, { isColumn: true, rim: 0.5 })
  form(box(28, -91, 22, 9, 2), steel, { isColumn: true, rim: 0.5 })
  for (let i = 0; i < 9; i++) line(curve([30 + i * 2.3, -90, 30 + i * 2.3, -84]), steel.deep, 0.4, 0.7)
  form(oval(10, -88, 5, 3.4), steel, { rim: 0.4 })
  form(blob([-22, -84, -22, -84, -17, -98, -14, -99.6, 14, -99.6, 17, -98, 22, -84, 22, -84]), steel, {
    round: 3,
    rim: 0.8,
  })
  const shell = box(-65, -86, 130, 86, 8)
  form(shell, steel, { round: 5, rim: 1, sink: 0.25 })
  const hide = box(-65, -66, 130, 52)
  form(hide, leather, { round: 4, rim: 0.4, sink: 0.2 })
  mottle(hide, leather.rim, random, { count: 110, size: 0.9, alpha: 0.14 })
  mottle(hide, ink.dark, random, { count: 110, size: 0.9, alpha: 0.4 })
  for (const y of [-66, -14]) line(curve([-65, y, 65, y]), ink.dark, 0.7, 0.7)
  form(box(-16, -95, 32, 11, 2), leather, { round: 1, rim: 0.3 })
  fill(box(-12, -93, 24, 7, 1), mixInk(ink.dark, ink.accent2, 0.4))
  inside(box(-12, -93, 24, 7, 1), () => fill(polygon([-12, -93, -2, -93, -9, -86, -12, -86]), ink.rim, 0.4))
  form(box(36, -81, 20, 11, 1.6), leather, { rim: 0.3 })
  fill(box(38, -79.4, 16, 7.8, 1), mixInk(ink.dark, ink.glow, 0.5))
  paintLens(brush, 0, -41, 37)
  form(oval(-52, -74, 4), leather, { rim: 0.3 })
  fill(oval(-52, -74, 2), ink.accent)
}

function paintTelephone(brush: Brush): void {
  const { tone, form, fill, ink, contact, line, crease, inside, spot, side } = brush
  const shell = tone(0.3, 'accent', 0.3)
  const brass = tone(0.85, 'glow', 0.55)
  const ivory = tone(0.98, 'rim', 0.3)
  contact(0, 56)
  line(curve([46, -10, 62, -14, 58, -30, 66, -40, 58, -54, 64, -68, 58, -78]), shell.shade, 1.6)
  const body = blob([
    -52, -3, -52, -3, -50, -12, -34, -30, -26, -52, -22, -62, 0, -64, 22, -62, 26, -52, 34, -30, 50, -12, 52, -3, 52,
    -3,
  ])
  form(body, shell, { round: 8, rim: 1.1, sink: 0.2 })
  form(box(-54, -7, 108, 7, 3), shell, { round: 2, rim: 0.6 })
  for (const x of [-20, 20]) {
    form(
      blob([x - 7, -62, x - 9, -74, x - 5, -76, x - 3, -69, x + 3, -69, x + 5, -76, x + 9, -74, x + 7, -62]),
      shell,
      { round: 2, rim: 0.5 },
    )
  }
  const receiver = blob([
    -58, -74, -60, -84, -52, -93, -30, -97, 0, -98, 30, -97, 52, -93, 60, -84, 58, -74, 54, -70, 38, -70, 35, -76, 30,
    -83, 0, -85, -30, -83, -35, -76, -38, -70, -54, -70,
  ])
  form(receiver, shell, { round: 5, rim: 1.1, sink: 0.25 })
  for (const x of [-46, 46]) {
    form(blob([x - 13, -71, x - 13, -71, x - 10, -66, x, -64, x + 10, -66, x + 13, -71, x + 13, -71]), shell, {
      round: 2,
      rim: 0.5,
    })
    crease([x - 12, -74, 0.2, x, -72.6, 0.3, x + 12, -74, 0.2], shell, 0.7)
  }
  form(oval(0, -34, 25.5), brass, { round: 2.4, rim: 0.7 })
  form(oval(0, -34, 23), ivory, { round: 1.4, rim: 0.4, depth: 0.7 })
  for (let i = 0; i < 10; i++) {
    const turn = -0.35 + (i / 12) * Math.PI * 2
    const [x, y] = [Math.sin(turn) * 17, -34 - Math.cos(turn) * 17]
    fill(oval(x, y, 3.9), brass.deep)
    fill(oval(x, y, 3.3), ink.dark, 0.92)
    inside(oval(x, y, 3.3), () => spot(x - side * 1.4, y + 1.6, 3, 3, brass.lit, 0.55))
  }
  form(limb([15, -21, 1.1, 21, -17.6, 1.4]), brass, { round: 0.5, rim: 0.3 })
  form(oval(0, -34, 9.4), shell, { round: 2, rim: 0.5 })
  form(oval(0, -34, 6.6), ivory, { round: 1.2, rim: 0.4 })
}

function paintTypewriter(brush: Brush, random: () => number): void {
  const { tone, form, fill, ink, contact, line, inside, crease } = brush
  const enamel = tone(0.38, 'accent2', 0.5)
  const steel = tone(0.8, 'rim', 0.3)
  const paper = tone(1, 'rim', 0.3)
  contact(0, 66)
  form(blob([-36, -60, -36, -60, -37, -99, -37, -99, 36, -99, 36, -99, 37, -60, 37, -60]), paper, {
    round: 0,
    rim: 0.6,
    sink: 0.2,
    depth: 0.7,
  })
  for (let row = 0; row < 6; row++) {
    let x = -29
    while (x < 26 - (row === 5 ? 26 : 0)) {
      const width = 3 + random() * 7
      line(curve([x, -93 + row * 4.6, Math.min(28, x + width), -93 + row * 4.6]), ink.dark, 0.8, 0.65)
      x += width + 2
    }
  }
  form(box(-58, -70, 116, 11, 5), tone(0.22), { round: 3, rim: 0.8 })
  for (const way of [-1, 1]) {
    form(box(way > 0 ? 56 : -65, -72, 9, 15, 2), steel, { round: 1.6, rim: 0.5 })
    for (let i = 0; i < 4; i++) fill(box(way > 0 ? 56 : -65, -70 + i * 3.4, 9, 0.7), ink.dark, 0.5)
  }
  line(curve([-56, -72, -66, -82, -70, -83]), steel.mid, 1.5)
  form(box(-48, -73, 96, 2.4, 1.2), steel, { rim: 0.3 })
  form(blob([-50, -30, -50, -30, -50, -56, -44, -61, 0, -62.6, 44, -61, 50, -56, 50, -30, 50, -30]), enamel, {
    round: 5,
    rim: 1,
    sink: 0.2,
  })
  const well = blob([-32, -42, -24, -54, 0, -57.6, 24, -54, 32, -42, 18, -40, 0, -42, -18, -40])
  fill(well, ink.dark)
  inside(well, () => {
    for (let i = 0; i < 31; i++) {
      const t = (i / 30) * 2 - 1
      line(curve([t * 32, -40 - (1 - Math.abs(t)) * 1.5, t * 9, -56]), i % 2 ? steel.mid : steel.shade, 0.7)
    }
  })
  line(well, steel.mid, 0.7)
  for (const x of [-42, 42]) {
    form(oval(x, -55.6, 6, 3), steel, { rim: 0.4 })
    fill(oval(x, -55.6, 2, 1), ink.dark)
  }
  form(blob([-50, -37, -50, -37, 50, -37, 50, -37, 66, -7, 66, -1, 66, -1, -66, -1, -66, -1, -66, -7]), enamel, {
    round: 4,
    rim: 1,
    sink: 0.3,
  })
  fill(polygon([-46, -35.6, 46, -35.6, 59, -10, -59, -10]), ink.dark, 0.75)
  for (let row = 0; row < 4; row++) {
    const count = 11 - (row === 3 ? 1 : 0)
    const half = 42 + row * 3.8
    for (let i = 0; i < count; i++) {
      const x = -half + (i * 2 * half) / (count - 1) + (row % 2 ? 1.4 : -1.2)
      const y = -33 + row * 6
      fill(oval(x, y + 1.6, 3.4, 2.6), ink.dark, 0.9)
      form(oval(x, y, 3.4 + row * 0.1, 2.5), steel, { round: 0, rim: 0.3, sink: 0 })
      fill(oval(x, y - 0.15, 2.7 + row * 0.1, 1.9), mixInk(ink.dark, ink.lit, 0.94), 0.95)
      fill(oval(x, y, 0.7, 0.5), ink.dark, 0.7)
    }
  }
  form(box(-32, -8.4, 64, 4, 2), tone(0.9, 'rim', 0.3), { round: 1, rim: 0.4 })
  crease([-62, -4, 0.2, 0, -3, 0.3, 62, -4, 0.2], enamel, 0.3)
}

export const DEVICE_THINGS: readonly Thing[] = [
  sketch({
    name: 'typewriter',
    words: ['typewriters'],
    metres: 0.3,
    aspect: 1.42,
    where: 'hand',
    places: ['room', 'library'],
    paint: paintTypewriter,
  }),
  sketch({
    name: 'camera',
    words: ['cameras', 'lens', 'lenses', 'photographer'],
    metres: 0.1,
    aspect: 1.36,
    where: 'hand',
    places: ['room', 'street', 'mountains'],
    paint: paintCamera,
  }),
  sketch({
    name: 'telephone',
    words: ['telephones', 'landline', 'phone call', 'old phone', 'rotary phone', 'telephone receiver', 'receiver'],
    metres: 0.19,
    aspect: 1.34,
    where: 'hand',
    places: ['room', 'corridor', 'station'],
    paint: paintTelephone,
  }),
]
