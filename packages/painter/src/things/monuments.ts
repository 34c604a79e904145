import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { blob, box, curve, limb, oval, polygon, symmetric } from './shapes.ts'
import { paintMasonry, paintPlanks, paintTiles } from './textures.ts'
import { sketch } from './sketch.ts'

function paintStatue(brush: Brush, random: () => number): void {
  const { tone, form, contact, crease, mottle, fill, ink, line, inside, spot } = brush
  const marble = tone(0.95, 'rim', 0.25)
  const plinth = tone(0.72, 'glow', 0.1)
  contact(0, 24)
  const block = box(-16, -26, 32, 24)
  form(block, plinth, { round: 3, rim: 0.8, sink: 0.25 })
  mottle(block, plinth.shade, random, { count: 12, size: 5, alpha: 0.1 })
  line(box(-11.6, -21.6, 23.2, 15), plinth.deep, 0.6, 0.7)
  form(box(-18.6, -30, 37.2, 4.6, 0.6), plinth, { round: 1, rim: 0.6 })
  form(box(-20, -3.6, 40, 4, 0.6), plinth, { round: 1, rim: 0.6 })
  form(oval(0, -30.4, 12, 2.4), marble, { round: 0.8, rim: 0.4 })
  form(limb([5, -73, 2.6, 13, -80, 2.3, 15, -89, 1.8]), marble, { round: 1.2, rim: 0.5, sink: 0 })
  const robe = blob([
    -5, -76, 0, -78, 6, -76, 8, -70, 6, -62, 7, -54, 10, -42, 11, -31, 11, -31, -10, -31, -10, -31, -9.6, -44, -7, -55,
    -7, -63, -8.6, -70,
  ])
  form(robe, marble, { round: 4, rim: 0.9, sink: 0.2 })
  inside(robe, () => {
    for (const points of [
      [-5, -66, 0.2, -2, -56, 0.7, -6, -32, 0.5],
      [-1, -70, 0.2, 1, -54, 0.7, -2, -31, 0.5],
      [3, -66, 0.2, 3.6, -52, 0.7, 3, -31, 0.5],
      [5, -60, 0.2, 7, -46, 0.7, 7.6, -31, 0.5],
      [-6, -56, 0.2, -7.4, -44, 0.5, -8, -31, 0.4],
    ])
      crease(points, marble, 0.6)
    crease([8, -73, 0.3, 0, -66, 1, -8, -60, 0.5], marble, 0.55)
    crease([8, -70, 0.3, 2, -62, 0.9, -7, -56, 0.4], marble, 0.45)
    crease([-8, -60, 0.3, 0, -58.6, 0.8, 7, -60, 0.3], marble, 0.6)
  })
  form(limb([-6, -73, 2.6, -11, -64, 2.3, -6, -57, 1.9, -1, -58, 1.3]), marble, { round: 1.2, rim: 0.6, sink: 0 })
  form(limb([0.4, -77, 2.1, 0.6, -81, 1.9]), marble, { round: 1, rim: 0.3 })
  form(
    blob([0.8, -90, 3.6, -88.6, 4.4, -85.6, 4, -82.6, 2, -80.4, -0.4, -80.6, -2.6, -83, -3.2, -86.4, -1.8, -89.2]),
    marble,
    { round: 1.8, rim: 0.5, sink: 0.1 },
  )
  form(
    blob([0.8, -91, 4, -89.4, 4.2, -87.6, 1, -88, -1.6, -85, -2.2, -81.6, -4.6, -82.6, -5, -86, -3.4, -89.6]),
    { ...marble, lit: marble.mid },
    { round: 1.2, rim: 0.4, sink: 0.1 },
  )
  form(oval(-4.6, -84, 1.9, 1.8), { ...marble, lit: marble.mid }, { round: 0.8, rim: 0.3 })
  line(curve([2, -86.2, 3.6, -86.4]), marble.deep, 0.35, 0.8)
  line(curve([3.6, -83.2, 2.6, -83]), marble.deep, 0.3, 0.8)
  form(symmetric([0, -94.4, 1.6, -94, 1.2, -91, 0.8, -88.4, 0, -88], 15.4), tone(0.8, 'glow', 0.5), { rim: 0.3 })
  form(blob([15.4, -94, 17, -95.6, 16.4, -98, 15.2, -100, 15.2, -100, 14, -97.6, 13.8, -95.4]), marble, {
    round: 0.8,
    rim: 0.4,
  })
  mottle(robe, ink.accent2, random, { count: 10, size: 3, alpha: 0.08 })
  for (let i = 0; i < 26; i++) {
    const t = random()
    fill(
      oval(-17 + t * 10, -1 - (1 - t) * 22 * random(), 1.2, 0.9),
      tone(0.5, 'accent2', 0.7)[i % 2 ? 'mid' : 'shade'],
      0.9,
    )
  }
  spot(0, -30, 12, 2, ink.dark, 0.3)
}

