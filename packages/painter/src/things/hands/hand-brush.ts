import type { Path2D, SKRSContext2D } from '@napi-rs/canvas'
import { createFigureBrush, type FigureBrush, type PeopleLight } from '../figures/figure-brush.ts'
import { cssInk, mixInk, type Ink } from '../inks.ts'
import { limb, type Points } from '../shapes.ts'

/** A stuff from its shaded edge to where it is brightest. */
export type Ramp = readonly Ink[]

/** Paints what is seen from very near: every finger and sleeve is round, under light from one side. */
export type HandBrush = ReturnType<typeof createHandBrush>

const STEPS = 21

/** How red skin is where light turns into shade. */
export const SKIN_WARMTH = 0.3

/** @param way where the light comes from across the picture, y downwards, of length 1. */
export function createHandBrush(context: SKRSContext2D, light: PeopleLight, way: readonly [x: number, y: number]) {
  const bright = createFigureBrush(context, light.lit)
  const dark = createFigureBrush(context, light.shade)

  /** @param warmth how red it is where light turns into shade, as skin is; 0 for cloth. */
  function rampOf(color: string, warmth = 0): Ramp {
    const [lit, shade] = [bright.stuff(color), dark.stuff(color)]
    const low = mixInk(shade.deep, shade.base, 0.45)
    return Array.from({ length: STEPS }, (_, i) => {
      const share = i / (STEPS - 1)
      const turned = Math.min(1, share / 0.72)
      const ink = mixInk(low, lit.base, turned * turned * (3 - 2 * turned))
      const glow = warmth * Math.exp(-(((share - 0.36) / 0.2) ** 2))
      const [red, green, blue] = mixInk(ink, lit.pale, Math.max(0, share - 0.72) * 0.55)
      return [red + 15 * glow, green - 3 * glow, blue - 7 * glow].map((value) =>
        Math.min(255, Math.max(0, value)),
      ) as unknown as Ink
    })
  }

  /** The light's way as it is where the context is turned and mirrored now. */
  function localWay(): readonly [number, number] {
    const { a, b, c, d } = context.getTransform()
    const [x, y] = [d * way[0] - c * way[1], a * way[1] - b * way[0]]
    const sign = Math.sign(a * d - b * c) || 1
    const length = Math.hypot(x, y) || 1
    return [(x * sign) / length, (y * sign) / length]
  }

  /** Something round and long: x, y, radius, …, from its shaded edge up to its light. */
  function tube(points: Points, ramp: Ramp): void {
    const [wayX, wayY] = localWay()
    ramp.forEach((ink, i) => {
      const share = i / (ramp.length - 1)
      const moved = points.map((value, at) => {
        const radius = points[at - (at % 3) + 2]!
        if (at % 3 === 2) return radius * (1 - share * 0.78)
        return value + (at % 3 ? wayY : wayX) * radius * share * 0.66
      })
      context.fillStyle = cssInk(ink)
      context.fill(limb(moved))
    })
  }

  /** Something round and broad around a middle, such as a palm. */
  function dome(path: Path2D, x: number, y: number, reach: number, ramp: Ramp): void {
    const [wayX, wayY] = localWay()
    ramp.forEach((ink, i) => {
      const share = (i / (ramp.length - 1)) ** 1.15
      context.save()
      context.translate(x + wayX * reach * share * 0.62, y + wayY * reach * share * 0.62)
      context.scale(1 - share * 0.78, 1 - share * 0.78)
      context.translate(-x, -y)
      context.fillStyle = cssInk(ink)
      context.fill(path)
      context.restore()
    })
  }

  /** Work that a path cuts. */
  function within(path: Path2D, work: (brush: FigureBrush) => void): void {
    bright.inside(path, () => work(bright))
  }

  return { ...bright, rampOf, tube, dome, within, localWay }
}
