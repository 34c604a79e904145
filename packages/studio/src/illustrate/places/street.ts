import type { PlacePainter, Rgb } from '../painting.ts'
import { createFacade } from './facade.ts'
import type { Facade } from './facade.ts'
import { beginPlace, skyOver } from './built-place.ts'
import { finishStage, mix, paint, readLight, scaled, skyLight, tinted } from './light-of-day.ts'
import { createTrees } from './plant-trees.ts'
import { AWNING, BUILDING, NEON, PAVEMENT, ROAD, ROOF, streetSurfaces } from './street-surfaces.ts'
import { furnishStreet } from './street-furniture.ts'
import { paintScene } from './tracing/paint-scene.ts'
import { createSunMap } from './tracing/sun-map.ts'

/** A street between buildings: a canyon of towers, an old town's street with shops and trees, or a narrow alley. */
export const paintStreet: PlacePainter = (film, shot) => {
  const { random, palette, noise, brief } = shot
  const roll = random()
  // Between towers no sky is left for what comes closer in it, and no door for who has left.
  const kind = brief.nearing || brief.isDeserted ? 'town' : roll < 0.42 ? 'towers' : roll < 0.82 ? 'town' : 'alley'
  const isDark = brief.time === 'night' || brief.time === 'dusk'
  const isSnowy = brief.weather === 'snow'
  const isWet =
    brief.weather === 'rain' ||
    brief.weather === 'storm' ||
    (!isSnowy && isDark && (kind === 'towers' || random() < 0.75))
  // The low sun stands at the end of the street; the high one looks in from the side.
  const isLow = brief.time === 'dawn' || brief.time === 'dusk'
  const light = readLight(shot, isLow ? (random() - 0.5) * 0.5 : (random() < 0.5 ? 1 : -1) * (0.7 + random() * 0.5))
  const half = kind === 'towers' ? 6 + random() * 1.6 : kind === 'town' ? 4.4 + random() * 1.2 : 2 + random() * 0.5
  const walk = kind === 'alley' ? 0.5 : 2
  const { view, sheet, build, lamps } = beginPlace(
    film,
    shot,
    [0.6, 1.9, kind === 'alley' ? 4.5 : 9],
    kind === 'alley' ? 0 : (random() - 0.5) * 2,
  )
  const trees = createTrees(random)
  const facades: Facade[] = []
  const lightPower = brief.isDeserted ? 0 : isDark ? 0.85 : brief.time === 'dawn' ? 0.45 : 0.12 + light.lampPower * 0.3
  const neonA = tinted(palette.accent, 1)
  const neonB = tinted(palette.accent2, 1)
  const neons = [neonA, neonB, light.lamp]
  const depth = kind === 'towers' ? 420 : 170

  build.box(ROAD, -half, -0.3, -4, half, 0, depth + 200)
  for (const side of [-1, 1]) {
    build.box(PAVEMENT, side * half, -0.3, -4, side * (half + walk + 6), 0.13, depth + 200)
    let z = -6
    for (let k = 0; z < depth; k++) {
      const far = z > 150
      const long =
        (kind === 'towers' ? 12 + random() * 12 : kind === 'town' ? 7 + random() * 6 : 6 + random() * 5) * (far ? 2 : 1)
      const high = kind === 'towers' ? 18 + random() ** 2 * 75 : kind === 'town' ? 9 + random() * 8 : 10 + random() * 7
      const front = half + walk + (kind === 'towers' ? random() ** 2 * 3 : random() * 0.3)
      const isGlass = kind === 'towers' && random() < 0.55
      const hue = random()
      const base = mix(
        palette.stone,
        hue < 0.35 ? palette.wood : hue < 0.6 ? palette.accent : palette.soil,
        kind === 'town' ? 0.4 : 0.2,
      )
      const wall = paint(base, kind === 'town' ? 0.2 + random() * 0.22 : isGlass ? 0.08 : 0.12 + random() * 0.14)
      facades.push(
        createFacade(
          random,
          wall,
          [light.lamp, neonB, neonA],
          brief.time === 'night' ? 0.5 : brief.time === 'dusk' ? 0.42 : 0.12,
          isGlass,
        ),
      )
      const tag = facades.length - 1
      build.box(BUILDING, side * front, 0, z, side * (front + 16), high, z + long - 0.05, { tag })
      if (kind !== 'towers' && !far) {
        build.box(ROOF, side * (front - 0.35), high, z, side * (front + 4), high + 0.3, z + long - 0.05)
        if (random() < 0.5)
          build.gable(
            ROOF,
            2,
            side > 0 ? front - 0.2 : -front - 7,
            high + 0.3,
            z,
            side > 0 ? front + 7 : -front + 0.2,
            high + 3,
            z + long - 0.05,
          )
        if (random() < 0.6)
          build.box(
            BUILDING,
            side * (front + 1.5),
            high,
            z + long * 0.3,
            side * (front + 2.3),
            high + 3.8,
            z + long * 0.3 + 0.8,
            { tag },
          )
        if (random() < 0.55 && z > 0) {
          build.block(
            AWNING,
            [side * (front - 0.6), 2.95, z + long / 2],
            [0.75, 0.04, Math.min(2.6, long * 0.36)],
            0,
            side * 0.35,
            { tag: Math.floor(random() * 3) },
          )
        }
      } else if (!far && random() < 0.5) {
        build.box(
          BUILDING,
          side * (front + 2),
          high,
          z + 2,
          side * (front + 12),
          high + 4 + random() * 12,
          z + long - 2,
          { tag },
        )
      }
      if (
        !far &&
        z > 2 &&
        !brief.isDeserted &&
        (isDark ? random() < (kind === 'town' ? 0.4 : 0.75) : random() < 0.25)
      ) {
        // An upright sign standing out from the front.
        const y0 = 4.4 + random() * 2
        const tall = Math.min(high - 6, 2.5 + random() * (kind === 'towers' ? 9 : 3))
        const at = z + 0.8 + random() * (long - 2)
        const color = Math.floor(random() * 3)
        build.box(NEON, side * (front - 0.25), y0, at, side * (front - 0.95), y0 + tall, at + 0.22, { tag: color })
        if (isDark)
          lamps.push({
            x: side * (front - 0.7),
            y: y0 + tall / 2,
            z: at - 0.2,
            color: scaled(neons[color]!, 3.4),
            reach: 14,
            size: 1,
            halo: 0.22,
          })
      }
      if (z > -2 && z < 70 && lightPower > 0.2) {
        // Shop windows light the pavement before them.
        lamps.push({
          x: side * (front - 0.3),
          y: 2,
          z: z + long / 2,
          color: scaled(shopLight(tag), 3.2 * lightPower),
          reach: 11,
          size: 1.2,
          halo: 0,
          facing: [-side, 0, 0],
        })
      }
      z += long
    }
  }

  function shopLight(tag: number): Rgb {
    const dice = noise.hash(tag * 3, 71)
    return dice > 0.74 ? neonA : dice > 0.55 ? neonB : light.lamp
  }

  furnishStreet({ kind, half, walk, build, lamps, trees, light, random, isDark, isWet, isSnowy, brief })

  const shade = streetSurfaces(shot, {
    facades,
    half,
    isDark,
    isSnowy,
    isWet,
    kind,
    light,
    lightPower,
    neonA,
    neonB,
    neons,
    sheet,
    shopLight,
  })

  const solids = build.build()
  trees.castInto(build)
  const casters = build.build()
  const isFoggy = brief.weather === 'fog'
  const perMetre = isFoggy ? 0.028 : isSnowy || brief.weather === 'storm' ? 0.011 : isWet ? 0.008 : 0.005
  const haze = mix(scaled(palette.fog, 0.9), scaled(light.lamp, 0.09 * lightPower), isDark ? 0.35 : 0.1)
  const sky = skyOver(shot, view, light, isLow ? 0.6 : 1)
  const hasSun = light.directness > 0.15
  paintScene(film, view, {
    solids,
    shade,
    hasMirror: isWet,
    cornerRadius: 0.9,
    paintSky: () => sky.paint(film, view.focal, view.horizon),
    skyFallback: palette.horizon,
    lighting: {
      above: mix(scaled(palette.ambient, 0.9), skyLight(palette, light.daylight * 0.45), 0.5),
      below: mix(scaled(palette.ambient, 0.4), scaled(light.lamp, 0.12 * lightPower), isDark ? 0.6 : 0.15),
      sun: hasSun
        ? {
            toSun: light.toSun,
            color: light.sun,
            map: createSunMap(
              casters,
              light.toSun,
              [-half - walk - 1, 0, 0, half + walk + 1, kind === 'towers' ? 50 : 14, 90],
              film.height,
            ),
          }
        : undefined,
      lamps,
    },
    air: {
      color: haze,
      perMetre,
      thickness: kind === 'towers' ? 60 : 30,
      shafts: hasSun ? light.shafts * 0.0022 : 0,
      end: 90,
    },
  })
  trees.paint(film, view, shot, { light, haze, perMetre })
  return finishStage(film, view, shot, {
    subjectZ: kind === 'alley' ? 8 : 10.5,
    hasGround: true,
    mirror: isWet ? 0.6 : 0,
    keySide: isDark && !isLow ? 0 : Math.sign(light.toSun[0]) * (isLow ? 0.3 : 1),
    key: isDark ? mix(scaled(light.lamp, 0.9), neonA, 0.35) : scaled(light.sun, 0.8),
    ambient: palette.ambient,
    fog: haze,
    fogPerMetre: perMetre,
  })
}
