import type { Brush, Tone } from './brush.ts'
import type { Wardrobe } from './figure-kinds.ts'
import type { PortraitView } from './portrait.ts'
import { blob, curve, limb, oval } from './shapes.ts'

/** Hair of a portrait that faces right: what falls behind the neck, or what lies on the head. */
export function paintPortraitHair(
  brush: Brush,
  wardrobe: Wardrobe,
  hair: Tone,
  view: PortraitView,
  layer: 'behind' | 'before',
): void {
  const { form, inside, line, fill, ink } = brush
  const strands = (points: readonly number[], count: number, toX: number, toY: number) => {
    const path = blob(points)
    form(path, hair, { round: 5, rim: 0.9, sink: 0.15 })
    inside(path, () => {
      for (let i = 0; i < count; i++) {
        const t = i / (count - 1)
        const x = 12 - t * 40
        line(
          curve([4 - t * 6, -101, x * 0.85 - 3, -92 + t * 4, x - 2, -78, x * 0.6 + toX, toY]),
          i % 3 ? hair.deep : hair.rim,
          0.3,
          i % 3 ? 0.5 : 0.28,
        )
      }
    })
  }
  const isHood = wardrobe.hairstyle === 'hood'
  if (layer === 'behind') {
    if (wardrobe.hairstyle === 'long')
      strands(
        [-2, -99, -18, -95, -27, -82, -29, -60, -33, -36, -30, -16, -20, -10, -10, -18, -4, -40, 0, -60],
        16,
        -22,
        -14,
      )
    if (isHood) {
      form(
        blob([-6, -104, 14, -101, 24, -89, 22, -70, 15, -52, 8, -38, -30, -34, -30, -60, -31, -84, -22, -99]),
        hair,
        {
          round: 8,
          rim: 0.9,
          sink: 0.2,
        },
      )
      fill(blob([4, -98, 15, -95, 20.6, -86, 18, -66, 10, -46, -8, -46, -20, -62, -20, -86, -10, -97]), ink.dark, 0.85)
    }
    return
  }
  if (isHood) {
    const rim = blob([
      -6, -104, 12, -102, 22, -92, 24, -86, 24, -86, 19, -90, 8, -95, -3, -93, -9, -82, -9, -66, -6, -52, 2, -38, 4,
      -32, -10, -31, -30, -34, -30, -60, -31, -84, -22, -99,
    ])
    form(rim, hair, { round: 5, rim: 1, sink: 0.2 })
    brush.crease([-12, -98, 0.2, -18, -80, 0.9, -14, -44, 0.3], hair, 0.5)
    return
  }
  const sideX = view === 'profile' ? 0 : -10
  const fringe = wardrobe.hairstyle === 'round' ? 9 : 0
  strands(
    [
      14,
      -89 + fringe,
      17,
      -94,
      9,
      -101,
      -6,
      -103,
      -20,
      -98,
      -27,
      -86,
      -26,
      -72,
      -22,
      -62,
      -14,
      -57,
      -10 + sideX * 0.4,
      -62,
      -8 + sideX,
      -68,
      -8 + sideX,
      -76,
      -3 + sideX,
      -78,
      1 + sideX,
      -70,
      3.4 + sideX,
      -76,
      4 + sideX * 0.7,
      -84 + fringe * 0.6,
      9,
      -87 + fringe,
    ],
    15,
    -18,
    -62,
  )
  if (wardrobe.hairstyle === 'bun') form(oval(-27, -88, 8.6, 8), hair, { round: 3, rim: 0.7 })
}

/** Caps and hats. */
export function paintPortraitHat(brush: Brush, wardrobe: Wardrobe, view: PortraitView): void {
  const { form, tone, line, crease } = brush
  const reach = view === 'profile' ? 0 : -4
  switch (wardrobe.hairstyle) {
    case 'cap':
    case 'flat cap': {
      const felt = tone(...(wardrobe.hairstyle === 'cap' ? wardrobe.legs : wardrobe.top))
      form(blob([12, -89, 20 + reach, -92, 32 + reach, -86, 35 + reach, -81.6, 28 + reach, -82.6, 16, -86]), felt, {
        round: 1.6,
        rim: 0.7,
        sink: 0.3,
      })
      form(blob([19, -88, 19.6, -96, 12, -105, -6, -108, -22, -102, -28.6, -90, -27, -81, -10, -84, 6, -88]), felt, {
        round: 5,
        rim: 0.9,
        sink: 0.15,
      })
      crease([-4, -107, 0.2, -6, -96, 0.7, -5, -84, 0.2], felt, 0.5)
      crease([18.6, -88, 0.2, -2, -86.4, 0.8, -27, -81, 0.2], felt, 0.6)
      return
    }
    case 'beanie': {
      const wool = tone(...(wardrobe.hat ?? wardrobe.top))
      form(blob([18, -88, 17, -100, 8, -109, -6, -112, -20, -106, -27, -94, -26, -80, -8, -84]), wool, {
        round: 5,
        rim: 0.9,
      })
      for (let i = -4; i < 4; i++)
        crease([i * 4.6 - 3, -110 + Math.abs(i + 1) * 2, 0.1, i * 5.4 - 3, -96, 0.5, i * 5.2 - 3, -88, 0.2], wool, 0.45)
      form(limb([19, -88.6, 4, -4, -84.6, 4.6, -26, -78, 4.2]), wool, { round: 2.4, rim: 0.8 })
      form(oval(-6, -113.6, 5.4, 5), wool, { round: 2, rim: 0.6 })
      return
    }
    case 'hat': {
      const felt = tone(...wardrobe.top)
      form(
        blob([-19, -90, -20, -90, -19, -108, -8, -113, 2, -110, 12, -112, 18, -104, 19, -91, 19, -91, 0, -86]),
        felt,
        { round: 5, rim: 0.9, sink: 0.3 },
      )
      line(curve([-19, -92, 0, -88.4, 18.6, -93]), tone(0.4, 'accent', 0.6).mid, 3.2, 0.95)
      form(blob([-38, -84, -24, -90, 0, -88, 20, -92, 36 + reach, -88, 30 + reach, -83.6, 8, -82, -18, -80]), felt, {
        round: 2,
        rim: 0.9,
        sink: 0.2,
      })
      return
    }
    default:
  }
}
