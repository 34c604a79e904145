import type { Random } from '@dayreel/storyboard/base'
import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { cssInk, EMBER, mixInk } from './inks.ts'
import { blob, curve, limb, oval, symmetric } from './shapes.ts'
import { sketch } from './sketch.ts'
import { stuffOf } from './stuffs.ts'

function tongue(x: number, y: number, wide: number, tall: number, lean: number) {
  return blob([
    x - wide,
    y,
    x - wide * 1.1,
    y - tall * 0.25,
    x - wide * 0.5 + lean * 0.3,
    y - tall * 0.55,
    x - wide * 0.2 + lean * 0.5,
    y - tall * 0.75,
    x + lean,
    y - tall,
    x + lean,
    y - tall,
    x + wide * 0.5 + lean * 0.5,
    y - tall * 0.7,
    x + wide * 0.6,
    y - tall * 0.5,
    x + wide * 1.15,
    y - tall * 0.26,
    x + wide,
    y,
    x,
    y + wide * 0.4,
  ])
}

function paintFlames({ context, ink, spot, fill }: Brush, random: Random): void {
  spot(0, -42, 40, 52, ink.glow, 0.45)
  const layers = [
    [mixInk(EMBER, ink.glow, 0.1), 0.75, 1],
    [mixInk(EMBER, ink.glow, 0.55), 0.85, 0.78],
    [ink.glow, 0.95, 0.56],
    [mixInk(ink.glow, [255, 255, 255], 0.65), 0.9, 0.34],
  ] as const
  const tongues = [
    [-13, 52, -7],
    [12, 56, 6],
    [-4, 86, 3],
    [5, 68, -5],
    [-20, 32, -8],
    [20, 35, 8],
  ] as const
  for (const [color, alpha, scale] of layers) {
    for (const [x, tall, lean] of tongues) {
      const path = tongue(
        x * (0.6 + scale * 0.4),
        -11,
        (6 + tall * 0.07) * (0.35 + scale * 0.65),
        tall * scale,
        lean * scale,
      )
      const gradient = context.createLinearGradient(0, -11, 0, -11 - tall * scale)
      gradient.addColorStop(0, cssInk(color, alpha))
      gradient.addColorStop(0.6, cssInk(color, alpha * 0.9))
      gradient.addColorStop(1, cssInk(mixInk(color, EMBER, 0.35), alpha * 0.45))
      context.fillStyle = gradient
      context.fill(path)
    }
  }
  for (let i = 0; i < 20; i++) {
    const y = -40 - random() * 58
    fill(
      oval((random() - 0.5) * 46 * (1 - (y + 100) / 140), y, 0.35 + random() * 0.5),
      mixInk(ink.glow, EMBER, random() * 0.6),
      0.95,
    )
  }
}

function paintCampfire(brush: Brush, random: Random): void {
  const { tone, form, ink, spot, contact, line, fill, grain, mottle } = brush
  const bark = stuffOf(brush, 'walnut')
  const stone = tone(0.5)
  contact(0, 44)
  for (const [x, y, size] of [
    [-28, -8, 6],
    [-14, -10, 6],
    [2, -11, 6.4],
    [17, -10, 6],
    [30, -8, 6],
  ] as const)
    form(oval(x, y, size, size * 0.62), { ...stone, lit: stone.mid }, { round: 2, rim: 0.5 })
  spot(0, -12, 38, 14, ink.glow, 0.7)
  form(limb([-10, -30, 2.8, 22, -6, 3.6]), { ...bark, lit: bark.mid }, { round: 1.4, rim: 0.4 })
  form(limb([12, -31, 2.8, -22, -6, 3.6]), { ...bark, lit: bark.mid }, { round: 1.4, rim: 0.4 })
  paintFlames(brush, random)
  for (const points of [
    [-32, -6, 3.8, 16, -12, 3.2],
    [32, -5.4, 3.8, -16, -12, 3.2],
    [-9, -3.6, 4, 4, -17, 3.2],
  ]) {
    const log = limb(points)
    form(log, bark, { round: 1.6, rim: 0.5 })
    grain(log, ink.dark, random, { count: 20, length: 7, turn: points[0]! < 0 ? -0.12 : 0.14, width: 0.4, alpha: 0.6 })
    brush.inside(log, () => spot(0, -16, 20, 7, ink.glow, 0.75))
    const [endX, endY, endRadius] = points
    form(oval(endX!, endY!, endRadius! * 0.72, endRadius! * 0.95), tone(0.75, 'glow', 0.5), { round: 0.6, rim: 0.2 })
    for (const share of [0.65, 0.35])
      line(oval(endX!, endY!, endRadius! * 0.72 * share, endRadius! * share), bark.deep, 0.3, 0.7)
  }
  for (let i = 0; i < 16; i++)
    fill(oval((random() - 0.5) * 34, -5 - random() * 6, 0.8, 0.6), mixInk(ink.glow, EMBER, random()), 0.95)
  for (const [x, y, size] of [
    [-38, -4, 6.4],
    [-25, -2.4, 6.6],
    [-11, -1.4, 6.4],
    [4, -1, 6.8],
    [19, -1.6, 6.4],
    [32, -3, 6.6],
    [40, -5.4, 5.4],
  ] as const) {
    const rock = oval(x, y - size * 0.4, size * 1.08, size * 0.72)
    form(rock, stone, { round: 2.2, rim: 0.7, sink: 0.3 })
    brush.inside(rock, () => spot(x * 0.7, y - size, size, size * 0.6, ink.glow, 0.55))
    mottle(rock, ink.dark, random, { count: 4, size: 1.6, alpha: 0.16 })
  }
}

