import { pick, type Random } from '@dayreel/storyboard/base'
import type { Rgb } from '../painting.ts'
import type { BuiltPlace } from './built-place.ts'
import { createFacade, type Facade } from './facade.ts'
import { AWNING, BUILDING, FLOWERS, METAL, ROOF, WOOD } from './street-surfaces.ts'
import type { TownStyle } from './town-style.ts'

type Site = {
  build: BuiltPlace['build']
  random: Random
  style: TownStyle
  facades: Facade[]
  /** What light may be behind windows, and behind what share of them. */
  lights: readonly Rgb[]
  lit: number
}

/** Where a house stands: between two places along the street, its front so far from the street's line. */
type Plot = {
  from: number
  to: number
  /** The front's place on the other axis, and the way that the house goes back from there. */
  front: number
  back: 1 | -1
  deep: number
  /** Along which axis the street runs: 0 across the picture, 2 into it. */
  axis: 0 | 2
  high: number
  /** Whether it is near enough for what stands out from its front to be seen. */
  isNear: boolean
}

/** Builds one of a town's houses with its roof, and what stands out from its front. @returns the number of its façade. */
export function buildHouse(site: Site, plot: Plot): number {
  const { build, random, style, facades, lights, lit } = site
  const { from, to, high } = plot
  const wide = to - from
  const facade = createFacade(random, pick(style.walls, random), lights, lit, false)
  const columns = Math.max(2, Math.round(wide / (1.7 + random() * 0.5)))
  facade.start = from
  facade.every = wide / columns
  facade.glassWide = Math.min(0.62, 1.05 / facade.every)
  facade.glassHigh = 0.54 + random() * 0.08
  facade.stuff = pick(style.stuffs, random)
  facade.hasShop = random() < style.shops
  facade.ground = facade.hasShop ? 3.7 : 3.2
  facade.floor = 2.8 + random() * 0.4
  facade.high = high
  facade.frame = style.frame
  facade.door = pick(style.woods, random)
  if (random() < style.shutters && facade.every > 1.5) facade.shutter = pick(style.woods, random)
  const tag = facades.push(facade) - 1
  boxOf(plot, build, BUILDING, from, to, 0, high, 0, plot.deep, tag)
  raiseRoof(site, plot, tag)
  if (plot.isNear) {
    if (random() < style.flowers) hangFlowers(site, plot, facade)
    if (facade.hasShop && random() < 0.6) addAwning(site, plot)
    else if (!facade.hasShop && random() < 0.7) addDoorLamp(site, plot)
  }
  return tag
}

/** A box given along the street, upwards and from the front backwards. */
function boxOf(
  { axis, front, back }: Plot,
  build: BuiltPlace['build'],
  stuff: number,
  along0: number,
  along1: number,
  low: number,
  high: number,
  in0: number,
  in1: number,
  tag = 0,
): void {
  const [a, b] = [front + back * in0, front + back * in1]
  if (axis === 2) build.box(stuff, a, low, along0, b, high, along1, { tag })
  else build.box(stuff, along0, low, a, along1, high, b, { tag })
}

