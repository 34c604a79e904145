import type { Thing } from '../painting.ts'
import type { Brush, Tone } from './brush.ts'
import { mixInk } from './inks.ts'
import { blob, curve, limb, oval, symmetric } from './shapes.ts'
import { paintTiles } from './textures.ts'
import { sketch } from './sketch.ts'

/** Long feathers side by side along a wing's trailing edge. */
function paintQuills(
  brush: Brush,
  stuff: Tone,
  quills: readonly (readonly [number, number, number, number, number])[],
): void {
  quills.forEach(([fromX, fromY, toX, toY, width], i) => {
    const [midX, midY] = [(fromX + toX) / 2, (fromY + toY) / 2]
    const feather = limb([fromX, fromY, width * 1.1, midX, midY, width * 1.35, toX, toY, width * 0.45])
    brush.form(feather, i % 2 ? stuff : { ...stuff, lit: mixInk(stuff.lit, stuff.mid, 0.5) }, {
      round: 1.2,
      rim: 0.45,
      sink: 0,
    })
    brush.line(curve([fromX, fromY, midX, midY, toX, toY]), stuff.deep, 0.3, 0.6)
  })
}

function paintBird(brush: Brush): void {
  const { tone, form, fill, ink, inside, line } = brush
  const plume = tone(0.95, 'rim', 0.25)
  const far = { ...plume, lit: plume.mid, mid: plume.shade }
  paintQuills(brush, far, [
    [14, -46, -4, -64, 3.4],
    [18, -50, 2, -76, 3.4],
    [24, -56, 12, -88, 3.4],
    [28, -62, 22, -96, 3.2],
    [32, -66, 33, -99, 3],
    [35, -68, 42, -98, 2.6],
  ])
  form(blob([14, -38, 10, -50, 20, -66, 30, -76, 38, -76, 36, -64, 30, -48, 26, -38]), far, {
    round: 4,
    rim: 0.8,
    sink: 0,
  })
  for (const [y, x] of [
    [-16, -80],
    [-12, -84],
    [-8, -82],
    [-4, -76],
  ] as const)
    form(limb([-40, -24, 2.4, -60, (y - 24) / 2, 3, x, y, 1.6]), plume, { round: 1.2, rim: 0.5, sink: 0 })
  const body = blob([
    62, -46, 56, -54, 46, -56, 36, -50, 14, -46, -12, -40, -46, -28, -54, -20, -40, -16, -8, -16, 22, -20, 42, -30, 54,
    -40, 62, -43,
  ])
  form(body, plume, { round: 8, rim: 1, sink: 0.2 })
  paintQuills(brush, plume, [
    [6, -34, -22, -34, 3.4],
    [2, -38, -34, -42, 3.6],
    [0, -44, -46, -54, 3.7],
    [-4, -50, -56, -66, 3.7],
    [-10, -56, -64, -76, 3.6],
    [-18, -62, -72, -86, 3.4],
    [-26, -66, -76, -93, 3],
    [-32, -68, -76, -98, 2.6],
  ])
  const arm = blob([
    24, -40, 14, -50, -6, -62, -30, -72, -48, -80, -56, -88, -60, -90, -50, -76, -36, -62, -18, -48, 0, -34, 14, -30,
  ])
  form(arm, plume, { round: 4, rim: 1, sink: 0.1 })
  inside(arm, () => {
    for (let i = 0; i < 16; i++) {
      const t = i / 15
      const [x, y] = [18 - t * 64, -36 - t * 42]
      line(curve([x, y - 8, x - 5, y - 3, x - 6, y + 3]), plume.deep, 0.5, 0.4)
      line(curve([x + 3, y - 12, x - 1, y - 8, x - 2, y - 4]), plume.deep, 0.4, 0.3)
    }
  })
  const beak = tone(0.85, 'glow', 0.7)
  form(blob([60, -48, 60, -48, 70, -46, 78, -43, 78, -43, 70, -41.6, 60, -42, 60, -42]), beak, { round: 1, rim: 0.4 })
  line(curve([61, -44.4, 72, -43.4, 77, -43]), beak.deep, 0.4)
  fill(oval(54, -49, 1.7), ink.dark)
  fill(oval(54.6, -49.6, 0.5), ink.rim)
}

