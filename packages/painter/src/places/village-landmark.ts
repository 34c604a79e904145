import { createRandom, type Random } from '@dayreel/storyboard/base'
import type { BuiltPlace } from './built-place.ts'
import { scaled } from './light-of-day.ts'
import type { TownStyle } from './town-style.ts'
import { FENCE, ROOF, STONE, WALL, type House } from './village-surfaces.ts'

type Site = {
  build: BuiltPlace['build']
  houses: House[]
  random: Random
  style: TownStyle
  lane: (z: number) => number
  likeness: string
}

const LANDMARKS = ['spire', 'dome', 'bell tower', 'windmill', 'chapel', 'silo'] as const

/**
 * What the village is known by from afar, the same in all scenes of a video: a church of some kind, a windmill, a barn with its silo.
 *
 * @param least metres to it, at least.
 */
export function raiseLandmark(site: Site, least: number): void {
  const { random, lane, likeness, houses, style } = site
  const kind = LANDMARKS[Math.floor(createRandom(`${likeness} landmark`)() * LANDMARKS.length)]!
  const z = least + random() * 40
  const x = lane(z) + (random() < 0.5 ? -1 : 1) * (5 + random() * 8)
  const stuff = kind === 'silo' ? 'clapboard' : style.stuffs[0] === 'clapboard' ? 'clapboard' : 'stone'
  houses.push({
    wall: scaled(style.walls[kind === 'silo' ? 0 : 1]!, 1.15),
    shutter: style.woods[0]!,
    frame: style.frame,
    stuff,
    seed: 77,
    x,
    z,
    high: 20,
  })
  const tag = houses.length - 1
  if (kind === 'windmill') raiseWindmill(site, x, z * 0.7, tag)
  else if (kind === 'silo') raiseBarn(site, x, z * 0.75, tag)
  else raiseChurch(site, kind, x, z, tag)
}

function raiseChurch(
  { build, random }: Site,
  kind: 'spire' | 'dome' | 'bell tower' | 'chapel',
  x: number,
  z: number,
  tag: number,
): void {
  const half = kind === 'bell tower' ? 2.3 : kind === 'chapel' ? 1.4 : 3
  const high = kind === 'bell tower' ? 22 : kind === 'chapel' ? 9 : 14
  build.box(WALL, x - half, 0, z, x + half, high, z + half * 2, { tag })
  build.box(STONE, x - half - 0.3, high - 0.4, z - 0.3, x + half + 0.3, high, z + half * 2 + 0.3)
  if (kind === 'spire')
    build.spire(ROOF, x - half - 0.2, high, z - 0.2, x + half + 0.2, high + 13 + random() * 5, z + half * 2 + 0.2, {
      tag,
    })
  else if (kind === 'dome') {
    build.ball(ROOF, x, high, z + half, half * 1.02, 1.3, { tag })
    build.cylinder(STONE, 1, x, z + half, high + half * 1.2, high + half * 1.2 + 3, 0.2, 0.05)
  } else if (kind === 'bell tower') {
    for (const way of [-1, 1])
      build.box(STONE, x + way * (half - 0.4) - 0.35, high, z, x + way * (half - 0.4) + 0.35, high + 3, z + half * 2)
    build.frustum(
      ROOF,
      x - half - 0.4,
      high + 3,
      z - 0.4,
      x + half + 0.4,
      high + 5,
      z + half * 2 + 0.4,
      half * 0.98,
      half * 0.98,
    )
  } else build.spire(ROOF, x - half - 0.2, high, z - 0.2, x + half + 0.2, high + 5, z + half * 2 + 0.2, { tag })
  const nave = kind === 'chapel' ? 2.8 : 4.2
  const eaves = kind === 'chapel' ? 4.5 : 8
  const from = z + half * 2
  build.box(WALL, x - nave, 0, from, x + nave, eaves, from + nave * 4, { tag })
  build.gable(ROOF, 2, x - nave - 0.5, eaves - 0.2, from, x + nave + 0.5, eaves + nave * 1.3, from + nave * 4 + 0.4, {
    tag,
  })
}

/** A tower that narrows upwards, its cap and four sails. */
function raiseWindmill({ build, random }: Site, x: number, z: number, tag: number): void {
  build.cylinder(WALL, 1, x, z, 0, 11, 3.6, 2.2, { tag })
  build.cylinder(ROOF, 1, x, z, 11, 13.4, 2.4, 0.3, { tag })
  build.cylinder(FENCE, 1, x, z, 4, 4.3, 4.4)
  const turn = random() * 1.5
  const hub = [x, 11.2, z - 2.9] as const
  build.cylinder(FENCE, 2, x, 11.2, z - 3.1, z - 1, 0.25)
  for (let k = 0; k < 4; k++) {
    const angle = turn + (k * Math.PI) / 2
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const at = (away: number, aside: number): [number, number, number] => [
      hub[0] + c * away - s * aside,
      hub[1] + s * away + c * aside,
      hub[2],
    ]
    build.bar(FENCE, [...hub], at(7.6, 0), 0.16)
    build.bar(FENCE, at(1.6, 1.1), at(7.4, 1.1), 0.1)
    for (let away = 1.8; away < 7.5; away += 0.95) build.bar(FENCE, at(away, 0), at(away, 1.1), 0.08)
  }
}

/** A barn under a broken roof, and a round silo with its cap. */
function raiseBarn({ build }: Site, x: number, z: number, tag: number): void {
  build.box(WALL, x - 4.5, 0, z, x + 4.5, 5.2, z + 13, { tag })
  build.frustum(ROOF, x - 4.9, 5.1, z - 0.4, x + 4.9, 8, z + 13.4, 2, 0.01)
  build.gable(ROOF, 2, x - 2.9, 8, z - 0.4, x + 2.9, 9.6, z + 13.4)
  build.cylinder(STONE, 1, x + 7, z + 5, 0, 12.5, 2.1)
  build.ball(ROOF, x + 7, 12.5, z + 5, 2.15, 0.75)
}
