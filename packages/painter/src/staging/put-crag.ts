import { createCanvas } from '@napi-rs/canvas'
import { layOver } from '../light/film.ts'
import type { Film, Shot, Stage } from '../painting.ts'
import type { Standing } from './standing.ts'
import { colorsFor } from '../light/thing-colors.ts'
import { createBrush } from '../things/brush.ts'
import { blob, type Points } from '../things/shapes.ts'

/** Metres to the crag: near, but not before the lens. */
const CRAG_DEPTH = 7
/** Row of the crag's top, as a share of the picture's height: who stands there has the legs above the captions. */
const CRAG_TOP = 0.64

/**
 * Where there is only water or cloud, a crag rises from the lower edge for people to stand on.
 *
 * @param person where across the picture, and how tall, in pixels.
 * @returns where the first of them stands.
 */
export function putCrag(
  film: Film,
  stage: Stage,
  { palette, noise, brief }: Shot,
  person: { x: number; height: number },
): Standing {
  const { width, height } = film
  const top = height * CRAG_TOP
  const { colors, gain } = colorsFor(stage, palette, CRAG_DEPTH)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const brush = createBrush(context, colors, stage.keySide)
  // It reaches to the nearer edge and falls away to the other one.
  const way = person.x < width / 2 ? -1 : 1
  const reach = person.height * (brief.people.count > 1 ? 0.62 : 0.36)
  const rough = (i: number, size: number): number => (noise.hash(i, 77) - 0.5) * size * height
  const outline: Points = [
    person.x + way * width,
    top + height * 0.1 + rough(1, 0.04),
    person.x + way * width,
    top + height * 0.1,
    person.x + way * reach * 2.2,
    top + height * 0.045 + rough(2, 0.03),
    person.x + way * reach * 1.3,
    top + height * 0.012,
    person.x + way * reach,
    top - height * 0.002,
    person.x,
    top - height * 0.004,
    person.x - way * reach * 0.8,
    top + height * 0.003,
    person.x - way * reach * 1.05,
    top + height * 0.02,
    person.x - way * reach * 1.05,
    top + height * 0.02,
    person.x - way * reach * 1.2,
    top + height * 0.09 + rough(3, 0.03),
    person.x - way * reach * 1.55,
    top + height * 0.13 + rough(4, 0.02),
    person.x - way * reach * 1.5,
    top + height * 0.24,
    person.x - way * reach * 1.9,
    top + height * 0.3,
    person.x - way * reach * 1.95,
    height * 1.1,
    person.x - way * reach * 1.95,
    height * 1.1,
    person.x + way * width,
    height * 1.1,
    person.x + way * width,
    height * 1.1,
  ]
  const rock = brush.tone(0.34)
  const crag = blob(outline)
  brush.form(crag, rock, { round: height * 0.03, rim: height * 0.0028, sink: 0.45, depth: 0.8 })
  brush.inside(crag, () => {
    for (let i = 0; i < 7; i++) {
      const x = person.x + (noise.hash(i, 5) - 0.35) * way * reach * 3.6
      const y = top + (0.03 + noise.hash(i, 9) * 0.16) * height
      const [lean, length] = [(noise.hash(i, 3) - 0.6) * way * 0.1 * height, (0.08 + noise.hash(i, 4) * 0.12) * height]
      const wide = 0.0022 * height
      brush.crease(
        [x, y, wide * 0.2, x + lean * 0.4, y + length * 0.5, wide, x + lean, y + length, wide * 0.2],
        rock,
        0.6,
      )
      brush.spot(x + lean, y + length * 0.6, 0.05 * height, 0.03 * height, rock.deep, 0.3)
    }
    brush.spot(
      person.x - stage.keySide * reach * 0.2,
      top + height * 0.006,
      reach * 0.7,
      height * 0.014,
      brush.ink.dark,
      0.7,
    )
  })
  layOver(film, canvas, { gain, depth: CRAG_DEPTH, slack: 0 })
  return { x: person.x, base: top, height: person.height, depth: CRAG_DEPTH * 0.98 }
}
