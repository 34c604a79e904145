import { Path2D } from '@napi-rs/canvas'
import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { EMBER, mixInk } from './inks.ts'
import { blob, box, curve, limb, polygon, without } from './shapes.ts'
import { sketch } from './sketch.ts'
import { stuffOf } from './stuffs.ts'
import { paintMasonry } from './textures.ts'

/** The opening and its surround. */
const arch = (reach: number) => {
  const path = new Path2D()
  path.moveTo(-27 - reach, -8)
  path.lineTo(-27 - reach, -42)
  path.bezierCurveTo(-27 - reach, -66 - reach * 1.3, 27 + reach, -66 - reach * 1.3, 27 + reach, -42)
  path.lineTo(27 + reach, -8)
  path.closePath()
  return path
}

const HEARTH_MOUTH = () => {
  const path = new Path2D()
  path.moveTo(-27, -10)
  path.lineTo(-27, -42)
  path.bezierCurveTo(-27, -66, 27, -66, 27, -42)
  path.lineTo(27, -10)
  path.closePath()
  return path
}

function paintBlaze({ fill, ink, inside, spot }: Brush, random: () => number): void {
  inside(HEARTH_MOUTH(), () => {
    spot(0, -16, 40, 44, ink.glow, 0.95)
    for (const [scale, color, alpha] of [
      [1, mixInk(ink.glow, EMBER, 0.6), 0.9],
      [0.72, ink.glow, 0.95],
      [0.42, ink.rim, 0.95],
    ] as const) {
      for (let i = -2; i <= 2; i++) {
        const x = i * 8.4
        const tall = (35 - Math.abs(i) * 8 + random() * 6) * scale
        const lean = (random() - 0.5) * 8
        fill(
          blob([
            x - 6.4 * scale,
            -15,
            x - 5 * scale,
            -15 - tall * 0.4,
            x + lean,
            -15 - tall,
            x + lean,
            -15 - tall,
            x + 5 * scale,
            -15 - tall * 0.4,
            x + 6.4 * scale,
            -15,
            x,
            -12,
          ]),
          color,
          alpha,
        )
      }
    }
  })
}

function paintHearth(brush: Brush, random: () => number): void {
  const { contact, form, fill, fade, inside, spot, ink, line, ball, crease } = brush
  const brick = stuffOf(brush, 'brick')
  const stone = stuffOf(brush, 'stone')
  const oak = stuffOf(brush, 'walnut')
  const brass = stuffOf(brush, 'brass')
  contact(0, 52)
  const hood = polygon([-30, -99, 30, -99, 38, -76, -38, -76])
  form(hood, stone, { round: 3, rim: 0.8, sink: 0.3 })
  paintMasonry(brush, hood, stone, random, { course: 5.6, stone: 12, strength: 0.8 })
  const front = box(-46, -72, 92, 66)
  form(front, brick, { round: 5, rim: 0.9, sink: 0.25 })
  paintMasonry(brush, front, brick, random, { course: 4.6, stone: 9.5 })
  const ring = without(arch(6), arch(0))
  form(ring, stone, { round: 1.6, rim: 0.5 })
  inside(ring, () => {
    for (let i = 0; i <= 14; i++) {
      const turn = Math.PI * (i / 14)
      line(
        curve([-Math.cos(turn) * 24, -40 - Math.sin(turn) * 16, -Math.cos(turn) * 36, -40 - Math.sin(turn) * 30]),
        stone.deep,
        0.7,
        0.8,
      )
    }
  })
  const mouth = HEARTH_MOUTH()
  fade(mouth, ink.dark, mixInk(ink.dark, EMBER, 0.4))
  inside(mouth, () => {
    paintMasonry(brush, mouth, { ...brick, lit: EMBER, deep: ink.dark }, random, { course: 4, stone: 8 })
    spot(0, -18, 40, 44, ink.glow, 0.75)
  })
  paintBlaze(brush, random)
  inside(mouth, () => {
    for (const [x, y, turn] of [
      [-9, -13, 0.12],
      [10, -12.6, -0.16],
      [1, -17, 0.3],
    ] as const) {
      const log = limb([x - 13, y - turn * 14, 3.2, x + 13, y + turn * 14, 3.2])
      form(log, oak, { round: 1.2, rim: 0.4 })
      line(curve([x - 11, y - 2 - turn * 12, x + 10, y - 2 + turn * 12]), ink.glow, 0.8, 0.9)
    }
  })
  form(box(-52, -8, 104, 8, 1), stone, { round: 2, rim: 0.8, sink: 0.2 })
  crease([-50, -4, 0.2, 50, -4, 0.2], stone, 0.4)
  spot(0, -6.5, 36, 4, ink.glow, 0.75)
  form(box(-52, -79, 104, 8.4, 1.2), oak, { round: 2, rim: 0.9, sink: 0.3 })
  brush.grain(box(-52, -79, 104, 8.4), oak.deep, random, { count: 30, length: 22, width: 0.3, alpha: 0.5 })
  fill(box(-48, -70.6, 96, 2.4), ink.dark, 0.4)
  for (const [x, wide, tall] of [
    [-38, 3, 9],
    [-29, 2.6, 6],
  ] as const) {
    form(
      blob([
        x - wide,
        -79,
        x - wide,
        -79,
        x - wide * 0.8,
        -79 - tall,
        x + wide * 0.8,
        -79 - tall,
        x + wide,
        -79,
        x + wide,
        -79,
      ]),
      brass,
      {
        isColumn: true,
        rim: 0.4,
      },
    )
  }
  ball(36, -83, 4.4, 4.4, stuffOf(brush, 'copper'))
}

export const HEARTH_THINGS: readonly Thing[] = [
  sketch({
    name: 'hearth',
    words: [
      'hearths',
      'oven',
      'ovens',
      'stove',
      'stoves',
      'fireplace',
      'fireplaces',
      'furnace',
      'bakery oven',
      'fireside',
      'mantelpiece',
    ],
    metres: 2.1,
    aspect: 1.06,
    where: 'ground',
    places: ['room'],
    paint: paintHearth,
    shine: ({ inside, spot, ink }) => inside(HEARTH_MOUTH(), () => spot(0, -18, 28, 26, ink.glow, 0.3)),
  }),
]