function paintOwl(brush: Brush, random: () => number): void {
  const { tone, form, fill, inside, ink, contact, grain, burn, side, spot } = brush
  const plume = tone(0.62, 'glow', 0.4)
  const pale = tone(0.95, 'glow', 0.2)
  const wood = tone(0.42, 'accent', 0.35)
  contact(0, 10, 0.3)
  const bough = limb([-34, -9, 4.6, -10, -6, 4.2, 14, -7, 4, 34, -3.6, 3])
  form(bough, wood, { round: 2.4, rim: 0.8 })
  grain(bough, wood.deep, random, { count: 60, length: 9, width: 0.4, alpha: 0.6 })
  form(symmetric([0, -24, 7, -20, 8, -6, 5, 0, 0, 1]), { ...plume, lit: plume.mid }, { round: 2, rim: 0.5 })
  const body = symmetric([
    0, -92, 14, -91, 23, -100, 23, -100, 24, -84, 26, -74, 25, -62, 29, -48, 27, -28, 17, -12, 0, -9,
  ])
  form(body, plume, { round: 9, rim: 1.2, sink: 0.2 })
  const chest = symmetric([0, -62, 13, -60, 17, -44, 14, -22, 0, -12])
  form(chest, pale, { round: 4, rim: 0, sink: 0.25 })
  paintTiles(brush, chest, { ...pale, deep: plume.deep }, random, { row: 4.4, tile: 5 })
  inside(chest, () => {
    for (let row = 0; row < 8; row++)
      for (let i = -3; i <= 3; i++)
        fill(
          blob([
            i * 4.6 + (row % 2) * 2.3 - 0.9,
            -58 + row * 5.6,
            i * 4.6 + (row % 2) * 2.3 + 0.9,
            -58 + row * 5.6,
            i * 4.6 + (row % 2) * 2.3,
            -54.4 + row * 5.6,
          ]),
          plume.deep,
          0.75,
        )
  })
  for (const way of [-1, 1]) {
    const wing = blob([
      way * 20,
      -62,
      way * 27,
      -54,
      way * 30,
      -38,
      way * 25,
      -18,
      way * 17,
      -6,
      way * 15,
      -12,
      way * 16,
      -32,
      way * 15,
      -48,
    ])
    form(wing, plume, { round: 4, rim: 1, sink: 0.2 })
    paintTiles(brush, wing, plume, random, { row: 4.6, tile: 5.4 })
    for (let i = 0; i < 4; i++)
      form(
        limb([
          way * (24 - i * 2),
          -24 - i * 3,
          1.8,
          way * (20 - i * 1.6),
          -12 - i * 2,
          1.7,
          way * (16 - i * 0.6),
          -4 - i * 3,
          0.6,
        ]),
        { ...plume, lit: plume.mid },
        { round: 0.8, rim: 0.4, sink: 0 },
      )
    form(blob([way * 2, -68, way * 4, -82, way * 14, -87, way * 21, -80, way * 20, -69, way * 12, -63]), pale, {
      round: 3,
      rim: 0.5,
      sink: 0.1,
    })
    for (let i = 0; i < 20; i++) {
      const turn = (i / 20) * Math.PI * 2
      brush.stroke(
        [
          way * 11.4 + Math.cos(turn) * 6.4,
          -75 + Math.sin(turn) * 6.4,
          0.3,
          way * 11.4 + Math.cos(turn) * 9,
          -75 + Math.sin(turn) * 9,
          0.15,
        ],
        plume.deep,
        0.6,
      )
    }
    fill(oval(way * 11, -75, 6.9), ink.dark)
    burn(oval(way * 11, -75, 6), 0.3)
    fill(oval(way * 10.8, -75, 3.7), ink.dark)
    fill(oval(way * 10.8 + side * 1.4, -76.6, 1.3), ink.rim)
    form(
      blob([
        way * 1,
        -80,
        way * 8,
        -85,
        way * 22,
        -93,
        way * 24,
        -99,
        way * 24,
        -99,
        way * 20,
        -86,
        way * 10,
        -81,
        way * 3,
        -77,
      ]),
      plume,
      { round: 1.6, rim: 0.6, sink: 0 },
    )
    for (const x of [6, 10, 14])
      form(limb([way * x, -13, 1.8, way * x, -7, 1.6, way * x, -4, 0.7]), tone(0.7, 'glow', 0.5), {
        round: 0.8,
        rim: 0.4,
      })
  }
  form(blob([0, -75, 3, -71, 2, -66, 0, -62.6, 0, -62.6, -2, -66, -3, -71]), tone(0.4, 'glow', 0.4), {
    round: 1.2,
    rim: 0.5,
  })
  inside(body, () => spot(side * 16, -90, 10, 8, plume.rim, 0.4))
}

export const BIRD_THINGS: readonly Thing[] = [
  sketch({
    name: 'bird',
    words: [
      'birds',
      'dove',
      'doves',
      'seagull',
      'seagulls',
      'gull',
      'sparrow',
      'swallow',
      'swallows',
      'eagle',
      'eagles',
      'crow',
      'raven',
      'pigeon',
    ],
    metres: 0.6,
    aspect: 1.66,
    where: 'sky',
    places: ['sky', 'coast', 'mountains', 'field'],
    paint: paintBird,
  }),
  sketch({
    name: 'owl',
    words: ['owls', 'nightbird'],
    metres: 0.5,
    aspect: 0.8,
    where: 'ground',
    places: ['forest', 'library', 'ruins'],
    paint: paintOwl,
    shine: ({ fill, ink }) => [-11, 11].forEach((x) => fill(oval(x, -75, 5.6), ink.glow, 0.5)),
  }),
]
