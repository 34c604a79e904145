import type { FigureBrush } from '../figures/figure-brush.ts'
import type { Look } from '../figures/figure-looks.ts'
import type { HeadView } from './head-view.ts'
import { blob, limb } from '../shapes.ts'

/** Caps, hats and hoods on a head that faces right. */
export function paintHeadwear(brush: FigureBrush, look: Look, view: HeadView): void {
  const { fill, inside, round, spot, stroke, stuff } = brush
  const isAway = view === 'behind'
  switch (look.headwear) {
    case 'cap':
    case 'flat cap': {
      const felt = stuff(look.headwear === 'cap' ? look.legs : look.top)
      if (!isAway) fill(blob([16, -26, 30, -31, 45, -26, 50, -19, 40, -20, 24, -20]), felt.deep)
      else fill(blob([22, -30, 34, -28, 41, -21, 33, -19, 24, -22]), felt.deep)
      const crown =
        look.headwear === 'cap'
          ? [33, -22, 34, -38, 26, -51, 8, -60, -14, -60, -34, -52, -46, -36, -47, -19, -34, -13, -4, -17, 18, -23]
          : [36, -24, 34, -38, 20, -52, 0, -59, -22, -58, -42, -48, -52, -32, -47, -18, -30, -15, -4, -18, 18, -24]
      const mass = blob(crown)
      fill(mass, felt.base)
      inside(mass, () => {
        round(mass, -6, -36, 46, felt, 0.9)
        spot(-6, -50, 34, 12, felt.pale, 0.4)
        stroke([-8, -60, 0.2, 4, -44, 0.7, 8, -22, 0.2], felt.deep, 0.4)
        if (look.headwear === 'cap') stroke([36, -24, 3.4, -4, -19, 4.6, -48, -16, 3.6], felt.deep, 0.7)
        else spot(-30, -18, 30, 8, felt.deep, 0.6)
      })
      return
    }
    case 'peaked cap':
      paintPeakedCap(brush, look, isAway)
      return
    case 'beanie': {
      const wool = stuff(look.hat)
      const mass = blob([
        34, -22, 34, -40, 25, -55, 6, -64, -14, -63, -34, -53, -46, -36, -47, -14, -30, -8, 4, -14, 22, -20,
      ])
      fill(mass, wool.base)
      inside(mass, () => {
        round(mass, -6, -36, 46, wool, 0.9)
        spot(-6, -54, 30, 12, wool.pale, 0.4)
        stroke([38, -22, 6, -2, -14, 8, -50, -9, 7], wool.deep, 0.4)
        for (let i = -3; i < 4; i++)
          stroke([i * 9 - 6, -64 + Math.abs(i) * 3, 0.4, i * 11 - 6, -36, 1.2, i * 12 - 6, -10, 0.6], wool.deep, 0.22)
      })
      return
    }
    case 'hat': {
      const felt = stuff(look.top)
      const crown = blob([
        -38, -26, -38, -26, -37, -50, -24, -66, -8, -70, 4, -64, 18, -68, 31, -54, 33, -28, 33, -28, 0, -18,
      ])
      fill(crown, felt.base)
      inside(crown, () => {
        round(crown, -2, -46, 42, felt, 0.9)
        spot(0, -62, 24, 8, felt.deep, 0.7)
        stroke([-42, -28, 4, -2, -22, 4.6, 38, -30, 4], felt.deep, 0.85)
      })
      const reach = isAway ? 46 : 58
      fill(
        blob([-60, -17, -42, -27, -4, -22, 28, -29, reach, -27, reach - 4, -20, 30, -17, -4, -12, -38, -11]),
        felt.base,
      )
      if (!isAway) spot(22, -14, 26, 9, felt.deep, 0.6)
      return
    }
    case 'hood': {
      const cloth = stuff(look.top)
      if (isAway) {
        const hood = blob([
          -6, -64, 16, -60, 33, -44, 37, -20, 34, 6, 29, 28, 27, 52, 16, 84, -50, 88, -54, 54, -51, 20, -53, -14, -44,
          -44, -26, -60,
        ])
        fill(hood, cloth.base)
        inside(hood, () => {
          round(hood, -8, -10, 48, cloth, 0.9)
          stroke([-8, -62, 1, -20, -20, 3.4, -14, 60, 2], cloth.deep, 0.4)
          spot(36, -4, 9, 40, cloth.deep, 0.8)
          spot(-6, 64, 40, 20, cloth.deep, 0.6)
          spot(-10, -46, 30, 16, cloth.pale, 0.35)
        })
        return
      }
      const far = view === 'profile' ? 0 : -4
      // The face lies deep in the hood: its shade falls over the brow.
      fill(
        blob([
          -8 + far,
          -40,
          20 + far,
          -44,
          36 + far,
          -34,
          33 + far,
          -26,
          20 + far,
          -28,
          9 + far,
          -18,
          5 + far,
          4,
          10 + far,
          30,
          20 + far,
          50,
          8 + far,
          60,
          -10 + far,
          30,
        ]),
        [0, 0, 0],
        0.42,
      )
      const hood = blob([
        -8,
        -66,
        16,
        -62,
        33 + far,
        -46,
        37 + far,
        -30,
        37 + far,
        -30,
        28 + far,
        -36,
        14 + far,
        -38,
        2 + far,
        -28,
        -5 + far,
        -8,
        -5 + far,
        16,
        2 + far,
        38,
        14 + far,
        56,
        22 + far,
        72,
        18,
        90,
        -56,
        90,
        -54,
        54,
        -52,
        20,
        -54,
        -14,
        -46,
        -44,
        -28,
        -61,
      ])
      fill(hood, cloth.base)
      inside(hood, () => {
        round(hood, -14, -6, 48, cloth, 0.9)
        spot(2 + far, 4, 14, 44, cloth.deep, 0.75)
        stroke([-14, -62, 1, -30, -16, 3.4, -22, 60, 2], cloth.deep, 0.4)
        spot(-14, -48, 26, 14, cloth.pale, 0.35)
      })
      fill(
        limb([
          37 + far,
          -31,
          1.2,
          16 + far,
          -37,
          2,
          2 + far,
          -26,
          2.2,
          -4 + far,
          -2,
          2.2,
          -3 + far,
          20,
          2,
          8 + far,
          48,
          1.4,
        ]),
        cloth.pale,
        0.35,
      )
      return
    }
    default:
  }
}

