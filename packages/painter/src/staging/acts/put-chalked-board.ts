import { createRandom } from '@dayreel/storyboard/base'
import type { HandBrush } from '../../things/hands/hand-brush.ts'
import { box, curve } from '../../things/shapes.ts'
import { stuffOf } from '../../things/stuffs.ts'
import type { Standing } from '../standing.ts'
import { paintLayer, wideOf, type ActScene } from './act-scene.ts'
import { handWith, layPinchingHand } from './pinching-hand.ts'

/** Metres to the board, which fills the frame. */
const DEPTH = 0.72
/** Where the chalk meets the board, in hundredths of the hand's length. */
const CHALK_END = { x: -42, y: -82 }

/** A hand that writes with chalk on a board: one great word, of which none could say what it is. */
export function putChalkedBoard(scene: ActScene): Standing {
  const { film, shot } = scene
  const wide = wideOf(scene)
  const random = createRandom(`${shot.likeness} board`)
  const end = { x: wide * 0.56, y: 38 }
  paintLayer(scene, { depth: DEPTH }, (brush, { right, bottom }) => {
    const { ink, line, spot } = brush
    const [slate, chalk] = [stuffOf(brush, 'slate'), stuffOf(brush, 'flour')]
    const board = box(-1, -1, right + 2, bottom + 2)
    brush.fade(board, slate.lit, slate.shade)
    // What was written before has been wiped with a cloth.
    for (let i = 0; i < 26; i++) {
      const [x, y] = [random() * right, random() * bottom]
      brush.inside(board, () => spot(x, y, 18 + random() * 14, 2 + random() * 3, chalk.lit, 0.1))
    }
    const word = scribble(wide * 0.09, end, random)
    line(curve(word), chalk.lit, 0.85, 0.9)
    brush.context.setLineDash([0.5, 0.7])
    line(curve(word), chalk.lit, 1.3, 0.3)
    brush.context.setLineDash([])
    line(curve([wide * 0.1, 21, wide * 0.3, 20.4, wide * 0.5, 21, wide * 0.76, 20.2]), chalk.lit, 0.6, 0.3)
    for (const x of [0, right]) spot(x, bottom * 0.5, 20, 70, ink.dark, 0.45)
  })
  const place = handWith(CHALK_END, end, { size: Math.min(38, wide * 0.66), turn: -0.06 })
  layPinchingHand(scene, place, paintChalk)
  return { x: film.width * 0.48, base: film.height * 0.56, height: film.height * 0.34, depth: DEPTH }
}

/** Loops of handwriting from the left to where the chalk is, tall ones and low ones: x, y, … */
function scribble(left: number, end: { x: number; y: number }, random: () => number): number[] {
  const points: number[] = []
  const wide = end.x - left
  const letters = Array.from({ length: 6 }, (_, i) => (i === 0 || random() < 0.34 ? 11 : 4.6))
  const steps = 14
  for (const [i, high] of letters.entries())
    for (let step = 0; step < steps; step++) {
      const turn = (step / steps) * Math.PI * 2
      const along = (i + step / steps) / letters.length
      const up = ((1 - Math.cos(turn)) / 2) * high
      points.push(left + wide * along + Math.sin(turn) * 1.5 + up * 0.22 - 0.6, end.y - up)
    }
  return [...points, end.x, end.y]
}

function paintChalk(brush: HandBrush): void {
  const chalk = brush.rampOf('#e9e6dc')
  brush.tube([-14, -53, 3.4, -38, -77.6, 3.4, CHALK_END.x, CHALK_END.y, 2.8], chalk)
}
