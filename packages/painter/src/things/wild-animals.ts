import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { farTone } from './animals.ts'
import { blob, limb, oval, union } from './shapes.ts'
import { naturalTone } from './fur.ts'
import { sketch } from './sketch.ts'

function paintDeer(brush: Brush, random: () => number): void {
  const { tone, form, fill, contact, crease, ink, grain, inside, spot } = brush
  const coat = naturalTone(brush, [0.72, 0.5, 0.32])
  const bone = tone(0.88, 'glow', 0.3)
  const pale = tone(0.98, 'rim', 0.25)
  contact(-2, 30)
  for (const leg of [
    [15, -30, 3.6, 14, -18, 2, 16, -10, 1.2, 16, -2, 1.1],
    [-15, -29, 4.4, -13, -21, 2.4, -17, -13, 1.4, -15, -2, 1.1],
  ])
    form(limb(leg), farTone(coat), { round: 1.2, rim: 0.4 })
  for (const [far, shift] of [
    [true, -4],
    [false, 0],
  ] as const) {
    const stuff = far ? farTone(bone) : bone
    const beam = [25 + shift, -72, 1.4, 19 + shift, -80, 1.3, 16 + shift * 2, -89, 1.1, 22 + shift * 2, -98, 0.3]
    form(limb(beam), stuff, { round: 0.6, rim: 0.4, sink: 0 })
    form(limb([23 + shift, -75, 1, 29 + shift, -80, 0.8, 30 + shift, -86, 0.2]), stuff, {
      round: 0.5,
      rim: 0.35,
      sink: 0,
    })
    form(limb([17.6 + shift * 1.6, -84, 0.9, 9 + shift * 1.6, -89, 0.7, 8 + shift * 1.6, -97, 0.2]), stuff, {
      round: 0.5,
      rim: 0.35,
      sink: 0,
    })
    form(limb([17 + shift * 2, -91, 0.8, 26 + shift * 2, -92, 0.6, 30 + shift * 1.6, -97, 0.2]), stuff, {
      round: 0.5,
      rim: 0.35,
      sink: 0,
    })
  }
  form(blob([-22, -40, -27, -40, -27, -33, -22, -33]), pale, { round: 1, rim: 0.5 })
  const body = union(
    limb([19, -32, 4.8, 19, -19, 2.3, 19.6, -10, 1.35, 20, -2.4, 1.2]),
    limb([-18, -33, 6, -18, -22, 3, -23, -13, 1.6, -21, -2.4, 1.2]),
    blob([
      -24, -40, -18, -45, -6, -44.6, 6, -44, 13, -47, 17, -55, 20, -65, 23, -71, 28, -73, 33, -69, 39, -64, 40, -61.6,
      36, -60, 31, -61.6, 28, -60, 27, -50, 25, -40, 19, -31, 8, -28, -6, -29, -16, -28, -24, -33,
    ]),
  )
  form(body, coat, { round: 5, rim: 0.9, sink: 0.1 })
  inside(body, () => {
    fill(blob([-24, -30, -8, -32, 10, -31, 20, -34, 12, -26, -10, -26]), pale.mid, 0.7)
    fill(blob([22, -44, 27, -52, 28, -60, 24, -58, 22, -50]), pale.mid, 0.6)
    spot(-16, -40, 8, 8, coat.rim, 0.3)
    for (let i = 0; i < 22; i++) fill(oval(-19 + random() * 28, -42 + random() * 7, 0.7, 0.55), pale.lit, 0.6)
    crease([18, -32, 0.2, 15, -38, 0.6, 17, -44, 0.2], coat, 0.5)
    crease([-10, -30, 0.2, -9, -36, 0.6, -13, -42, 0.2], coat, 0.4)
  })
  for (const x of [20, -21]) fill(blob([x - 1.4, -2.6, x + 1.2, -2.6, x + 2.2, 0, x - 1.8, 0]), ink.dark)
  form(blob([24, -71, 19, -74, 13, -75, 13, -75, 16, -70, 22, -67.4]), coat, { round: 1, rim: 0.6 })
  form(blob([28, -73, 32, -77, 37, -78, 37, -78, 35, -73, 30, -70]), farTone(coat), { round: 1, rim: 0.5 })
  grain(body, coat.rim, random, { count: 70, length: 2.6, turn: 0.4, width: 0.2, alpha: 0.3 })
  fill(oval(30.4, -67.6, 1.3, 1.2), ink.dark)
  fill(oval(30.8, -68, 0.4), ink.rim)
  fill(oval(39.4, -62.8, 1.2, 1), ink.dark)
  crease([38.6, -61, 0.1, 36, -61.6, 0.25, 34, -62.6, 0.1], coat, 0.8)
}

