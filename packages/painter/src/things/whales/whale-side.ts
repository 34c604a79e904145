import type { Brush } from '../brush.ts'
import { blob, curve, oval } from '../shapes.ts'
import { stuffOf } from '../stuffs.ts'
import { paintBarnacles, paintFlipper } from './whale-skin.ts'

/** From the side, swimming to the right: the long head with its eye, the pleated throat, the flipper, the small fin, the flukes. */
export function paintWhaleSide(brush: Brush, random: () => number): void {
  const { form, fill, inside, line, spot, mottle, ink } = brush
  const skin = stuffOf(brush, 'whaleskin')
  const pale = stuffOf(brush, 'blubber')
  const flukes = blob([
    -86, -54, -86, -54, -98, -66, -110, -82, -116, -92, -116, -92, -102, -88, -92, -78, -88, -68, -88, -68, -82, -78,
    -74, -86, -64, -88, -64, -88, -70, -74, -76, -60, -78, -52, -78, -52,
  ])
  form(flukes, skin, { round: 3, rim: 1.1, sink: 0 })
  const body = blob([
    116, -42, 113, -52, 100, -60, 76, -68, 44, -73, 10, -73, -14, -71, -14, -71, -22, -78, -30, -80, -30, -80, -30, -70,
    -30, -70, -52, -64, -74, -58, -90, -58, -90, -58, -88, -50, -88, -50, -66, -44, -40, -34, -10, -22, 24, -13, 60,
    -12, 88, -19, 108, -31,
  ])
  form(body, skin, { round: 9, rim: 1.5, sink: 0.1 })
  inside(body, () => {
    const throat = blob([
      118, -40, 118, -40, 98, -42, 74, -40, 48, -34, 20, -26, -8, -24, -22, -28, -22, -28, -10, -8, 40, -4, 96, -8, 120,
      -24,
    ])
    form(throat, pale, { round: 5, rim: 0, sink: 0.35, depth: 0.9 })
    // Pleats from the chin to the belly.
    for (let i = 0; i < 11; i++) {
      const down = i * 2.7
      line(
        curve([
          112 - i * 1.6,
          -38 + down * 0.5,
          82,
          -36 + down * 0.86,
          48,
          -30 + down * 0.8,
          12 - i * 3,
          -24 + down * 0.4,
        ]),
        skin.mid,
        0.6,
        0.75,
      )
    }
    spot(20, -72, 76, 12, skin.rim, 0.5)
    spot(-50, -42, 40, 16, ink.dark, 0.3)
    mottle(body, pale.mid, random, { count: 18, size: 2.6, alpha: 0.14 })
    // Light from the surface, in nets along the back.
    for (let i = 0; i < 9; i++) {
      const x = -60 + i * 20 + random() * 8
      line(curve([x, -72, x + 7, -64 + random() * 3, x + 2, -57, x + 11, -49 + random() * 4]), ink.rim, 0.7, 0.2)
    }
  })
  // The mouth ends before the eye: a small dark one, deep between its folds.
  line(curve([116, -42, 100, -45, 84, -44, 70, -40.6]), skin.deep, 1.3, 0.9)
  spot(56, -43, 7, 5, skin.deep, 0.55)
  fill(oval(56, -43, 2.1, 1.5), ink.dark)
  fill(oval(56.7, -43.6, 0.45), ink.rim, 0.9)
  line(curve([51.8, -43.6, 56, -45.6, 60.4, -43.4]), skin.deep, 0.7, 0.9)
  line(curve([51, -44.6, 56, -47, 61.4, -44.2]), skin.rim, 0.5, 0.35)
  line(curve([52.4, -41.4, 56, -40.4, 60, -41.8]), skin.rim, 0.45, 0.3)
  paintBarnacles(brush, random, { x: 98, y: -54, wide: 22, tall: 6, count: 16 })
  paintBarnacles(brush, random, { x: 104, y: -30, wide: 12, tall: 8, count: 9 })
  paintFlipper(
    brush,
    [36, -27, 36, -27, 32, -16, 20, -7, 4, -2, -9, -1, -9, -1, -2, -6, 6, -13, 13, -21, 20, -28, 20, -28],
    false,
  )
}
