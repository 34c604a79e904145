import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { blob, curve, limb, oval, union } from './shapes.ts'
import { naturalTone } from './fur.ts'
import { sketch } from './sketch.ts'

/** Legs on the far side lie in the body's shade. */
export function farTone<Stuff extends { lit: unknown; mid: unknown; shade: unknown }>(stuff: Stuff): Stuff {
  return { ...stuff, lit: stuff.shade, mid: stuff.shade }
}

function paintWolf(brush: Brush, random: () => number, fur = brush.tone(0.62, 'rim', 0.2)): void {
  const { tone, form, fill, contact, grain, crease, ink, inside, spot } = brush
  const pale = tone(0.95, 'rim', 0.25)
  contact(-4, 56)
  for (const leg of [
    [34, -42, 7, 32, -24, 4, 36, -12, 3, 37, -2.6, 3, 41, -2, 2],
    [-34, -40, 9, -30, -26, 5, -38, -15, 3.2, -34, -2.8, 3, -29, -2, 2],
  ])
    form(limb(leg), farTone(fur), { round: 2, rim: 0.5 })
  form(limb([-50, -52, 4, -64, -40, 6, -70, -22, 5.4, -76, -10, 2.4, -78, -6, 0.6]), fur, { round: 3, rim: 0.9 })
  const pelt = union(
    limb([26, -46, 9, 25, -26, 5, 25.6, -14, 3.6, 26, -3, 3.4, 31, -2.2, 2.4]),
    limb([-42, -46, 11, -38, -28, 7, -47, -16, 3.7, -44, -3, 3.4, -38.6, -2.2, 2.4]),
    blob([
      -54, -52, -48, -62, -30, -64, -4, -63, 16, -68, 28, -74, 36, -84, 42, -90, 42, -90, 44, -98, 47, -100, 47, -100,
      51, -90, 57, -86, 62, -79, 74, -74, 79, -70, 77, -66, 66, -62, 58, -60, 50, -50, 44, -36, 32, -30, 14, -30, -6,
      -35, -24, -38, -38, -32, -50, -38,
    ]),
  )
  form(pelt, fur, { round: 7, rim: 1.1, sink: 0.2 })
  form(blob([36, -86, 34, -95, 37, -99, 37, -99, 43, -91, 44, -85]), fur, { round: 1.6, rim: 0.6 })
  crease([20, -34, 0.3, 17, -44, 0.9, 19, -56, 0.2], fur, 0.5)
  crease([-30, -30, 0.3, -28, -42, 1, -36, -56, 0.2], fur, 0.5)
  inside(pelt, () => {
    fill(blob([62, -64, 54, -56, 46, -40, 34, -32, 24, -34, 34, -44, 42, -58, 54, -66]), pale.mid, 0.75)
    fill(blob([60, -74, 72, -72, 79, -69, 76, -64, 62, -62, 52, -64]), pale.lit, 0.55)
    spot(-6, -36, 40, 8, fur.deep, 0.6)
  })
  grain(pelt, fur.deep, random, { count: 420, length: 3.6, turn: 0.4, width: 0.26, alpha: 0.34 })
  grain(pelt, fur.rim, random, { count: 260, length: 3.6, turn: 0.4, width: 0.22, alpha: 0.34 })
  fill(oval(77.6, -70.6, 2.4, 2), ink.dark)
  fill(blob([59, -79, 62, -80.6, 65, -78.6, 62, -77.6]), ink.glow)
  fill(oval(62.4, -79, 0.9), ink.dark)
  crease([75, -65.6, 0.2, 68, -65, 0.5, 63, -66, 0.2], fur, 0.9)
  crease([46, -97, 0.2, 47, -91, 0.7, 49, -88, 0.2], fur, 0.8)
}

