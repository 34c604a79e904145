import { createRandom } from '@dayreel/storyboard/base'
import type { Brush } from '../../things/brush.ts'
import { SKIN_WARMTH } from '../../things/hands/hand-brush.ts'
import type { FlatHand } from '../../things/hands/hand-flat.ts'
import { paintGrip } from '../../things/hands/hand-grip.ts'
import { paintSleeve } from '../../things/hands/hand-sleeve.ts'
import type { Ink } from '../../things/inks.ts'
import { blob, box, curve, limb, oval, polygon } from '../../things/shapes.ts'
import { stuffOf } from '../../things/stuffs.ts'
import { layHands, layShadow, paintHandAt, placedAt } from '../lay-hands.ts'
import { putLedge } from '../ledge.ts'
import { soften } from '../soften.ts'
import type { Standing } from '../standing.ts'
import { paintLayer, wideOf, type ActScene } from './act-scene.ts'

/** Metres to the board. */
const DEPTH = 0.7
const HOLDING: FlatHand = {
  side: 'back',
  turns: [-0.1, -0.03, 0.05, 0.14],
  reaches: [0.5, 0.52, 0.5, 0.46],
  thumb: -0.06,
}

/** What is cut: its skin and its flesh, and whether it is a ball rather than long. */
type Cut = { skin: Ink; flesh: Ink; isRound?: true }

const CUTS: Readonly<Record<string, Cut>> = {
  carrot: { skin: [224, 112, 36], flesh: [246, 152, 62] },
  onion: { skin: [196, 128, 60], flesh: [244, 234, 214], isRound: true },
  tomato: { skin: [196, 40, 28], flesh: [228, 86, 60], isRound: true },
  greens: { skin: [58, 124, 50], flesh: [150, 190, 96] },
}

/** A knife that goes through something on a board, one hand on its handle, the other holding what is cut. */
export function putChopping(scene: ActScene): Standing {
  const { film, stage, shot, look, hasShirt, matter = 'carrot' } = scene
  const wide = wideOf(scene)
  soften(film, 0.006)
  putLedge(film, stage, shot, 'wood', film.height * 0.32)
  const random = createRandom(`${shot.likeness} board`)
  const cut = CUTS[matter] ?? CUTS.carrot!
  const y = 52
  paintLayer(scene, { x: wide / 2, y, depth: DEPTH }, (brush) => {
    paintBoard(brush, random)
    paintCut(brush, cut, random)
  })
  const size = Math.min(28, wide * 0.5)
  layHands(scene, (brush, context) => {
    const place = { x: wide * 0.15, y: 64, size, turn: 0.5, mirror: -1, flat: 0.92 }
    paintHandAt(brush, context, place, { ...scene, hand: HOLDING })
    layShadow(context, { x: 0, y: film.height * 0.008 })
  })
  paintLayer(scene, { x: wide / 2, y, depth: DEPTH * 0.97 }, paintKnife)
  layHands(scene, (brush, context) => {
    placedAt(context, { x: wide / 2 + 20.4, y: y - 10, size, turn: Math.PI - 0.5, mirror: -1 }, () => {
      paintGrip(brush, brush.rampOf(look.skin, SKIN_WARMTH))
      context.translate(0, -46)
      context.rotate(Math.PI - 0.1)
      paintSleeve(brush, look, hasShirt)
    })
  })
  return { x: film.width * 0.5, base: film.height * 0.6, height: film.height * 0.34, depth: DEPTH }
}

function paintBoard(brush: Brush, random: () => number): void {
  const { form, fade, grain, spot, ink, fill } = brush
  const pine = stuffOf(brush, 'pine')
  spot(0, 9, 32, 5, ink.dark, 0.6)
  const top = polygon([-22, -8, 22, -8, 25.6, 8, -25.6, 8])
  fade(top, pine.mid, pine.lit)
  grain(top, pine.deep, random, { count: 50, length: 18, width: 0.2, alpha: 0.35 })
  form(polygon([-25.6, 8, 25.6, 8, 25.4, 10.4, -25.4, 10.4]), pine, { round: 0.3, rim: 0.4, sink: 0.2 })
  fill(oval(-19, -5, 1.4, 0.7), ink.dark, 0.8)
}

