import type { Random } from '@dayreel/storyboard/base'
import { mixRgb } from '../math.ts'
import type { Film, Rgb, Shot } from '../painting.ts'
import type { LightOfDay } from './light-of-day.ts'
import { saturate, withLuminance } from './open-air/air.ts'
import { plant, type Plant } from './open-air/planting.ts'
import { pickTreeSprite, type TreeKind } from './open-air/tree-sprites.ts'
import type { createSolidBuilder } from './tracing/solids.ts'
import type { View } from './tracing/view.ts'

type Tree = { kind: TreeKind; x: number; z: number; metres: number }

/** Trees of a built place: drawn with all their leaves into the picture, while rough crowns throw their shadows. */
export type Trees = {
  /** Plants one; all in metres, the ground at height 0. */
  add(tree: Tree): void
  /** Adds crowns and trunks to solids that are used for shadows only. */
  castInto(build: ReturnType<typeof createSolidBuilder>): void
  /** Draws them, behind whatever the film's depth says is nearer. */
  paint(film: Film, view: View, shot: Shot, air: { light: LightOfDay; haze: Rgb; perMetre: number }): void
}

export function createTrees(random: Random): Trees {
  const trees: Tree[] = []
  return {
    add: (tree) => void trees.push(tree),
    castInto(build) {
      for (const { kind, x, z, metres } of trees) {
        build.cylinder(0, 1, x, z, 0, metres * 0.4, metres * 0.02)
        if (kind === 'pine') build.cylinder(0, 1, x, z, metres * 0.14, metres, metres * 0.19, 0.03)
        else if (kind !== 'bare') {
          // Gaps between the clumps let light through.
          for (let k = 0; k < 9; k++) {
            const away = metres * (0.05 + 0.22 * random())
            build.ball(
              0,
              x + Math.cos(k * 2.4) * away,
              metres * (0.45 + 0.35 * random()),
              z + Math.sin(k * 2.4) * away,
              metres * 0.13,
            )
          }
        }
      }
    },
    paint(film, view, shot, { light, haze, perMetre }) {
      const { palette, brief } = shot
      const plants: Plant[] = trees.map(({ kind, x, z, metres }) => ({
        sprite: pickTreeSprite(kind, random),
        x: view.centre + (view.flip * (x - view.x) * view.focal) / z,
        base: view.horizon + (view.y * view.focal) / z + 1,
        metres,
        z,
        tone: (random() - 0.5) * 0.4,
      }))
      const hue = brief.time === 'night' ? 0.6 : 0.85
      plant(
        film,
        {
          view: { middle: view.centre, focal: view.focal, horizon: view.horizon },
          key: light.sun,
          ambient: mixRgb(palette.ambient, light.lamp, 0.12 * light.lampPower),
          fog: haze,
          fogPerMetre: perMetre,
          glow: 0.1,
          sun: [light.toSun[0] * view.flip, light.toSun[1], light.toSun[2]],
          snow: brief.weather === 'snow' ? 1 : 0,
        },
        plants,
        {
          leaf: saturate(withLuminance(palette.plants, 0.1), hue),
          bark: withLuminance(palette.wood, 0.07),
          snow: palette.snow,
        },
      )
    },
  }
}