function paintCat(brush: Brush, random: () => number): void {
  const { tone, form, fill, contact, grain, crease, ink, line, spot, inside, side } = brush
  const fur = tone(0.4, 'glow', 0.2)
  const pale = tone(0.9, 'rim', 0.3)
  contact(2, 30)
  form(limb([16, -6, 4.4, 32, -4.4, 4.2, 38, -12, 3.8, 34, -22, 3.2, 38, -30, 2]), fur, { round: 2, rim: 0.9 })
  const body = blob([
    -4, -66, 8, -62, 18, -48, 25, -28, 26, -12, 20, -3, 6, 0, -12, 0, -17, -6, -15, -20, -16, -40, -14, -56,
  ])
  form(body, fur, { round: 7, rim: 1.2, sink: 0.2 })
  form(blob([-8, -58, -2, -52, -1, -34, -4, -18, -9, -20, -13, -38, -13, -52]), pale, {
    round: 3,
    rim: 0,
    sink: 0.3,
    depth: 0.8,
  })
  form(limb([-9, -34, 5, -10, -18, 3.8, -10.4, -5, 3.5, -13, -2.4, 3.2]), fur, { round: 2.2, rim: 0.8 })
  form(limb([0, -34, 5, -0.6, -18, 3.8, -0.6, -5, 3.5, -3.4, -2.4, 3.2]), fur, { round: 2.2, rim: 0.6 })
  form(blob([10, -28, 20, -24, 24, -12, 18, -4, 6, -3, 4, -12]), fur, { round: 4, rim: 0.5, sink: 0.3 })
  form(limb([8, -3, 3.2, 16, -3, 3.2]), fur, { round: 1.6, rim: 0.5 })
  for (const x of [-15, -12.4, -5.6, -3]) crease([x, -3.6, 0.15, x + 0.2, -2, 0.3, x, -0.8, 0.15], fur, 0.7)
  const head = blob([
    -6, -90, 1, -89, 5, -93, 11, -100, 11, -100, 12, -87, 13.4, -76, 9, -66, -1, -62, -13, -63, -21, -69, -23.4, -78,
    -21, -88, -21.4, -100, -21.4, -100, -14, -93, -11, -89.6,
  ])
  form(head, fur, { round: 5, rim: 1.1, sink: 0.1 })
  grain(union(head, body), fur.rim, random, { count: 260, length: 3, turn: 1.2, width: 0.2, alpha: 0.3 })
  grain(union(head, body), fur.deep, random, { count: 240, length: 3, turn: 1.2, width: 0.22, alpha: 0.34 })
  for (const [x, way] of [
    [-18.6, -1],
    [8.6, 1],
  ] as const)
    fill(blob([x - 2.4, -88, x + way * 1.4, -96.6, x + way * 1.4, -96.6, x + 2.4, -88]), ink.accent, 0.45)
  form(blob([-11, -74, -5, -76, 1, -74, 2, -67, -4, -63.6, -12, -66]), pale, { round: 2, rim: 0.2, sink: 0.1 })
  for (const x of [-12.6, 3]) {
    fill(oval(x, -79.4, 4, 3.5), ink.dark)
    fill(oval(x, -79.4, 3.4, 2.9), ink.glow)
    fill(oval(x, -79.4, 1.5, 2.8), ink.dark)
    fill(oval(x + side * 1.1, -80.8, 0.8), ink.rim)
  }
  fill(blob([-6.8, -73.6, -3, -73.6, -4.8, -71]), ink.accent, 0.9)
  line(curve([-4.8, -71, -5, -69, -8, -67.6]), ink.dark, 0.5)
  line(curve([-4.8, -71, -4.6, -69, -1.6, -67.8]), ink.dark, 0.5)
  for (const way of [-1, 1])
    for (let i = 0; i < 3; i++)
      line(
        curve([-4.8 + way * 5, -70 + i, -4.8 + way * 14, -72 + i * 2.4, -4.8 + way * 22, -72 + i * 3.4]),
        pale.rim,
        0.25,
        0.75,
      )
  inside(body, () => spot(20, -30, 8, 20, fur.rim, 0.15))
}