/** What is still whole on the left, the slices on the right. */
function paintCut(brush: Brush, { skin, flesh, isRound }: Cut, random: () => number): void {
  const { form, fill, line, spot, ink } = brush
  const toneOf = (own: Ink): Parameters<typeof form>[1] => {
    const under = (share: number): Ink => [0, 1, 2].map((i) => (own[i]! * ink.lit[i]! * share) / 235) as unknown as Ink
    return { lit: under(1.08), mid: under(0.86), shade: under(0.6), deep: under(0.36), rim: under(1.25) }
  }
  const [peel, inner] = [toneOf(skin), toneOf(flesh)]
  spot(-8, 2.6, 12, 1.8, ink.dark, 0.6)
  const whole = isRound
    ? blob([1, -7, 1, -7, -5, -8.4, -11, -6.6, -15, -2, -15, 1, -11, 3.4, -5, 4, 1, 3.8, 1, 3.8])
    : blob([1, -4.4, 1, -4.4, -8, -4.8, -18, -3.2, -22, -0.6, -18, 2, -8, 3.2, 1, 3, 1, 3])
  form(whole, peel, { round: isRound ? 2.6 : 1.6, rim: 0.5 })
  const face = isRound ? oval(1, -1.6, 2, 5.5) : oval(1, -0.7, 1.5, 3.7)
  if (!isRound) for (const x of [-5, -10, -15]) line(curve([x, -4.4, x + 0.7, -2.6, x + 0.6, -1]), peel.deep, 0.2, 0.5)
  form(face, inner, { round: 0.6, rim: 0.3, sink: 0 })
  line(face, peel.mid, 0.4)
  const slices = [
    [7, 3.6, 0.1],
    [11.6, 1.4, -0.2],
    [10.6, 5.2, 0.3],
    [15.6, 4.2, 0.05],
    [17, 0.4, 0.2],
    [20, 5.6, -0.1],
    [5, -3.4, 0.2],
  ] as const
  for (const [x, y, turn] of slices) {
    const size = 2.5 + random() * 0.5
    fill(oval(x + 0.3, y + 0.8, size, size * 0.62, turn), ink.dark, 0.45)
    fill(oval(x, y + 0.4, size, size * 0.6, turn), peel.shade)
    form(oval(x, y, size, size * 0.6, turn), inner, { round: 0.4, rim: 0.2, sink: 0 })
    line(oval(x, y, size * 0.5, size * 0.28, turn), peel.mid, 0.22, 0.6)
  }
}

/** A cook's knife, its point on the board, its handle up to the right. */
function paintKnife(brush: Brush): void {
  const { form, fill, line, ink, context } = brush
  const [steel, hide] = [stuffOf(brush, 'steel'), stuffOf(brush, 'hide')]
  context.save()
  context.translate(3, 0.6)
  context.rotate(-0.5)
  fill(blob([-6, 4.6, 8, 2.6, 12, 2, 12, 3.4, 2, 5.4]), ink.dark, 0.3)
  const blade = blob([-9, 3.6, -9, 3.6, -4, 0, 3, -2.4, 12, -3.4, 12, -3.4, 12, 2.6, 12, 2.6, 4, 3.6])
  form(blade, steel, { round: 0.8, rim: 0.6, sink: 0 })
  line(curve([-8, 3.5, 4, 3.1, 11.8, 2.2]), steel.rim, 0.3, 0.9)
  fill(polygon([1, -1.4, 4, -2.2, 1, 2.6, -2, 2.9]), steel.rim, 0.35)
  form(box(12, -3.6, 1.4, 6.2, 0.4), stuffOf(brush, 'brass'), { round: 0.3, rim: 0.4 })
  form(limb([13.4, -1.4, 1.9, 20, -1.2, 1.8, 29, -0.6, 2.1]), hide, { round: 0.7, rim: 0.5 })
  context.restore()
}
