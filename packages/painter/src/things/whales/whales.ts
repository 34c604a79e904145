import type { Thing } from '../../painting.ts'
import type { Brush } from '../brush.ts'
import { blob, curve, oval } from '../shapes.ts'
import { sketch } from '../sketch.ts'
import { stuffOf } from '../stuffs.ts'
import { paintBarnacles, paintFlipper } from './whale-skin.ts'
import { paintWhaleSide } from './whale-side.ts'
import { paintTail } from './whale-tail.ts'
import { paintBreaching, paintSurfacing } from './whales-above.ts'

/** From below: the pleated throat, both flippers spread, the flukes behind; it swims up into the light. */
function paintSwimming(brush: Brush, random: () => number): void {
  const { form, fill, inside, line, spot, mottle, context, ink } = brush
  const skin = stuffOf(brush, 'whaleskin')
  const pale = stuffOf(brush, 'blubber')
  context.save()
  context.translate(2, -49)
  context.rotate(0.6)
  context.scale(0.88, 0.88)
  // Upright now: the head at the top.
  const flukes = blob([
    0, 38, 5, 42, 12, 42, 24, 47, 30, 56, 30, 56, 16, 53, 6, 52, 0, 49, 0, 49, -6, 52, -16, 53, -30, 56, -30, 56, -24,
    47, -12, 42, -5, 42,
  ])
  form(flukes, skin, { round: 3, rim: 1.1, sink: 0 })
  inside(flukes, () => {
    for (const way of [-1, 1]) spot(way * 15, 48, 11, 4, pale.mid, 0.6)
  })
  paintFlipper(
    brush,
    [14, -16, 14, -16, 30, -14, 41, -4, 47, 10, 48, 18, 48, 18, 42, 12, 34, 4, 24, 0, 13, -5, 13, -5],
    true,
  )
  paintFlipper(
    brush,
    [-14, -16, -14, -16, -30, -18, -43, -12, -50, 0, -53, 8, -53, 8, -46, 4, -36, -4, -25, -6, -13, -5, -13, -5],
    true,
  )
  const body = blob([
    0, -60, 6, -58, 11, -49, 15, -34, 16.4, -18, 15, -2, 11, 14, 6, 30, 3, 44, -3, 44, -6, 30, -11, 14, -15, -2, -16.4,
    -18, -15, -34, -11, -49, -6, -58,
  ])
  form(body, skin, { round: 7, rim: 1.4, sink: 0.12 })
  inside(body, () => {
    const throat = blob([
      0, -58, 5, -55.6, 9.6, -46, 12.6, -32, 13, -18, 11, -4, 7, 8, 3, 18, 0, 22, -3, 18, -7, 8, -11, -4, -13, -18,
      -12.6, -32, -9.6, -46, -5, -55.6,
    ])
    form(throat, pale, { round: 6, rim: 0, sink: 0.3, depth: 0.85 })
    // Pleats run from the chin to the navel.
    for (let i = -8; i <= 8; i++) {
      const share = i / 8
      line(
        curve([share * 4, -57 + share * share * 5, share * 10, -44, share * 13, -26, share * 11.4, -6, share * 6, 10]),
        skin.mid,
        0.55,
        0.75,
      )
      line(
        curve([
          share * 4 + 0.6,
          -56 + share * share * 5,
          share * 10 + 0.7,
          -44,
          share * 13 + 0.7,
          -26,
          share * 11.4 + 0.7,
          -6,
        ]),
        pale.rim,
        0.35,
        0.6,
      )
    }
    spot(0, 34, 14, 26, ink.dark, 0.25)
    mottle(body, pale.mid, random, { count: 16, size: 2.2, alpha: 0.14 })
  })
  line(curve([-12.4, -46, -9, -53, -4.6, -58.4, 0, -59.4, 4.6, -58.4, 9, -53, 12.4, -46]), skin.deep, 1, 0.85)
  paintBarnacles(brush, random, { x: 0, y: -55.6, wide: 8, tall: 5, count: 14 })
  for (const way of [-1, 1]) {
    fill(oval(way * 13, -37, 0.95, 1.4), ink.dark)
    fill(oval(way * 13 + 0.3, -37.5, 0.35), ink.rim)
  }
  // What light comes down through the water plays on it.
  inside(body, () => {
    for (let i = 0; i < 7; i++) {
      const y = -50 + i * 13 + random() * 5
      line(
        curve([-18, y, -8, y - 3 + random() * 4, 2, y + random() * 3, 9, y - 3, 18, y + random() * 3]),
        ink.rim,
        0.8,
        0.16,
      )
    }
  })
  context.restore()
}

export const WHALE_THINGS: readonly Thing[] = [
  sketch({
    name: 'whale',
    words: ['whales', 'leviathan', 'humpback', 'humpbacks', 'blue whale', 'blue whales'],
    metres: 5,
    aspect: 2.46,
    where: 'water',
    places: ['underwater', 'sea', 'sky'],
    paint: paintWhaleSide,
  }),
  sketch({
    name: 'whale from below',
    words: ['whales from below', 'belly of a whale'],
    metres: 9,
    aspect: 0.98,
    where: 'water',
    places: ['underwater', 'sea', 'sky'],
    paint: paintSwimming,
  }),
  sketch({
    name: 'surfacing whale',
    words: ['surfacing whales', 'spouting whale', 'whale surfaces', 'whale spout', 'back of a whale'],
    metres: 4,
    aspect: 2.2,
    where: 'water',
    places: ['sea', 'coast'],
    paint: paintSurfacing,
  }),
  sketch({
    name: 'whale tail',
    words: [
      'whale tails',
      "whale's tail",
      'tail of a whale',
      'tail fluke',
      'fluke',
      'flukes',
      'whale dives',
      'diving whale',
    ],
    metres: 4.2,
    aspect: 1.46,
    where: 'water',
    places: ['sea', 'coast'],
    paint: paintTail,
  }),
  sketch({
    name: 'breaching whale',
    words: [
      'breaching whales',
      'breaching',
      'whale breaching',
      'whale leaps',
      'whale jumps',
      'leaping whale',
      'whale breaches',
    ],
    metres: 8,
    aspect: 1.12,
    where: 'water',
    places: ['sea', 'coast'],
    paint: paintBreaching,
  }),
]