function paintHorse(brush: Brush, random: () => number): void {
  const { form, fill, contact, crease, ink, grain, inside, spot } = brush
  const coat = naturalTone(brush, [0.62, 0.42, 0.28])
  const mane = naturalTone(brush, [0.2, 0.14, 0.11])
  contact(-2, 42)
  for (const leg of [
    [22, -40, 5, 27, -27, 3, 36, -22, 2, 33, -14, 1.7, 31, -11, 1.9],
    [-26, -38, 6, -24, -28, 3.6, -31, -18, 2.2, -26, -6, 1.8, -24, -3, 2],
  ])
    form(limb(leg), farTone(coat), { round: 1.6, rim: 0.4 })
  fill(blob([28, -12, 33, -12, 34, -8, 28, -8]), ink.dark)
  fill(blob([-27, -5, -22, -5, -20.6, 0, -28, 0]), ink.dark)
  for (let i = 0; i < 9; i++)
    form(
      limb([
        -37,
        -54,
        1.6,
        -46 - i * 0.8,
        -50 + i,
        2,
        -50 - i * 0.5,
        -34 + i * 1.6,
        1.6,
        -47 - (i % 3) * 3,
        -18 + i * 1.2,
        0.3,
      ]),
      mane,
      { round: 0.8, rim: 0.45, sink: 0 },
    )
  const body = union(
    limb([22, -42, 7, 20, -27, 3.8, 20.6, -19, 2.6, 20, -7, 1.9, 21, -4, 2.2]),
    limb([-31, -44, 9, -33, -30, 4.8, -40, -20, 2.6, -37, -7, 2, -36, -4, 2.2]),
    blob([
      -38, -54, -30, -61, -18, -61, -4, -57, 10, -60, 18, -67, 24, -79, 28, -90, 33, -96, 33.6, -100, 33.6, -100, 37,
      -96, 42, -92, 47, -84, 53, -76, 54, -71, 50, -68.4, 45, -70, 40, -76, 36, -76.6, 34, -66, 32, -54, 30, -44, 22,
      -36, 8, -34, -8, -33, -20, -35, -32, -36, -39, -44,
    ]),
  )
  form(body, coat, { round: 7, rim: 1, sink: 0.15 })
  inside(body, () => {
    spot(-28, -50, 10, 12, coat.rim, 0.25)
    spot(0, -34, 30, 8, coat.deep, 0.7)
    crease([30, -46, 0.3, 25, -54, 1, 27, -64, 0.3], coat, 0.5)
    crease([-20, -36, 0.3, -18, -46, 1, -24, -57, 0.3], coat, 0.45)
    crease([39, -78, 0.3, 38, -84, 0.8, 41, -89, 0.2], coat, 0.5)
    crease([30, -70, 0.2, 28, -80, 0.7, 32, -90, 0.2], coat, 0.4)
    for (let i = 0; i < 4; i++) crease([2 + i * 5, -38, 0.2, 1 + i * 5, -45, 0.4, 3 + i * 5, -52, 0.1], coat, 0.16)
  })
  for (const x of [21, -36])
    form(blob([x - 2.4, -4.6, x + 2.2, -4.6, x + 4.4, 0, x - 3, 0]), mane, { round: 0.8, rim: 0.4 })
  for (let i = 0; i < 15; i++) {
    const t = i / 14
    const [x, y] = [33 - t * 19, -98 + t * 37 - Math.sin(t * 3) * 3]
    form(limb([x, y, 1.3, x - 5 - random() * 3, y + 2, 1.7, x - 9 - random() * 4, y + 9 + random() * 4, 0.3]), mane, {
      round: 0.7,
      rim: 0.4,
      sink: 0,
    })
  }
  form(limb([34, -97, 1.4, 39, -93, 1.4, 42, -87, 0.3]), mane, { rim: 0.4 })
  grain(body, coat.rim, random, { count: 50, length: 5, turn: 0.3, width: 0.22, alpha: 0.25 })
  fill(oval(41.2, -86, 1.5, 1.3), ink.dark)
  fill(oval(41.6, -86.5, 0.4), ink.rim)
  fill(oval(51.4, -73.4, 1, 0.7, 0.5), ink.dark)
  crease([53, -70.6, 0.1, 50, -71, 0.3, 47.6, -72.4, 0.1], coat, 0.9)
}

export const ANIMAL_THINGS: readonly Thing[] = [
  sketch({
    name: 'wolf',
    words: ['wolves', 'coyote', 'coyotes', 'jackal'],
    metres: 0.9,
    aspect: 1.66,
    where: 'ground',
    places: ['forest', 'mountains', 'ice'],
    paint: (brush, random) => paintWolf(brush, random),
    shine: ({ fill, ink }) => fill(blob([59, -79, 62, -80.6, 65, -78.6, 62, -77.6]), ink.glow, 0.7),
  }),
  sketch({
    name: 'fox',
    words: ['foxes', 'vixen'],
    metres: 0.5,
    aspect: 1.66,
    where: 'ground',
    places: ['forest', 'field', 'ice'],
    paint: (brush, random) => paintWolf(brush, random, naturalTone(brush, [0.95, 0.5, 0.22])),
  }),
  sketch({
    name: 'cat',
    words: ['cats', 'kitten', 'kittens', 'feline'],
    metres: 0.4,
    aspect: 0.74,
    where: 'ground',
    places: ['room', 'street', 'village'],
    paint: paintCat,
    shine: ({ fill, ink }) => [-12.6, 3].forEach((x) => fill(oval(x, -79.4, 3.4, 2.9), ink.glow, 0.06)),
  }),
  sketch({
    name: 'horse',
    words: ['horses', 'stallion', 'mare', 'pony', 'ponies', 'steed'],
    metres: 2,
    aspect: 1.16,
    where: 'ground',
    places: ['field', 'desert', 'mountains'],
    paint: paintHorse,
  }),
]
