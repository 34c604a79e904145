import { createRandom, type Random } from '@dayreel/storyboard/base'
import { ledgeAt, putLedge } from '../ledge.ts'
import { soften } from '../soften.ts'
import type { Brush } from '../../things/brush.ts'
import type { HandBrush } from '../../things/hands/hand-brush.ts'
import { PINCH } from '../../things/hands/hand-pinch.ts'
import { oval, union, box } from '../../things/shapes.ts'
import { dimmed, stuffOf } from '../../things/stuffs.ts'
import type { Standing } from '../standing.ts'
import { paintLayer, wideOf, type ActScene } from './act-scene.ts'
import { handWith, layPinchingHand } from './pinching-hand.ts'

/** Metres to the coins. */
const DEPTH = 0.7
/** Half the width of a coin and its thickness, in hundredths of the picture's height; how flat it is seen. */
const RADIUS = 6.4
const THICK = 1.75
const FLAT = 0.3

/** Piles of coins on a table, each higher than the one before, and a hand that puts one more on the highest. */
export function putStackedCoins(scene: ActScene): Standing {
  const { film, stage, shot } = scene
  const wide = wideOf(scene)
  soften(film, 0.006)
  putLedge(film, stage, shot, ledgeAt(shot.brief.place) ?? 'wood', film.height * 0.44)
  const random = createRandom(`${shot.likeness} coins`)
  const base = 57
  const piles = [3, 6, 10].map((count, i) => ({ count, x: wide * (0.17 + i * 0.235), y: base + (i % 2) * 1.6 }))
  paintLayer(scene, { depth: DEPTH }, (brush) => {
    for (const { x, y, count } of piles) paintPile(brush, { x, y, count }, random)
    for (const [x, y] of [
      [wide * 0.83, base + 0.6],
      [wide * 0.9, base - 3.4],
    ] as const)
      paintPile(brush, { x, y, count: 1 }, random)
  })
  const highest = piles[2]!
  const top = { x: highest.x, y: highest.y - highest.count * THICK - 1.4 }
  const held = { x: PINCH.x - 8, y: PINCH.y - 7 }
  const place = handWith(held, top, { size: Math.min(36, wide * 0.62), turn: -2.62, mirror: -1 })
  layPinchingHand(scene, place, (brush, context) => {
    context.save()
    context.translate(held.x, held.y)
    context.rotate(place.turn + 0.22)
    paintHeldCoin(brush, (RADIUS * 100) / place.size)
    context.restore()
  })
  return { x: film.width * 0.52, base: film.height * 0.6, height: film.height * 0.36, depth: DEPTH }
}

function paintPile(brush: Brush, { x, y, count }: { x: number; y: number; count: number }, random: Random): void {
  const { form, fill, line, spot, ink, side } = brush
  const gold = stuffOf(brush, 'gold')
  spot(x - side * 3, y + 0.6, RADIUS * 1.7, RADIUS * FLAT * 1.7, ink.dark, 0.75)
  for (let i = 0; i < count; i++) {
    const at = x + (random() - 0.5) * 1.1
    const low = y - i * THICK
    const rim = union(
      box(at - RADIUS, low - THICK, RADIUS * 2, THICK),
      oval(at, low, RADIUS, RADIUS * FLAT),
      oval(at, low - THICK, RADIUS, RADIUS * FLAT),
    )
    form(rim, dimmed(gold), { isColumn: true, round: 0, rim: 0.2, sink: 0 })
    // The milled edge.
    for (let j = -6; j <= 6; j++) {
      const [across, drop] = [Math.sin((j / 7) * 1.5) * RADIUS, Math.cos((j / 7) * 1.5) * RADIUS * FLAT]
      fill(box(at + across - 0.09, low - THICK + drop + 0.2, 0.18, THICK - 0.3), gold.deep, 0.4)
    }
    const face = oval(at, low - THICK, RADIUS, RADIUS * FLAT)
    form(face, gold, { round: 0.3, rim: 0.25, sink: 0 })
    line(oval(at, low - THICK, RADIUS * 0.82, RADIUS * FLAT * 0.8), gold.shade, 0.22, 0.7)
    fill(
      oval(at + side * RADIUS * 0.4, low - THICK - RADIUS * FLAT * 0.3, RADIUS * 0.34, RADIUS * FLAT * 0.3),
      gold.rim,
      0.5,
    )
  }
}

/** The coin between the fingers, nearly flat, around the origin. */
function paintHeldCoin(brush: HandBrush, radius: number): void {
  const gold = brush.rampOf('#e0a93c')
  const tone = (share: number) => gold[Math.round(share * (gold.length - 1))]!
  brush.fill(oval(0, radius * 0.16, radius, radius * 0.34), tone(0.3))
  brush.fill(oval(0, 0, radius, radius * 0.34), tone(0.85))
  brush.fill(oval(0, 0, radius * 0.8, radius * 0.26), tone(0.68))
}
