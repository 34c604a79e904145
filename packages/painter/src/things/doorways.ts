import { Path2D } from '@napi-rs/canvas'
import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { blob, box, curve, oval, polygon } from './shapes.ts'
import { paintMasonry } from './textures.ts'
import { sketch } from './sketch.ts'

const DOOR_GAP = [1, -89, 20.5, -93.5, 20.5, -0.5, 1, -3.5]

const leafSlope = (x: number, y: number) =>
  y + ((x + 20.5) / 21.5) * (y < -46 ? 4.5 * ((-y - 46) / 47.5) : -3 * ((46 + y) / 46))

function paintDoor(brush: Brush, random: () => number): void {
  const { tone, form, fill, fade, spot, ink, inside, line, contact, crease, side } = brush
  const frameTone = tone(0.62, 'glow', 0.12)
  const wood = tone(0.5, 'accent', 0.5)
  const brass = tone(0.85, 'glow', 0.6)
  contact(0, 28)
  const frame = box(-27, -99, 54, 99)
  form(frame, frameTone, { rim: 0.8, round: 2 })
  fill(box(-21, -94, 42, 94), ink.dark)
  const gap = polygon(DOOR_GAP)
  fade(gap, mixInk(ink.glow, ink.accent, 0.25), ink.glow)
  inside(gap, () => {
    spot(12, -40, 16, 52, ink.rim, 0.75)
    spot(20, -50, 6, 60, ink.accent, 0.2)
  })
  const leaf = polygon([-20.5, -93.5, 1, -89, 1, -3.5, -20.5, -0.5])
  form(leaf, wood, { round: 2.2, rim: 0.6, sink: 0.3, depth: 0.8 })
  const panel = (left: number, right: number, top: number, bottom: number) => {
    const corners = (inset: number) =>
      polygon([
        left + inset,
        leafSlope(left, top) + inset,
        right - inset,
        leafSlope(right, top) + inset,
        right - inset,
        leafSlope(right, bottom) - inset,
        left + inset,
        leafSlope(left, bottom) - inset,
      ])
    fill(corners(0), wood.deep, 0.85)
    form(corners(0.8), { ...wood, lit: wood.mid, mid: wood.shade }, { round: 0, rim: 0.2, sink: 0 })
    form(corners(2), wood, { round: 0.9, rim: 0.35, sink: 0.1 })
  }
  for (const [top, bottom] of [
    [-86, -62],
    [-57, -30],
    [-25, -8],
  ] as const) {
    panel(-17.6, -11, top, bottom)
    panel(-8.4, -2.2, top, bottom)
  }
  brush.grain(leaf, wood.deep, random, { count: 60, length: 14, turn: Math.PI / 2, width: 0.25, alpha: 0.3 })
  brush.stroke([1, -88.6, 0.35, 1, -46, 0.5, 1, -3.8, 0.35], ink.glow, 0.95)
  inside(leaf, () => spot(1, -44, 4, 50, ink.glow, 0.4))
  form(box(-2.6, -49, 2.4, 8, 1), brass, { round: 0.6, rim: 0.25 })
  brush.ball(-1.4, -45.6, 1.7, 1.7, brass, 0.3)
  for (const [x, y, width, height] of [
    [-27, -99, 6, 99],
    [21, -99, 6, 99],
  ] as const) {
    const jamb = box(x, y, width, height)
    form(jamb, frameTone, { round: 1.4, rim: 0.5, sink: 0.3 })
    line(curve([x + width * 0.3, y + 7, x + width * 0.3, -1]), frameTone.deep, 0.4, 0.6)
    line(curve([x + width * 0.7, y + 7, x + width * 0.7, -1]), frameTone.deep, 0.4, 0.6)
  }
  form(box(-28, -100, 56, 7.4), frameTone, { round: 1.4, rim: 0.7, sink: 0.3 })
  crease([-26, -95, 0.2, 0, -95, 0.25, 26, -95, 0.2], frameTone, 0.7)
  brush.stroke([20.8, -93, 0.4, 20.8, -50, 0.7, 20.8, -1, 0.4], ink.glow, 0.8)
  form(box(-27.5, -2.4, 55, 2.6), frameTone, { round: 0.8, rim: 0.4 })
  fade(polygon([1, -2.4, 20.5, -2.4, 24 - side, 0, -1, 0]), ink.glow, ink.glow, 0.9, 0.5)
}

