import type { PlacePainter } from '../painting.ts'
import { beginPlace, openShade, skyOver } from './built-place.ts'
import { finishStage, mix, paint, readLight, scaled } from './light-of-day.ts'
import { createTrees } from './plant-trees.ts'
import { chooseRidges, paintRidges } from './ridges.ts'
import { GROUND, POLE, RAIL, CARLIGHT, BULB, STONE, roadSurfaces } from './road-surfaces.ts'
import { paintScene } from './tracing/paint-scene.ts'
import { createSunMap } from './tracing/sun-map.ts'
import { smooth } from './tracing/texture.ts'

/** An open road into the distance: through plains with wires along it, between trees, or lit by lamps. */
export const paintRoad: PlacePainter = (film, shot) => {
  const { random, palette, noise, brief } = shot
  const roll = random()
  const kind = roll < 0.4 || brief.isAlone ? 'plain' : roll < 0.75 ? 'trees' : 'lamps'
  const isDark = brief.time === 'night' || brief.time === 'dusk'
  const isLow = brief.time === 'dawn' || brief.time === 'dusk'
  const isSnowy = brief.weather === 'snow'
  const isWet = brief.weather === 'rain' || brief.weather === 'storm'
  const light = readLight(shot, isLow ? (random() - 0.5) * 0.4 : (random() < 0.5 ? 1 : -1) * (0.8 + random() * 0.4))
  const half = 3.4 + random() * 0.9
  const { view, sheet, build, lamps } = beginPlace(film, shot, [0.55, 1.7, 8], (random() - 0.5) * 1.5)
  const trees = createTrees(random)
  const bend = random() < 0.4 ? 0 : (random() - 0.5) * 110
  const sway = (random() - 0.5) * 5
  const middle = (z: number) => bend * (z / 320) ** 2 + sway * Math.sin(z / 55) * smooth(8, 60, z)
  const isDry = random() < 0.4

  build.box(GROUND, -900, -1, -6, 900, 0, 1600)
  if (kind === 'plain') {
    const side = random() < 0.5 ? 1 : -1
    let last: readonly [number, number] | undefined
    for (let z = 11; z < 330; z += 27) {
      const x = middle(z) + side * (half + 3.2)
      build.cylinder(POLE, 1, x, z, 0, 7.6, 0.14, 0.1)
      build.box(POLE, x - 1.1, 6.7, z - 0.07, x + 1.1, 6.86, z + 0.07)
      for (const arm of [-1, -0.35, 0.35, 1]) build.cylinder(RAIL, 1, x + arm, z, 6.86, 7.05, 0.05)
      if (last !== undefined) {
        for (const arm of [-1, 1]) {
          // Each wire hangs in four straight pieces.
          for (let k = 0; k < 4; k++) {
            const at = (share: number) =>
              [
                last![0] + (x - last![0]) * share + arm,
                7 - 3.4 * share * (1 - share),
                last![1] + (z - last![1]) * share,
              ] as const
            const [a, b] = [at(k / 4), at((k + 1) / 4)]
            build.bar(RAIL, [...a], [...b], 0.022, { casts: false })
          }
        }
      }
      last = [x, z]
    }
    for (let k = 0; k < 40; k++) {
      const z = 14 + random() * 220
      const x = middle(z) + (random() < 0.5 ? -1 : 1) * (half + 2 + random() * 40)
      build.ball(STONE, x, 0.05, z, 0.15 + random() * 0.55, 0.7, { tag: random() })
    }
    if (random() < 0.6)
      for (let z = 4; z < 150; z += 3)
        build.box(
          POLE,
          middle(z) - side * (half + 4.2) - 0.05,
          0,
          z - 0.05,
          middle(z) - side * (half + 4.2) + 0.05,
          1,
          z + 0.05,
        )
  } else if (kind === 'trees') {
    const arePines = random() < 0.6
    const kind = arePines ? 'pine' : isSnowy ? 'bare' : random() < 0.3 ? 'birch' : 'leafy'
    for (const side of [-1, 1]) {
      for (let z = 7; z < 330; z += 2.6 + z * 0.012) {
        for (let row = 0; row < (z < 60 ? 2 : 1); row++) {
          const x = middle(z) + side * (half + 2.6 + row * 3.4 + random() * 3)
          const size = 0.8 + random() * 0.7
          trees.add({ kind, x, z, metres: (arePines ? 11 : 8.5) * size })
        }
      }
    }
  } else {
    for (const side of [-1, 1]) {
      for (let z = 4; z < 240; z += 4) {
        const x = middle(z) + side * (half + 0.7)
        build.box(RAIL, x - 0.05, 0, z - 0.06, x + 0.05, 0.72, z + 0.06)
        build.block(
          RAIL,
          [(x + middle(z + 4) + side * (half + 0.7)) / 2, 0.6, z + 2],
          [0.03, 0.15, 2.05],
          Math.atan2(middle(z + 4) - middle(z), 4),
        )
      }
    }
    for (let k = 0, z = 12; z < 300; z += 24, k++) {
      const side = k % 2 === 0 ? 1 : -1
      const x = middle(z) + side * (half + 1.4)
      build.cylinder(RAIL, 1, x, z, 0, 8, 0.12, 0.07)
      build.cylinder(RAIL, 0, 8, z, Math.min(x, x - side * 2.4), Math.max(x, x - side * 2.4), 0.06)
      build.ball(BULB, x - side * 2.4, 7.92, z, 0.24, 0.5, { casts: false })
      if (light.lampPower > 0.3)
        lamps.push({
          x: x - side * 2.4,
          y: 7.8,
          z,
          color: scaled(light.lamp, 11 * light.lampPower),
          reach: 24,
          size: 0.9,
          halo: 0.3,
        })
    }
  }
  // Somebody drives towards us, somebody away.
  const cars = [
    [55 + random() * 60, -0.5, true],
    [90 + random() * 80, 0.5, false],
  ] as const
  for (const [z, lane, isComing] of brief.isAlone ? [] : cars) {
    const x = middle(z) + lane * half
    build.frustum(STONE, x - 0.9, 0.3, z, x + 0.9, 1.4, z + 4, 0.15, 0.5, { tag: 2 })
    for (const way of [-1, 1]) {
      build.ball(CARLIGHT, x + way * 0.65, 0.68, z - 0.03, 0.11, 1, { tag: isComing ? 1 : 0, casts: false })
      if (isDark || brief.weather !== 'clear') {
        lamps.push({
          x: x + way * 0.65,
          y: 0.68,
          z: z - 0.1,
          color: isComing ? [9, 8.4, 7] : [2.2, 0.1, 0.06],
          reach: isComing ? 26 : 8,
          size: 0.3,
          halo: 0.16,
          facing: [0, -0.1, -1],
        })
      }
    }
  }

  const snow = scaled(palette.snow, 0.82)
  const field = isDry
    ? paint(mix(palette.soil, palette.plants, 0.25), 0.2)
    : paint(mix(palette.plants, palette.soil, 0.25), 0.12)

  const shade = roadSurfaces(shot, { snow, field, half, isDark, isSnowy, isWet, light, middle, sheet })

  const solids = build.build()
  trees.castInto(build)
  const casters = build.build()
  const perMetre = brief.weather === 'fog' ? 0.02 : isSnowy || isWet ? 0.005 : 0.0013
  const haze = palette.fog
  const sky = skyOver(shot, view, light, isLow ? 0.45 : 1)
  const rock = isSnowy ? scaled(snow, 0.7) : paint(mix(palette.rock, palette.plants, 0.3), 0.14)
  const ridges = chooseRidges(
    random,
    isSnowy ? scaled(snow, 0.7) : scaled(field, 0.9),
    rock,
    random() < 0.6,
    240 + random() * 420,
    random() < 0.6 ? 0.5 : 1,
  )
  paintScene(film, view, {
    solids,
    shade,
    hasMirror: isWet,
    cornerRadius: 0.9,
    paintSky: () => {
      sky.paint(film, view.focal, view.horizon)
      paintRidges(film, view, noise, ridges, mix(palette.ambient, light.sun, 0.5), snow, haze, perMetre * 0.12 + 0.0001)
    },
    skyFallback: palette.horizon,
    lighting: {
      ...openShade(palette, light),
      sun: {
        toSun: light.toSun,
        color: light.sun,
        map:
          light.directness > 0.15 && kind !== 'lamps'
            ? createSunMap(casters, light.toSun, [-22, 0, 0, 22, 10, 90], film.height)
            : undefined,
      },
      lamps,
    },
    air: { color: haze, perMetre, thickness: 60, shafts: kind === 'trees' ? light.shafts * 0.0022 : 0, end: 120 },
  })
  trees.paint(film, view, shot, { light, haze, perMetre })
  return finishStage(film, view, shot, {
    subjectZ: 8,
    hasGround: true,
    mirror: isWet ? 0.4 : 0,
    keySide: Math.sign(light.toSun[0]) * (isLow ? 0.3 : 1),
    key:
      brief.time === 'night'
        ? mix(light.sun, scaled(light.lamp, 0.6), kind === 'lamps' ? 0.7 : 0.1)
        : scaled(light.sun, 0.8),
    ambient: palette.ambient,
    fog: haze,
    fogPerMetre: perMetre,
    brightness: kind === 'trees' && brief.time === 'day' ? 0.7 : 1,
  })
}
