import type { Random } from '@dayreel/storyboard/base'
import type { Thing } from '../painting.ts'
import type { Brush } from './brush.ts'
import { blob, curve, limb } from './shapes.ts'
import { sketch } from './sketch.ts'
import { stuffOf } from './stuffs.ts'

function paintLeaf(brush: Brush, random: Random): void {
  const { form, fill, inside, line, mottle, ink, crease } = brush
  const skin = stuffOf(brush, 'autumn')
  const half = [
    0, -100, 0, -100, 4, -86, 10, -82, 12, -88, 12, -88, 16, -76, 26, -82, 28, -76, 28, -76, 25, -66, 34, -64, 43, -66,
    43, -66, 38, -56, 44, -51, 44, -51, 34, -45, 30, -38, 33, -32, 33, -32, 20, -31, 8, -25, 0, -22,
  ]
  const right = half
  const left: number[] = []
  for (let i = half.length - 2; i >= 0; i -= 2) left.push(-half[i]! * 0.97, half[i + 1]!)
  const outline = blob([...right, ...left.slice(2)])
  form(limb([0, -24, 1.5, 1.4, -12, 1.2, 6, -1, 1]), skin, { round: 0.6, rim: 0.5 })
  form(outline, skin, { round: 5, rim: 1.1, sink: 0.12 })
  inside(outline, () => {
    fill(
      blob([0, -101, 0, -101, 50, -101, 50, -20, 0, -20, 0, -20]),
      brush.side < 0 ? ink.dark : skin.rim,
      brush.side < 0 ? 0.2 : 0.14,
    )
    for (const [endX, endY, fromY] of [
      [0, -98, -24],
      [27, -75, -30],
      [-27, -75, -30],
      [42, -54, -26],
      [-42, -54, -26],
      [12, -86, -54],
      [-12, -86, -54],
    ] as const) {
      crease([0, fromY, 0.8, endX * 0.5, (endY + fromY) / 2 - 3, 0.5, endX, endY, 0.12], skin, 0.65)
      for (let i = 1; i < 7; i++) {
        const t = i / 7
        const [x, y] = [endX * t, fromY + (endY - fromY) * t]
        for (const way of [-1, 1])
          line(
            curve([x, y, x + way * 3.4 + endX * 0.05, y - 3.4, x + way * 6 + endX * 0.07, y - 8]),
            skin.deep,
            0.3,
            0.45,
          )
      }
    }
  })
  mottle(outline, ink.glow, random, { count: 20, size: 7, alpha: 0.1 })
  mottle(outline, skin.deep, random, { count: 20, size: 2.4, alpha: 0.14 })
}

export const LEAF_THINGS: readonly Thing[] = [
  sketch({
    name: 'leaf',
    words: ['leaves', 'autumn', 'foliage'],
    metres: 0.12,
    aspect: 0.9,
    where: 'hand',
    places: ['forest', 'field', 'lake'],
    paint: paintLeaf,
  }),
]