/** The cap of a uniform: a flat top that stands out, a band with a badge, a shining peak over the eyes. */
function paintPeakedCap({ fill, inside, spot, stroke, stuff }: FigureBrush, look: Look, isAway: boolean): void {
  const [cloth, band, gold, peak] = [stuff(look.top), stuff('#20242e'), stuff('#d8ab4e'), stuff('#191a1f')]
  const crown = blob([
    -40, -27, -52, -42, -50, -53, -34, -60, -6, -64, 20, -66, 38, -62, 44, -53, 38, -40, 34, -29, 0, -24,
  ])
  fill(crown, cloth.base)
  inside(crown, () => {
    spot(0, -60, 40, 9, cloth.pale, 0.5)
    spot(-10, -36, 44, 8, cloth.deep, 0.6)
    stroke([-52, -46, 0.5, 0, -55, 0.9, 44, -55, 0.5], cloth.deep, 0.5)
  })
  const hem = blob([-43, -34, -20, -39, 10, -40, 35, -38, 36, -26, 10, -26, -22, -20, -44, -16])
  fill(hem, band.base)
  inside(hem, () => {
    stroke([-46, -31, 0.9, -4, -38, 1.1, 38, -37, 0.9], gold.base, 0.95)
    stroke([-46, -19, 0.9, -4, -25, 1.1, 38, -27.6, 0.9], gold.base, 0.95)
  })
  if (isAway) return
  fill(blob([-2, -27, 14, -30, 36, -29, 48, -22, 51, -15.6, 38, -18.6, 20, -19.4, 2, -19]), peak.base)
  stroke([6, -24.6, 0.5, 26, -25.4, 1.2, 46, -19.6, 0.5], peak.pale, 0.7)
  fill(blob([15, -42, 22, -49, 29, -42, 28, -33, 22, -29.6, 16, -33]), gold.base)
  spot(20, -42, 3.4, 4, gold.pale, 0.9)
  stroke([19, -36, 0.5, 25, -36, 0.5], gold.deep, 0.8)
}
