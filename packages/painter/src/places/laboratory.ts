import type { PlacePainter, Rgb } from '../painting.ts'
import { beginPlace } from './built-place.ts'
import { finishStage, mix, readLight, scaled, tinted } from './light-of-day.ts'
import { addApparatus, addIsland, addBack } from './laboratory-furniture.ts'
import {
  FLOOR,
  WALL,
  CEILING,
  BENCH,
  TOP,
  LIQUID,
  GLASS,
  PANEL,
  PANE,
  DARK,
  SHELF,
  BULB,
  coldWhite,
  laboratorySurfaces,
} from './laboratory-surfaces.ts'
import { paintScene } from './tracing/paint-scene.ts'
import { createSunMap } from './tracing/sun-map.ts'

/** A laboratory: benches with glassware, screens and shelves of jars, clean and bright or old and full of shadows. */
export const paintLaboratory: PlacePainter = (film, shot) => {
  const { random, palette, brief } = shot
  const isOld = random() < 0.45
  const light = readLight(shot, 1.1 + random() * 0.3)
  const half = 2.5 + random() * 0.5
  const high = isOld ? 3.8 + random() * 0.7 : 3.1
  const end = 13 + shot.lens * 3
  const { view, sheet, build, lamps } = beginPlace(film, shot, [0.7, 1.55, 2.5], (random() - 0.5) * 0.4)
  const isDim = brief.time === 'night' || brief.mood === 'eerie' || brief.mood === 'tense'
  const colors: Rgb[] = [
    tinted(palette.accent, 1),
    tinted(palette.accent2, 1),
    [0.25, 1, 0.45],
    [1, 0.55, 0.12],
    [0.35, 0.6, 1],
  ]
  const screenColor = random() < 0.5 ? tinted(palette.accent2, 1) : ([0.3, 0.85, 1] as Rgb)
  const panelPower = isDim ? 0.3 : 1

  build.box(FLOOR, -half - 0.3, -0.2, -2, half + 0.3, 0, end)
  build.box(WALL, -half - 0.3, 0, -2, -half, high, end)
  build.wall(WALL, 0, half, half + 0.3, -2, end, 0, high, {
    first: 2.5,
    every: 2.8,
    count: Math.floor(end / 2.8),
    width: 1.9,
    sill: 1.35,
    spring: high - (isOld ? 1.1 : 0.5),
    arch: isOld ? 'round' : 'flat',
  })
  build.box(PANE, half + 0.22, 0, -2, half + 0.24, high, end, { casts: false })
  build.box(CEILING, -half, high, -2, half, high + 0.2, end)
  build.box(WALL, -half - 0.3, 0, end, half + 0.3, high, end + 0.3)
  for (let z = 2.5; z < end; z += 2.8) {
    lamps.push({
      x: half - 0.05,
      y: 2,
      z,
      color: scaled(light.sky, 4.5),
      reach: 8,
      size: 0.8,
      halo: 0,
      facing: [-1, -0.15, 0],
    })
    if (isOld) {
      build.box(DARK, -half, high - 0.3, z - 0.1, half, high, z + 0.1)
      if (z % 5.6 < 2.8) {
        build.cylinder(DARK, 1, 0, z, 2.75, high, 0.012, 0.012, { casts: false })
        build.cylinder(DARK, 1, 0, z, 2.62, 2.85, 0.3, 0.05)
        build.ball(BULB, 0, 2.6, z, 0.1, 1, { casts: false })
        lamps.push({
          x: 0,
          y: 2.5,
          z,
          color: scaled(light.lamp, 3.4 * Math.max(0.4, light.lampPower)),
          reach: 8,
          size: 0.35,
          halo: 0.25,
        })
      }
    } else {
      build.box(PANEL, -0.3, high - 0.03, z - 1, 0.3, high + 0.01, z + 1, { casts: false })
      lamps.push({
        x: 0,
        y: high - 0.15,
        z,
        color: scaled(coldWhite, 3.2 * panelPower),
        reach: 7,
        size: 0.8,
        halo: 0.03,
        facing: [0, -1, 0],
      })
    }
  }

  const deep = 0.72
  const hall = { build, colors, end, high, isOld, lamps, random, screenColor, shot, view }
  for (const side of [-1, 1]) {
    const x0 = side * (half - deep)
    build.box(BENCH, side * half, 0.08, 1.6, x0 + side * 0.05, 0.86, end - 0.6, { tag: side })
    build.box(DARK, side * half, 0, 1.6, x0 + side * 0.12, 0.08, end - 0.6)
    build.box(TOP, side * half, 0.86, 1.55, x0, 0.9, end - 0.55)
    // Shelves of jars above the benches on the closed side.
    if (side < 0) {
      for (const y of [1.5, 1.95]) {
        build.box(SHELF, -half, y - 0.03, 2, -half + 0.3, y, end - 1)
        for (let z = 2.2; z < end - 1.2; z += 0.2 + random() * 0.14) {
          const tall = 0.14 + random() * 0.2
          const radius = 0.045 + random() * 0.035
          const isBright = random() < (isDim ? 0.3 : 0.16)
          build.cylinder(isBright ? LIQUID : GLASS, 1, -half + 0.15, z, y, y + tall, radius, radius, {
            tag: Math.floor(random() * 5),
            casts: false,
          })
          build.cylinder(DARK, 1, -half + 0.15, z, y + tall, y + tall + 0.035, radius * 0.6, radius * 0.6, {
            casts: false,
          })
        }
      }
    }
    for (let z = 2.3; z < end - 1.2; z += 0.5 + random() * 0.45) addApparatus(hall, side, side * (half - 0.38), z)
  }
  addIsland(hall)
  addBack(hall)

  const shade = laboratorySurfaces(shot, { colors, high, isDim, isOld, light, panelPower, screenColor, sheet })

  const solids = build.build()
  const haze = mix(
    scaled(light.sky, 0.12),
    isOld ? scaled(light.fill, 0.07) : scaled(coldWhite, 0.08 * panelPower),
    0.5,
  )
  paintScene(film, view, {
    solids,
    shade,
    hasMirror: true,
    cornerRadius: 0.4,
    lighting: {
      above: mix(scaled(light.sky, 0.12), scaled(isOld ? light.fill : coldWhite, 0.09 * panelPower), 0.5),
      below: mix(scaled(light.sky, 0.08), scaled(isOld ? light.lamp : coldWhite, 0.1 * panelPower), 0.5),
      sun:
        light.directness < 0.15
          ? undefined
          : {
              toSun: light.toSun,
              color: scaled(light.sun, 1.2),
              map: createSunMap(solids, light.toSun, [-half, 0, 0, half + 0.3, high, end], film.height),
            },
      lamps,
      hasShine: true,
    },
    air: { color: haze, perMetre: 0.012, thickness: 30, shafts: light.shafts * (isOld ? 0.022 : 0.01), end: 18 },
  })
  return finishStage(film, view, shot, {
    subjectZ: 4.6,
    hasGround: true,
    mirror: 0.25,
    keySide: 1,
    key: isOld ? mix(light.lamp, light.sky, 0.5) : mix(coldWhite, light.sky, 0.4),
    ambient: scaled(haze, 1.2),
    fog: haze,
    fogPerMetre: 0.012,
  })
}