function paintElephant(brush: Brush, random: () => number): void {
  const { tone, form, fill, contact, crease, ink, grain, inside, spot, mottle } = brush
  const hide = tone(0.66, 'rim', 0.12)
  const ivory = tone(1, 'glow', 0.2)
  contact(0, 66)
  for (const leg of [
    [22, -40, 10, 21, -22, 8, 22, -8, 7.6, 22, -5.4, 8],
    [-28, -42, 11, -25, -24, 8.6, -27, -8, 7.6, -26, -5.4, 8],
  ])
    form(limb(leg), farTone(hide), { round: 3, rim: 0.4 })
  form(limb([-60, -60, 2.2, -66, -46, 1.8, -64, -32, 1.4]), hide, { round: 1, rim: 0.6 })
  for (let i = 0; i < 5; i++)
    brush.stroke([-64, -33, 0.5, -65 + i - 1, -28, 0.5, -67 + i * 1.6, -22, 0.1], ink.dark, 0.9)
  const nearLegs = [
    [34, -44, 13, 35, -22, 9.4, 35, -9, 8.6, 35, -5, 9],
    [-44, -48, 16, -44, -26, 10.6, -46, -10, 8.8, -46, -5, 9],
  ] as const
  const body = union(
    ...nearLegs.map((leg) => limb(leg)),
    blob([
      -62, -58, -58, -76, -44, -87, -20, -91, 4, -88, 18, -88, 28, -95, 42, -99, 56, -95, 64, -84, 66, -70, 63, -58, 56,
      -50, 44, -46, 34, -40, 20, -30, -6, -28, -34, -32, -52, -38,
    ]),
  )
  form(body, hide, { round: 11, rim: 1.3, sink: 0.15 })
  const trunk = limb([58, -74, 10, 66, -56, 8, 70, -38, 6, 70, -22, 4.6, 74, -10, 3.7, 81, -8, 3, 84, -13, 2.4])
  form(limb([52, -50, 2.8, 62, -40, 2.6, 74, -37, 2, 81, -42, 0.5]), farTone(ivory), { round: 1, rim: 0.5 })
  form(trunk, hide, { round: 4, rim: 1.1, sink: 0.1 })
  for (let i = 0; i < 17; i++) {
    const t = i / 16
    const y = -66 + t * 52
    const x = 62 + Math.sin(t * 1.7) * 8
    const half = 8.4 - t * 4.6
    crease([x - half, y - 0.6, 0.1, x, y + 1, 0.35, x + half, y - 1.6, 0.1], hide, 0.35)
  }
  for (const leg of nearLegs) {
    const x = leg.at(-3)
    for (const aside of [-5, 0, 5])
      form(blob([x! + aside - 2, -1.2, x! + aside, -4.4, x! + aside + 2, -1.2, x! + aside, -0.4]), ivory, {
        round: 0.6,
        rim: 0.3,
      })
    for (const y of [-16, -24, -30]) crease([x! - 8, y, 0.1, x!, y + 1.6, 0.35, x! + 8, y - 0.6, 0.1], hide, 0.35)
  }
  crease([21, -30, 0.3, 21, -42, 0.9, 26, -54, 0.2], hide, 0.45)
  crease([-31, -32, 0.3, -29, -46, 1, -36, -62, 0.2], hide, 0.45)
  inside(body, () => {
    spot(-8, -30, 26, 8, hide.deep, 0.7)
    for (let i = 0; i < 7; i++)
      crease([-50 + i * 11, -78 + (i % 2) * 5, 0.1, -47 + i * 10, -60, 0.35, -50 + i * 11, -44, 0.1], hide, 0.18)
  })
  mottle(body, hide.deep, random, { count: 22, size: 4, alpha: 0.07 })
  grain(body, hide.deep, random, { count: 120, length: 4, turn: 1.2, width: 0.25, alpha: 0.35 })
  const ear = blob([44, -88, 34, -95, 18, -92, 8, -80, 8, -62, 14, -46, 24, -38, 32, -44, 38, -58, 46, -66])
  brush.context.save()
  brush.context.translate(-brush.side * 1.6, 2.4)
  fill(ear, ink.dark, 0.35)
  brush.context.restore()
  form(ear, hide, { round: 5, rim: 1.1, sink: 0.2 })
  inside(ear, () => {
    for (const [x, y] of [
      [14, -78],
      [14, -62],
      [22, -48],
      [30, -50],
    ] as const)
      crease([40, -74, 0.7, (40 + x) / 2 - 1, (-74 + y) / 2, 0.5, x, y, 0.1], hide, 0.4)
    spot(34, -70, 12, 18, ink.accent, 0.12)
  })
  form(limb([46, -54, 3.4, 54, -41, 3.2, 66, -36, 2.6, 77, -42, 0.6]), ivory, { round: 1.2, rim: 0.6 })
  fill(oval(54, -76, 2, 1.7), ink.dark)
  fill(oval(54.6, -76.7, 0.6), ink.rim)
  for (const y of [-79, -73.4]) crease([50, y + 0.6, 0.1, 54, y, 0.4, 58.4, y + 1, 0.1], hide, 0.55)
}

export const WILD_ANIMAL_THINGS: readonly Thing[] = [
  sketch({
    name: 'deer',
    words: ['stag', 'stags', 'elk', 'reindeer', 'antlers', 'moose'],
    metres: 1.8,
    aspect: 0.84,
    where: 'ground',
    places: ['forest', 'field', 'ice'],
    paint: paintDeer,
  }),
  sketch({
    name: 'elephant',
    words: ['elephants', 'mammoth', 'mammoths'],
    metres: 3,
    aspect: 1.72,
    where: 'ground',
    places: ['desert', 'field', 'lake'],
    paint: paintElephant,
  }),
]