function raiseRoof({ build, random, style }: Site, plot: Plot, tag: number): void {
  const { axis, from, to, front, back, deep, high } = plot
  const isGable = random() < style.gables
  const span = isGable ? to - from : deep
  const rise = (span / 2) * style.pitch
  const over = isGable ? 0.12 : 0.35
  const [a, b] = [front - back * over, front + back * deep]
  const [low, top] = [Math.min(a, b), Math.max(a, b)]
  const edge = isGable ? 0.16 : 0
  const across: readonly [number, number, number, number] =
    axis === 2 ? [low, from - edge, top, to + edge] : [from - edge, low, to + edge, top]
  // The ridge runs along the street, or away from it where the gable looks at it.
  const ridge: 0 | 2 = (axis === 2) === isGable ? 0 : 2
  if (isGable) {
    const inset = 0.14
    const [near, far] = [front, front + back * deep]
    const wall: readonly [number, number, number, number] =
      axis === 2
        ? [Math.min(near, far), from, Math.max(near, far), to]
        : [from, Math.min(near, far), to, Math.max(near, far)]
    build.gable(BUILDING, ridge, wall[0], high, wall[1], wall[2], high + rise - inset * 0.2, wall[3], { tag })
    const slim = front + back * 0.25
    const [r0, r1] = [Math.min(slim, far), Math.max(slim, far)]
    const cover: readonly [number, number, number, number] =
      axis === 2 ? [r0, from - edge, r1, to + edge] : [from - edge, r0, to + edge, r1]
    build.gable(ROOF, ridge, cover[0], high - 0.1, cover[1], cover[2], high + rise + inset, cover[3])
  } else {
    boxOf(plot, build, ROOF, from, to, high - 0.12, high + 0.08, -over, 0.5)
    build.gable(ROOF, ridge, across[0], high, across[1], across[2], high + rise, across[3])
    if (random() < 0.55 && plot.isNear) addDormers({ build }, plot, rise, tag)
  }
  const chimney = from + (to - from) * (0.2 + random() * 0.6)
  boxOf(
    plot,
    build,
    BUILDING,
    chimney - 0.35,
    chimney + 0.35,
    high,
    high + rise + 0.9,
    deep * 0.45,
    deep * 0.45 + 0.6,
    tag,
  )
}

/** Windows in the roof. */
function addDormers({ build }: Pick<Site, 'build'>, plot: Plot, rise: number, tag: number): void {
  const { from, to, high } = plot
  const wide = to - from
  if (rise < 1.6) return
  for (const share of wide > 6.5 ? [0.25, 0.75] : [0.5]) {
    const at = from + wide * share
    boxOf(plot, build, BUILDING, at - 0.6, at + 0.6, high + 0.15, high + Math.min(1.6, rise * 0.7), 0.4, 2.4, tag)
    boxOf(
      plot,
      build,
      ROOF,
      at - 0.75,
      at + 0.75,
      high + Math.min(1.6, rise * 0.7),
      high + Math.min(1.75, rise * 0.78),
      0.25,
      2.6,
    )
  }
}

/** Boxes of flowers before the windows of the first floors. */
function hangFlowers({ build, random }: Site, plot: Plot, { every, ground, floor, glassHigh, high }: Facade): void {
  const { from, to } = plot
  const tag = Math.floor(random() * 3)
  const sill = floor * (1 - glassHigh) * 0.45
  for (let storey = 0; storey < 2 && ground + (storey + 1) * floor < high + 0.5; storey++)
    for (let at = from + every / 2; at < to; at += every) {
      if (random() < 0.35) continue
      const y = ground + storey * floor + sill - 0.12
      const half = Math.min(0.5, every * 0.3)
      boxOf(plot, build, WOOD, at - half, at + half, y - 0.2, y, -0.26, 0)
      boxOf(plot, build, FLOWERS, at - half * 0.95, at + half * 0.95, y, y + 0.16, -0.27, -0.04, tag)
      boxOf(plot, build, FLOWERS, at - half * 0.7, at + half * 0.8, y - 0.14, y + 0.26, -0.3, -0.12, tag)
    }
}

function addAwning({ build, random }: Site, { axis, from, to, front, back }: Plot): void {
  const tag = Math.floor(random() * 3)
  const [middle, half] = [(from + to) / 2, ((to - from) / 2) * 0.86]
  const out = front - back * 0.65
  if (axis === 2) build.block(AWNING, [out, 2.72, middle], [0.75, 0.03, half], 0, back * 0.35, { tag })
  else
    for (let k = 0; k < 4; k++)
      build.box(
        AWNING,
        middle - half,
        2.9 - k * 0.12,
        front - back * (k * 0.36),
        middle + half,
        2.94 - k * 0.12,
        front - back * ((k + 1) * 0.36),
        { tag },
      )
}

/** A lantern on an arm beside the door. */
function addDoorLamp({ build, random }: Site, plot: Plot): void {
  const at = plot.from + (plot.to - plot.from) * (0.3 + 0.4 * random())
  boxOf(plot, build, METAL, at - 0.02, at + 0.02, 2.75, 2.79, -0.4, 0)
  boxOf(plot, build, METAL, at - 0.09, at + 0.09, 2.42, 2.72, -0.48, -0.3)
}