function paintWell(brush: Brush, random: () => number): void {
  const { tone, form, contact, fill, ink, line, inside, spot } = brush
  const stone = tone(0.66, 'glow', 0.1)
  const wood = tone(0.5, 'accent', 0.4)
  const roof = tone(0.6, 'accent', 0.7)
  contact(0, 40)
  form(
    polygon([-26, -70, 26, -70, 22, -64, -22, -64]),
    { ...wood, lit: wood.deep, mid: wood.deep },
    { round: 0, rim: 0 },
  )
  for (const x of [-27, 27]) form(box(x - 2.4, -74, 4.8, 46), wood, { isColumn: true, rim: 0.5, sink: 0.1 })
  form(oval(0, -33, 33, 8.6), stone, { round: 1.4, rim: 0.5, sink: 0 })
  fill(oval(0, -32.4, 25, 5.6), ink.dark)
  inside(oval(0, -32.4, 25, 5.6), () => spot(6, -29.4, 14, 2.4, ink.accent2, 0.4))
  form(limb([-31, -55, 2.6, 31, -55, 2.6]), wood, { round: 1.2, rim: 0.5 })
  for (let i = 0; i < 8; i++)
    form(limb([-6.4 + i * 1.7, -58, 0.8, -5.6 + i * 1.7, -52, 0.8]), tone(0.85, 'glow', 0.4), {
      round: 0.4,
      rim: 0.25,
      sink: 0,
    })
  line(curve([31, -55, 38, -55, 38, -48, 42, -48]), tone(0.35).mid, 1.6)
  line(curve([0, -54, 0.3, -46]), tone(0.85, 'glow', 0.4).mid, 0.9)
  line(curve([-5, -41, -4, -46, 0, -47.6, 4, -46, 5, -41]), tone(0.4).mid, 0.8)
  const bucket = blob([-6, -42, -6, -42, 6, -42, 6, -42, 4.8, -32, 4.8, -32, -4.8, -32, -4.8, -32])
  form(bucket, wood, { isColumn: true, round: 1, rim: 0.5 })
  paintPlanks(brush, bucket, wood, random, { width: 2.2 })
  for (const y of [-40, -34.4]) line(curve([-6, y, 0, y + 0.7, 6, y]), tone(0.45).mid, 0.9)
  const ring = blob([
    -33, -33, -33, -33, -20, -26.6, 0, -24.6, 20, -26.6, 33, -33, 33, -33, 33, -6, 33, -6, 20, -0.6, 0, 1, -20, -0.6,
    -33, -6, -33, -6,
  ])
  form(ring, stone, { isColumn: true, round: 5, rim: 1, sink: 0.25 })
  paintMasonry(brush, ring, stone, random, { course: 6, stone: 9, strength: 1.1 })
  form(
    blob([
      -35, -34, -35, -34, -20, -28, 0, -26, 20, -28, 35, -34, 35, -34, 35, -29.6, 35, -29.6, 20, -23.6, 0, -21.6, -20,
      -23.6, -35, -29.6, -35, -29.6,
    ]),
    stone,
    { round: 1.4, rim: 0.7 },
  )
  const cover = blob([
    -44, -66, -44, -66, -30, -80, -14, -93, 0, -100, 0, -100, 14, -93, 30, -80, 44, -66, 44, -66, 0, -69.4,
  ])
  form(cover, roof, { round: 4, rim: 1.1, sink: 0.2 })
  paintTiles(brush, cover, roof, random, { row: 4.4, tile: 5.4 })
  brush.stroke([-44, -66, 0.8, 0, -69.6, 1.1, 44, -66, 0.8], wood.mid)
  for (let i = 0; i < 30; i++) {
    const x = -35 + random() * 70
    if (Math.abs(x) < 12) continue
    brush.stroke(
      [x, 0, 0.5, x + (random() - 0.5) * 3, -3, 0.4, x + (random() - 0.5) * 6, -4 - random() * 5, 0.1],
      tone(0.55, 'accent2', 0.65)[i % 2 ? 'mid' : 'lit'],
    )
  }
}

export const MONUMENT_THINGS: readonly Thing[] = [
  sketch({
    name: 'statue',
    words: ['statues', 'sculpture', 'sculptures', 'monument', 'goddess'],
    metres: 4.6,
    aspect: 0.46,
    where: 'ground',
    places: ['ruins', 'street', 'field'],
    paint: paintStatue,
  }),
  sketch({
    name: 'well',
    words: ['wells', 'wishing well'],
    metres: 2.8,
    aspect: 0.94,
    where: 'ground',
    places: ['village', 'field', 'forest'],
    paint: paintWell,
  }),
]
