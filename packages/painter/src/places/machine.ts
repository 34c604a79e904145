import type { PlacePainter, Rgb } from '../painting.ts'
import { beginPlace } from './built-place.ts'
import { finishStage, mix, readLight, scaled, tinted } from './light-of-day.ts'
import { addPipes, addClockwork, addFurnaces, addCore } from './machine-parts.ts'
import { FLOOR, WALL, STEEL, PANE, BULB, machineSurfaces } from './machine-surfaces.ts'
import { paintScene } from './tracing/paint-scene.ts'
import { createSunMap } from './tracing/sun-map.ts'

/** The inside of a great machine: a clockwork of wheels, an engine hall with furnaces and pistons, or the hall of a glowing core. */
export const paintMachine: PlacePainter = (film, shot) => {
  const { random, palette } = shot
  const roll = random()
  const kind = roll < 0.36 ? 'clockwork' : roll < 0.7 ? 'furnace' : 'core'
  const light = readLight(shot, -(1 + random() * 0.3))
  const half = 3.6 + random() * 0.8
  const high = 8 + random() * 2.5
  const end = kind === 'core' ? 26 : 20
  const { view, sheet, build, lamps } = beginPlace(film, shot, [0.6, 1.6, 4.2], (random() - 0.5) * 0.5)
  const power = Math.max(0.5, light.lampPower)
  const hot: Rgb = [1, 0.36, 0.07]
  const coreColor = tinted(random() < 0.5 ? palette.accent2 : palette.accent, 1)

  build.box(FLOOR, -half - 1, -0.4, -3, half + 1, 0, end + 1)
  build.box(WALL, -half - 0.6, 0, -3, -half, high, end)
  build.wall(WALL, 0, half, half + 0.6, -3, end, 0, high, {
    first: 3,
    every: 4.4,
    count: 5,
    width: 2,
    sill: high * 0.5,
    spring: high * 0.5 + 1.8,
    arch: 'round',
  })
  build.box(PANE, half + 0.5, 0, -3, half + 0.55, high, end, { casts: false })
  build.box(WALL, -half - 1, high, -3, half + 1, high + 0.3, end)
  build.box(WALL, -half - 1, 0, end, half + 1, high, end + 0.5)
  for (let z = 1; z < end; z += 4.4) {
    for (const side of [-1, 1]) {
      build.box(STEEL, side * half, 0, z - 0.18, side * (half - 0.32), high, z + 0.18)
    }
    build.box(STEEL, -half, high - 0.75, z - 0.16, half, high - 0.3, z + 0.16)
    for (let x = -half; x < half - 0.4; x += 1.1) build.bar(STEEL, [x, high - 0.75, z], [x + 0.55, high - 0.3, z], 0.08)
    lamps.push({
      x: half - 0.1,
      y: high * 0.5 + 1,
      z: z + 2,
      color: scaled(light.sky, 6),
      reach: 10,
      size: 1,
      halo: 0,
      facing: [-1, -0.4, 0],
    })
  }
  for (let z = 4; z < end; z += 5) {
    const x = (random() < 0.5 ? -1 : 1) * half * 0.3
    build.cylinder(STEEL, 1, x, z, 4.9, high, 0.02, 0.02, { casts: false })
    build.cylinder(STEEL, 1, x, z, 4.62, 4.95, 0.36, 0.06)
    build.ball(BULB, x, 4.58, z, 0.14, 1, { casts: false })
    lamps.push({ x, y: 4.45, z, color: scaled(light.lamp, 6 * power), reach: 11, size: 0.4, halo: 0.16 })
  }
  const hall = { build, coreColor, end, half, high, hot, lamps, light, power, random }
  addPipes(hall)
  if (kind === 'clockwork') addClockwork(hall)
  else if (kind === 'furnace') addFurnaces(hall)
  else addCore(hall)

  const shade = machineSurfaces(shot, { coreColor, hot, kind, light, power, sheet })

  const solids = build.build()
  const warm = kind === 'core' ? coreColor : kind === 'furnace' ? hot : light.lamp
  const haze = mix(scaled(warm, 0.04), scaled(light.fill, 0.12), 0.6)
  const perMetre = shot.brief.weather === 'fog' ? 0.03 : 0.012
  paintScene(film, view, {
    solids,
    shade,
    hasMirror: true,
    cornerRadius: 0.7,
    lighting: {
      above: mix(scaled(light.fill, 0.12), scaled(warm, 0.05), 0.3),
      below: mix(scaled(warm, 0.08), scaled(light.sky, 0.05), 0.4),
      sun:
        light.directness < 0.15
          ? undefined
          : {
              toSun: [-light.toSun[0], light.toSun[1], light.toSun[2]],
              color: scaled(light.sun, 1.2),
              map: createSunMap(
                solids,
                [-light.toSun[0], light.toSun[1], light.toSun[2]],
                [-half, 0, 0, half + 0.6, high, end],
                film.height,
              ),
            },
      lamps,
      hasShine: true,
    },
    air: { color: haze, perMetre, thickness: 30, shafts: light.shafts * 0.014, end: 26 },
  })
  return finishStage(film, view, shot, {
    subjectZ: 6.5,
    hasGround: true,
    mirror: 0.25,
    keySide: kind === 'core' ? 0 : 1,
    key: mix(warm, light.sky, 0.3),
    ambient: scaled(haze, 0.9),
    fog: haze,
    fogPerMetre: perMetre,
  })
}
