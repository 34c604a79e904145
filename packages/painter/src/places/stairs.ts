import type { PlacePainter } from '../painting.ts'
import { beginPlace, skyOver } from './built-place.ts'
import { finishStage, mix, paint, readLight, scaled, skyLight } from './light-of-day.ts'
import { chooseRidges, paintRidges } from './ridges.ts'
import { paintSpiralStairs } from './spiral-stairs.ts'
import { buildHall, buildHill, buildTower } from './stairs-settings.ts'
import { FLOOR, STEP, stairsSurfaces } from './stairs-surfaces.ts'
import { paintScene } from './tracing/paint-scene.ts'
import { createSunMap } from './tracing/sun-map.ts'

/** Stairs that lead up: the winding ones of a lighthouse, a great flight to a bright door, a tower's winding steps, or steps up a hill to a gate against the sky. */
export const paintStairs: PlacePainter = (film, shot) => {
  const { random, palette, noise, brief } = shot
  if (brief.isWinding) return paintSpiralStairs(film, shot)
  const roll = random()
  const kind = roll < 0.36 ? 'hall' : roll < 0.66 ? 'tower' : 'hill'
  const isLow = brief.time === 'dawn' || brief.time === 'dusk'
  const isSnowy = brief.weather === 'snow' && kind === 'hill'
  const isDark = brief.time === 'night' || brief.time === 'dusk'
  const light = readLight(
    shot,
    kind === 'hill' ? (isLow ? (random() - 0.5) * 0.3 : 0.8 + random() * 0.4) : 0.9 + random() * 0.4,
  )
  const { view, sheet, build, lamps } = beginPlace(
    film,
    shot,
    [0.6, 1.6, kind === 'tower' ? 1.9 : 3.8],
    kind === 'tower' ? 0 : (random() - 0.5) * 0.5,
  )
  const half = kind === 'hall' ? 2.2 + random() * 0.8 : kind === 'hill' ? 1.8 + random() * 0.6 : 3.7
  const start = kind === 'tower' ? 3.2 : 8.5
  const rise = 0.17
  const tread = kind === 'hill' ? 0.36 : 0.34
  const steps = kind === 'hill' ? 62 : 34
  const topY = steps * rise
  const topZ = start + steps * tread
  const power = Math.max(0.35, light.lampPower)

  const hall = { brief, build, half, isDark, lamps, light, power, random, rise, start, steps, topY, topZ, tread }
  if (kind === 'tower') buildTower(hall)
  else {
    build.box(
      FLOOR,
      kind === 'hill' ? -200 : -half - 1.6,
      -0.5,
      -3,
      kind === 'hill' ? 200 : half + 1.6,
      0,
      kind === 'hill' ? 300 : start + 0.2,
    )
    for (let k = 0; k < steps; k++) {
      const z = start + k * tread
      build.box(STEP, -half, k * rise - 0.4, z, half, (k + 1) * rise, z + tread + 0.5, { tag: k })
      build.box(STEP, -half, (k + 1) * rise - 0.045, z - 0.03, half, (k + 1) * rise, z + 0.05, { tag: k })
    }
    if (kind === 'hall') buildHall(hall)
    else buildHill(hall)
  }

  const ground = paint(mix(palette.plants, palette.soil, 0.35), 0.1)
  const snow = scaled(palette.snow, 0.82)
  const shade = stairsSurfaces(shot, { ground, snow, half, isDark, isSnowy, kind, light, power, sheet })

  const solids = build.build()
  const isOutdoor = kind === 'hill'
  const perMetre = brief.weather === 'fog' ? 0.03 : isOutdoor ? 0.006 : 0.012
  const haze = isOutdoor ? palette.fog : mix(scaled(light.fill, 0.09), scaled(light.sky, 0.2), 0.55)
  const sky = skyOver(shot, view, light, isLow ? 1.6 : 1)
  const ridges = chooseRidges(random, scaled(ground, 0.8), paint(palette.rock, 0.14), true, 300, 0.55)
  paintScene(film, view, {
    solids,
    shade,
    hasMirror: kind !== 'hill',
    cornerRadius: 0.5,
    paintSky: isOutdoor
      ? () => {
          sky.paint(film, view.focal, view.horizon)
          paintRidges(film, view, noise, ridges, mix(palette.ambient, light.sun, 0.45), snow, haze, 0.0006)
        }
      : undefined,
    skyFallback: palette.horizon,
    lighting: {
      above: isOutdoor
        ? mix(palette.ambient, skyLight(palette, light.daylight * 0.4), 0.5)
        : scaled(light.fill, kind === 'tower' ? 0.06 : 0.12),
      below: isOutdoor
        ? scaled(palette.ambient, 0.4)
        : mix(scaled(light.sky, kind === 'tower' ? 0.03 : 0.07), scaled(light.lamp, 0.05), 0.5),
      sun:
        kind === 'tower' || light.directness < 0.15
          ? undefined
          : {
              toSun: light.toSun,
              color: scaled(light.sun, 1.2),
              map: createSunMap(
                solids,
                light.toSun,
                isOutdoor ? [-12, 0, 0, 12, 16, 36] : [-half - 1.6, 0, 0, half + 2.2, topY + 4, topZ + 2],
                film.height,
              ),
            },
      lamps,
      hasShine: kind === 'hall',
    },
    air: {
      color: haze,
      perMetre,
      thickness: 30,
      shafts: kind === 'tower' ? 0 : light.shafts * (isOutdoor ? 0.006 : 0.016),
      end: 40,
    },
  })
  return finishStage(film, view, shot, {
    subjectZ: kind === 'tower' ? 3 : 7.4,
    hasGround: true,
    mirror: isOutdoor ? 0 : 0.15,
    keySide: kind === 'hall' ? 1 : Math.sign(light.toSun[0]),
    key: isOutdoor ? scaled(light.sun, 0.8) : mix(light.lamp, light.sky, 0.5),
    ambient: isOutdoor ? palette.ambient : scaled(haze, 0.8),
    fog: haze,
    fogPerMetre: perMetre,
  })
}
