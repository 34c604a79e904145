import { Path2D } from '@napi-rs/canvas'
import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { mixInk } from './inks.ts'
import { blob, box, curve, limb, oval, polygon, without } from './shapes.ts'
import { sketch } from './sketch.ts'
import { paintSteam } from './steam.ts'
import { stuffOf } from './stuffs.ts'
import { paintMasonry } from './textures.ts'

const sliceOf = (inset: number) =>
  blob([
    14 + inset,
    -10 - inset,
    14 + inset,
    -10 - inset,
    11 + inset,
    -46,
    15 + inset,
    -74 + inset,
    30,
    -88 + inset,
    46 - inset,
    -74 + inset,
    51 - inset,
    -46,
    48 - inset,
    -10 - inset,
    48 - inset,
    -10 - inset,
  ])

function paintLoaf(brush: Brush, random: () => number): void {
  const { contact, form, fill, inside, spot, crease, mottle, grain, side, ink, context, line } = brush
  const crust = stuffOf(brush, 'crust')
  const crumb = stuffOf(brush, 'crumb')
  const oak = stuffOf(brush, 'oak')
  contact(0, 80)
  const board = box(-80, -9, 160, 9, 3)
  form(board, oak, { round: 2, rim: 0.7 })
  grain(board, oak.deep, random, { count: 40, length: 26, width: 0.35, alpha: 0.45 })
  fill(oval(-4, -9.4, 72, 2.6), ink.dark, 0.45)
  const body = blob([
    -66, -10, -66, -10, -76, -26, -75, -56, -62, -82, -34, -96, 0, -98, 28, -92, 46, -76, 50, -46, 46, -10, 46, -10,
  ])
  form(body, crust, { round: 17, rim: 1.3, sink: 0.3 })
  inside(body, () => {
    spot(-26 + side * 20, -86, 40, 15, crust.rim, 0.55)
    spot(-30, -16, 60, 18, crust.deep, 0.45)
    mottle(body, crust.deep, random, { count: 20, size: 9, alpha: 0.07 })
    mottle(body, crumb.lit, random, { count: 26, size: 3.4, alpha: 0.1 })
    for (const x of [-52, -29, -6]) {
      const cut = (width: number) => limb([x - 12, -90, width * 0.3, x, -74, width, x + 10, -46, width * 0.2])
      fill(cut(7.4), crust.deep, 0.35)
      fill(cut(5.8), crumb.mid)
      fill(cut(3.4), crumb.lit, 0.8)
      crease([x - 9 + side * 4, -88, 0.3, x + side * 5, -74, 0.8, x + 9 + side * 3, -50, 0.3], crust, 0.7)
    }
  })
  const paintSlice = () => {
    form(sliceOf(0), crust, { round: 2, rim: 0.9, sink: 0.2 })
    form(sliceOf(3.4), crumb, { round: 3, rim: 0, sink: 0.15, depth: 0.75 })
    inside(sliceOf(4.4), () => {
      for (let i = 0; i < 46; i++) {
        const [x, y, size] = [14 + random() * 36, -86 + random() * 74, 0.5 + random() ** 2 * 2]
        fill(oval(x, y, size, size * 0.7, random()), crust.shade, 0.4)
        line(curve([x - size, y + size * 0.5, x, y + size * 0.8, x + size, y + size * 0.4]), crumb.rim, 0.3, 0.7)
      }
    })
  }
  paintSlice()
  fill(polygon([38, -10, 80, -10, 60, -14, 44, -40]), ink.dark, 0.3)
  context.save()
  context.translate(28, 2.6)
  context.rotate(0.16)
  context.scale(0.9, 0.9)
  paintSlice()
  context.restore()
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
      [1, mixInk(ink.glow, ink.accent, 0.55), 0.9],
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
  const arch = (reach: number) => {
    const path = new Path2D()
    path.moveTo(-27 - reach, -8)
    path.lineTo(-27 - reach, -42)
    path.bezierCurveTo(-27 - reach, -66 - reach * 1.3, 27 + reach, -66 - reach * 1.3, 27 + reach, -42)
    path.lineTo(27 + reach, -8)
    path.closePath()
    return path
  }
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
  fade(mouth, ink.dark, mixInk(ink.dark, ink.accent, 0.4))
  inside(mouth, () => {
    paintMasonry(brush, mouth, { ...brick, lit: ink.accent, deep: ink.dark }, random, { course: 4, stone: 8 })
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

function paintKettle(brush: Brush, random: () => number): void {
  const { contact, form, fill, inside, spot, line, ball, ink, side } = brush
  const copper = stuffOf(brush, 'copper')
  const wood = stuffOf(brush, 'hide')
  const brass = stuffOf(brush, 'brass')
  contact(-6, 44)
  paintSteam(brush, random, { x: 50, base: -52, top: -99, count: 2, spread: 5 })
  const handle = without(
    blob([-40, -50, -40, -50, -38, -76, -24, -90, -6, -94, 12, -90, 26, -76, 28, -50, 28, -50]),
    blob([-35, -48, -35, -48, -33, -74, -21, -86, -6, -89.4, 9, -86, 21, -74, 23, -48, 23, -48]),
  )
  form(handle, brass, { round: 1.2, rim: 0.6 })
  form(limb([-23, -88.6, 2.6, -6, -92.6, 3.6, 11, -88.6, 2.6]), wood, { round: 1.6, rim: 0.7 })
  const spout = blob([24, -14, 24, -14, 40, -22, 44, -40, 50, -53, 50, -53, 57, -50, 57, -50, 54, -30, 46, -10, 26, -2])
  form(spout, copper, { round: 3.4, rim: 0.9, sink: 0.2 })
  form(oval(53.4, -51.6, 4, 1.7, 0.4), { ...copper, lit: copper.deep, mid: copper.deep }, { round: 0.4, rim: 0.4 })
  const body = blob([
    -28, 0, -28, 0, -44, -8, -47, -24, -40, -42, -24, -54, -6, -57, 12, -54, 28, -42, 35, -24, 32, -8, 16, 0, 16, 0,
  ])
  form(body, copper, { round: 12, rim: 1.2, sink: 0.3 })
  inside(body, () => {
    spot(-6 + side * 20, -36, 10, 17, copper.rim, 0.9)
    spot(-6 - side * 28, -12, 10, 15, copper.rim, 0.3)
    line(curve([-47, -10, -6, -3.4, 35, -10]), copper.deep, 1, 0.7)
    line(curve([-47, -11.4, -6, -4.8, 35, -11.4]), copper.rim, 0.5, 0.7)
    fill(oval(-6, -51, 21, 4), copper.deep, 0.5)
  })
  form(blob([-24, -53, -24, -53, -16, -62, -6, -64, 4, -62, 12, -53, 12, -53, -6, -50]), copper, { round: 3, rim: 0.8 })
  line(curve([-24, -53, -6, -49.6, 12, -53]), copper.rim, 0.7, 0.7)
  ball(-6, -66.4, 4, 4, wood)
  fill(oval(-6 + side * 1.2, -68, 1, 0.8), ink.rim, 0.8)
  for (const x of [-37.6, 25.6]) ball(x, -48, 2.6, 2.6, brass)
}

function paintBowl(brush: Brush, random: () => number): void {
  const { contact, form, fill, inside, spot, line, side, ink, stroke } = brush
  const china = stuffOf(brush, 'china')
  const oak = stuffOf(brush, 'pine')
  const soup = stuffOf(brush, 'crust')
  contact(0, 60)
  paintSteam(brush, random, { x: -2, base: -56, top: -99, count: 4, spread: 13 })
  form(oval(0, -6, 66, 8), china, { round: 3, rim: 0.9, sink: 0.2 })
  form(oval(0, -7.4, 52, 5.4), china, { round: 2, rim: 0.3, sink: 0 })
  fill(oval(-side * 5, -7.4, 34, 4.6), ink.dark, 0.4)
  const bowl = blob([-58, -54, -58, -54, -54, -34, -40, -16, -20, -7, 20, -7, 40, -16, 54, -34, 58, -54, 58, -54])
  form(bowl, china, { isColumn: true, round: 8, rim: 1.2, sink: 0.25 })
  inside(bowl, () => {
    for (const [y, width] of [
      [-44, 2],
      [-40, 0.7],
    ] as const)
      line(curve([-60, y, -30, y + 8, 0, y + 10, 30, y + 8, 60, y]), ink.accent2, width, 0.85)
  })
  form(oval(0, -54, 58, 10), china, { round: 1, rim: 0.7, sink: 0 })
  const broth = oval(0, -53, 53, 7.6)
  form(broth, soup, { round: 1, rim: 0, sink: 0 })
  inside(broth, () => {
    spot(side * 20, -56, 26, 4, soup.rim, 0.8)
    for (let i = 0; i < 16; i++) {
      const [x, y] = [(random() - 0.5) * 90, -53 + (random() - 0.5) * 11]
      fill(oval(x, y, 2 + random() * 2.4, 1 + random() * 0.8), i % 3 ? ink.accent : stuffOf(brush, 'bottle').lit, 0.75)
    }
  })
  form(limb([22, -54, 2.4, 46, -68, 1.6, 68, -84, 2]), oak, { round: 0.8, rim: 0.5, sink: 0 })
  stroke([24, -54.6, 0.4, 46, -68.8, 0.5, 67, -84.6, 0.4], oak.rim, 0.8)
}

export const BAKERY_THINGS: readonly Thing[] = [
  sketch({
    name: 'loaf',
    words: ['loaves', 'bread', 'breads', 'baguette', 'bun', 'buns', 'toast', 'crumbs'],
    metres: 0.16,
    aspect: 1.62,
    where: 'ground',
    places: ['room', 'village'],
    paint: paintLoaf,
  }),
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
    shine: (brush, random) => paintBlaze(brush, random),
  }),
  sketch({
    name: 'kettle',
    words: ['kettles', 'teapot', 'teapots'],
    metres: 0.19,
    aspect: 1.16,
    where: 'ground',
    places: ['room'],
    paint: paintKettle,
  }),
  sketch({
    name: 'bowl',
    words: ['bowls', 'soup', 'stew', 'porridge', 'broth', 'spoon', 'spoons', 'supper', 'plate', 'plates'],
    metres: 0.12,
    aspect: 1.38,
    where: 'ground',
    places: ['room'],
    paint: paintBowl,
  }),
]
