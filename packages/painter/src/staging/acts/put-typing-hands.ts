import { createRandom, type Random } from '@dayreel/storyboard/base'
import type { Brush } from '../../things/brush.ts'
import type { FlatHand } from '../../things/hands/hand-flat.ts'
import { mixInk } from '../../things/inks.ts'
import { box, polygon } from '../../things/shapes.ts'
import { dimmed, stuffOf } from '../../things/stuffs.ts'
import { layHands, layShadow, paintHandAt } from '../lay-hands.ts'
import { ledgeAt, putLedge } from '../ledge.ts'
import { soften } from '../soften.ts'
import type { Standing } from '../standing.ts'
import { paintLayer, wideOf, type ActScene } from './act-scene.ts'

/** Metres to the keys. */
const DEPTH = 0.7
/** Rows of the picture, in hundredths of its height: the screen's top, the hinge, the keys, the front edge. */
const [TOP, HINGE, KEYS, EDGE] = [9, 38, 41, 61]
const TYPING: FlatHand = {
  side: 'back',
  turns: [-0.12, -0.02, 0.08, 0.2],
  reaches: [0.72, 0.76, 0.74, 0.68],
  thumb: -0.5,
}

/** Two hands on the keys of a laptop, the screen their light. */
export function putTypingHands(scene: ActScene): Standing {
  const { film, stage, shot } = scene
  const wide = wideOf(scene)
  soften(film, 0.008)
  putLedge(film, stage, shot, ledgeAt(shot.brief.place) ?? 'wood', film.height * 0.34)
  const random = createRandom(`${shot.likeness} laptop`)
  paintLayer(scene, { x: wide / 2, depth: DEPTH }, (brush) => {
    brush.spot(0, EDGE, wide * 0.56, 5, brush.ink.dark, 0.7)
    paintDeck(brush, wide)
    paintLid(brush, wide)
  })
  paintLayer(scene, { x: wide / 2, depth: DEPTH, shine: 0.85 }, (brush) => paintScreen(brush, wide, random))
  const size = Math.min(30, wide * 0.54)
  layHands(scene, (brush, context) => {
    for (const way of [1, -1]) {
      const place = { x: wide * (0.5 + 0.235 * way), y: 67, size, turn: -0.2 * way, mirror: way, flat: 0.88 }
      paintHandAt(brush, context, place, { ...scene, hand: TYPING })
    }
    layShadow(context, { x: 0, y: film.height * 0.01 })
  })
  paintLayer(scene, { x: wide / 2, depth: DEPTH, shine: 0.3 }, ({ spot }) => {
    spot(0, 46, wide * 0.42, 11, [176, 204, 255], 0.34)
    spot(0, 24, wide * 0.8, 26, [150, 186, 255], 0.16)
  })
  return { x: film.width * 0.5, base: film.height * 0.62, height: film.height * 0.46, depth: DEPTH }
}

/** The lower half with its keys in rows that grow towards the eye, and the pad. */
function paintDeck(brush: Brush, wide: number): void {
  const { form, fade, fill, line } = brush
  const [steel, iron] = [stuffOf(brush, 'steel'), stuffOf(brush, 'iron')]
  const [back, front] = [wide * 0.39, wide * 0.46]
  fade(polygon([-back, HINGE, back, HINGE, front, EDGE, -front, EDGE]), steel.shade, steel.mid)
  form(polygon([-front, EDGE, front, EDGE, front - 0.4, EDGE + 1.6, -front + 0.4, EDGE + 1.6]), dimmed(steel), {
    rim: 0.5,
    sink: 0,
  })
  const halfAt = (y: number): number => back + ((front - back) * (y - HINGE)) / (EDGE - HINGE)
  const rows = 5
  for (let row = 0; row < rows; row++) {
    const y = KEYS + row * 2.5 + row * row * 0.08
    const tall = 2 + row * 0.14
    const half = halfAt(y) * 0.92
    const keys = row === rows - 1 ? 7 : 13
    for (let i = 0; i < keys; i++) {
      const width = (half * 2) / keys
      const left = -half + i * width
      fill(box(left + 0.16, y + 0.2, width - 0.32, tall, 0.4), iron.deep, 0.9)
      fill(box(left + 0.2, y, width - 0.4, tall - 0.2, 0.4), mixInk(iron.shade, iron.mid, 0.4))
      fill(box(left + 0.34, y + 0.08, width - 0.68, 0.22, 0.1), iron.lit, 0.5)
    }
  }
  line(box(-6.4, 56, 12.8, 4.2, 0.6), steel.deep, 0.24, 0.7)
}

function paintLid(brush: Brush, wide: number): void {
  const iron = stuffOf(brush, 'iron')
  const [top, foot] = [wide * 0.4, wide * 0.39]
  brush.form(polygon([-top, TOP, top, TOP, foot, HINGE, -foot, HINGE]), iron, { round: 0.6, rim: 0.5, sink: 0 })
  brush.fill(box(-foot, HINGE - 0.5, foot * 2, 1.1), iron.deep)
}

/** A page with lines of different lengths, the last of them being written. */
function paintScreen({ fill, fade }: Brush, wide: number, random: Random): void {
  const half = wide * 0.375
  fade(
    polygon([-half - 0.3, TOP + 1.2, half + 0.3, TOP + 1.2, half - 0.2, HINGE - 2, -half + 0.2, HINGE - 2]),
    [70, 96, 150],
    [54, 76, 126],
  )
  fill(box(-half * 0.62, TOP + 3, half * 1.24, HINGE - TOP - 5, 0.4), [232, 238, 250])
  for (let i = 0; i < 8; i++) {
    const long = i === 7 ? 0.34 : i === 0 ? 0.5 : 0.78 + random() * 0.2
    fill(box(-half * 0.52, TOP + 5.4 + i * 2.6, half * 1.04 * long, i === 0 ? 1.2 : 0.7, 0.3), [88, 104, 140], 0.8)
  }
}