const barHeight = (x: number) => 66 + 17 * Math.cos(((Math.abs(x) - 2) / 40) * (Math.PI / 2)) ** 2

function paintGate(brush: Brush, random: () => number): void {
  const { tone, form, fill, contact, line, context, ink } = brush
  const iron = tone(0.28)
  const stone = tone(0.66, 'glow', 0.12)
  contact(-52, 13)
  contact(52, 13)
  const bars = (from: number, to: number) => {
    for (const y of [-8, -14, -44]) form(box(from, y, to - from, 1.7), iron, { round: 0.5, rim: 0.4, sink: 0 })
    for (let i = 0; i <= 7; i++) {
      const x = from + 1.2 + ((to - from - 2.4) * i) / 7
      const top = -barHeight(x)
      form(box(x - 0.75, top, 1.5, -top - 1), iron, { isColumn: true, round: 0.3, rim: 0.35 })
      form(blob([x, top - 6.5, x, top - 6.5, x + 1.9, top - 2, x + 0.7, top, x - 0.7, top, x - 1.9, top - 2]), iron, {
        round: 0.5,
        rim: 0.35,
        sink: 0,
      })
      if (i < 7) {
        const middle = x + (to - from - 2.4) / 14
        line(oval(middle, -48, 2, 3), iron.mid, 0.8)
        line(oval(middle, -11, 2, 2.2), iron.mid, 0.7)
      }
    }
    const arch = new Path2D()
    for (let i = 0; i <= 16; i++) {
      const x = from + ((to - from) * i) / 16
      if (i === 0) arch.moveTo(x, -barHeight(x) + 5)
      else arch.lineTo(x, -barHeight(x) + 5)
    }
    line(arch, iron.shade, 2.1)
    context.save()
    context.translate(0, -0.6)
    line(arch, iron.rim, 0.45, 0.8)
    context.restore()
    const middle = (from + to) / 2
    for (const way of [-1, 1]) {
      const scroll = curve([
        middle,
        -20,
        middle + way * 8,
        -24,
        middle + way * 12,
        -32,
        middle + way * 7,
        -37,
        middle + way * 3,
        -33,
        middle + way * 5.6,
        -30,
      ])
      line(scroll, iron.shade, 1.5)
      line(scroll, iron.rim, 0.35, 0.6)
    }
  }
  bars(-43, -1)
  bars(1, 43)
  form(box(-3.4, -42, 6.8, 9, 1), iron, { rim: 0.4 })
  fill(oval(0, -38.6, 0.9), ink.dark)
  for (const x of [-52, 52]) {
    const pillar = box(x - 9, -80, 18, 80)
    form(pillar, stone, { round: 3, rim: 0.9, sink: 0.3 })
    paintMasonry(brush, pillar, stone, random, { course: 8, stone: 10 })
    form(box(x - 11, -84, 22, 5, 0.6), stone, { round: 1.4, rim: 0.7 })
    form(box(x - 10, -5, 20, 5.4, 0.6), stone, { round: 1.4, rim: 0.6 })
    brush.ball(x, -91.6, 7.6, 7.6, stone)
  }
}

export const DOORWAY_THINGS: readonly Thing[] = [
  sketch({
    name: 'door',
    words: ['doors', 'doorway', 'doorways', 'exit', 'threshold'],
    metres: 2.2,
    aspect: 0.58,
    where: 'ground',
    places: ['corridor', 'room', 'desert', 'field'],
    paint: paintDoor,
    shine: ({ fade, ink, spot, inside }) => {
      const gap = polygon(DOOR_GAP)
      fade(gap, ink.glow, ink.glow, 0.8, 1)
      inside(gap, () => spot(12, -40, 16, 52, ink.rim, 0.5))
    },
  }),
  sketch({
    name: 'gate',
    words: ['gates', 'gateway', 'fence', 'fences'],
    metres: 3.2,
    aspect: 1.3,
    where: 'ground',
    places: ['road', 'forest', 'village', 'ruins'],
    paint: paintGate,
  }),
]
