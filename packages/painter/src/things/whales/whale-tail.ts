import type { Brush } from '../brush.ts'
import { blob, curve, oval } from '../shapes.ts'
import { stuffOf } from '../stuffs.ts'
import { paintFoam } from './whales-above.ts'

/** Both flukes high over the sea as it goes down, water running off them in threads. */
export function paintTail(brush: Brush, random: () => number): void {
  const { form, inside, line, spot, fill, mottle, ink, side } = brush
  const skin = stuffOf(brush, 'whaleskin')
  const pale = stuffOf(brush, 'blubber')
  const stock = blob([-25, 2, -25, 2, -17, -22, -9, -48, -6, -66, 6, -66, 9, -48, 17, -22, 25, 2, 25, 2])
  form(stock, skin, { isColumn: true, round: 8, rim: 1.4, sink: 0.3 })
  inside(stock, () => {
    line(curve([0, -66, 1.5, -44, -1, -22, 0, 0]), skin.rim, 1.2, 0.4)
    spot(0, 2, 34, 14, ink.dark, 0.5)
  })
  for (const way of [-1, 1]) {
    const fluke = blob([
      0,
      -58,
      0,
      -58,
      way * 8,
      -70,
      way * 24,
      -82,
      way * 46,
      -90,
      way * 66,
      -96,
      way * 72,
      -96,
      way * 72,
      -96,
      way * 66,
      -84,
      way * 52,
      -72,
      way * 40,
      -66,
      way * 30,
      -66,
      way * 20,
      -62,
      way * 10,
      -66,
      0,
      -74,
      0,
      -74,
    ])
    form(fluke, skin, { round: 5, rim: 1.3, sink: 0.15 })
    inside(fluke, () => {
      // The pale underside that each whale is known by.
      spot(way * 36, -76, 20, 7, pale.mid, 0.6)
      spot(way * 54, -84, 9, 5, pale.lit, 0.4)
      mottle(fluke, pale.mid, random, { count: 12, size: 2.2, alpha: 0.3 })
      line(curve([way * 8, -70, way * 24, -80, way * 46, -88, way * 70, -96]), skin.rim, 1.1, side === way ? 0.9 : 0.4)
    })
    for (let i = 0; i < 11; i++) {
      const x = way * (12 + i * 4.6 + random() * 2)
      const from = -64 - Math.max(0, i - 5) * 3
      const long = 14 + random() * 34
      line(curve([x, from, x + way * 0.6, from + long * 0.5, x + way, Math.min(-2, from + long)]), ink.rim, 0.6, 0.4)
      fill(oval(x + way * 1.2, Math.min(-2, from + long + 4 + random() * 8), 0.7, 1), ink.rim, 0.6)
    }
  }
  paintFoam(brush, random, -54, 54)
}