const FILAMENT = () => curve([-7, -42, -9, -62, -9, -62, -5, -58, -2, -64, 2, -58, 5, -64, 9, -62, 9, -62, 7, -42])

function paintBulb(brush: Brush): void {
  const { tone, form, fill, ink, inside, spot, line, side, crease } = brush
  const brass = tone(0.9, 'glow', 0.5)
  const glass = symmetric([
    0, -100, 16, -97, 28, -86, 32, -71, 28, -55, 19, -42, 13.6, -30, 12.6, -23, 12.6, -23, 0, -22,
  ])
  spot(0, -66, 40, 40, ink.glow, 0.5)
  fill(glass, mixInk(ink.shade, ink.glow, 0.4), 0.5)
  inside(glass, () => {
    spot(0, -62, 32, 36, ink.glow, 0.85)
    for (const share of [5, 3, 1.6]) brush.crescent(glass, side * share, -share * 0.5, ink.dark, 0.13)
    line(curve([-4, -22, -5, -34, -7, -42]), ink.dark, 0.9, 0.8)
    line(curve([4, -22, 5, -34, 7, -42]), ink.dark, 0.9, 0.8)
    fill(symmetric([0, -40, 2.4, -38, 4, -22, 0, -22]), ink.rim, 0.35)
  })
  line(FILAMENT(), ink.glow, 2.6, 0.8)
  line(FILAMENT(), mixInk(ink.glow, [255, 255, 255], 0.85), 1.1)
  inside(glass, () => {
    fill(
      blob([side * 16, -92, side * 24, -84, side * 27, -72, side * 24, -62, side * 24, -72, side * 20, -82]),
      ink.rim,
      0.75,
    )
    fill(blob([-side * 24, -58, -side * 20, -48, -side * 16, -42, -side * 17, -48]), ink.rim, 0.4)
    brush.crescent(glass, -side * 0.9, 0.5, ink.rim, 0.7)
  })
  line(glass, ink.rim, 0.5, 0.6)
  form(symmetric([0, -24, 13.4, -24, 13.4, -22, 12.6, -6, 9, -3, 0, -3]), brass, { isColumn: true, round: 2, rim: 0.6 })
  for (let i = 0; i < 4; i++) {
    const y = -20.4 + i * 4.4
    form(limb([-13, y, 1.2, 0, y + 2, 1.4, 13, y, 1.2]), brass, { round: 0.7, rim: 0.4, sink: 0.2 })
    crease([-13, y + 1.8, 0.2, 0, y + 4, 0.4, 13, y + 1.8, 0.2], brass, 0.7)
  }
  form(symmetric([0, -5, 8, -4.6, 5, -1, 0, 0]), tone(0.25), { round: 1, rim: 0.4 })
}

export const FIRE_THINGS: readonly Thing[] = [
  sketch({
    name: 'campfire',
    words: ['campfires', 'fire', 'fires', 'bonfire', 'bonfires', 'flame', 'flames', 'ember', 'embers'],
    metres: 1.2,
    aspect: 0.98,
    where: 'ground',
    places: ['forest', 'desert', 'mountains', 'coast'],
    paint: paintCampfire,
    shine: paintFlames,
  }),
  sketch({
    name: 'light bulb',
    words: ['light bulbs', 'lightbulb', 'lightbulbs', 'bulb', 'bulbs', 'idea', 'ideas', 'invention', 'electricity'],
    metres: 0.12,
    aspect: 0.74,
    where: 'hand',
    places: ['abstract', 'laboratory', 'room'],
    paint: paintBulb,
    shine: ({ line, ink, spot }) => {
      spot(0, -62, 28, 30, ink.glow, 0.5)
      line(FILAMENT(), ink.glow, 2.4)
    },
  }),
]
