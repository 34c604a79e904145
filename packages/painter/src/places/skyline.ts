import type { CityView } from '../brief/brief.ts'
import type { PlacePainter } from '../painting.ts'
import { paintBetween, paintBridge, paintFromAbove } from './city/city-views.ts'
import { paintLitWindow, paintThroughPane } from './city/city-windows.ts'
import { createFacade } from './facade.ts'
import type { Facade } from './facade.ts'
import { beginPlace, skyOver } from './built-place.ts'
import { finishStage, mix, paint, readLight, scaled, skyLight, tinted } from './light-of-day.ts'
import { GROUND, TOWER, PARAPET, METAL, BEACON, WATER, TANK, LAMP, skylineSurfaces } from './skyline-surfaces.ts'
import { buildRoofs } from './skyline-roofs.ts'
import { townStyle } from './town-style.ts'
import { paintScene } from './tracing/paint-scene.ts'
import { createSunMap } from './tracing/sun-map.ts'

/** What of a night is not seen over its roofs or its water. */
const CITY_VIEWS: Partial<Record<CityView, PlacePainter>> = {
  above: paintFromAbove,
  between: paintBetween,
  bridge: paintBridge,
  window: paintLitWindow,
  pane: paintThroughPane,
}

/** A city's towers far and wide, seen from a roof above them or across the water. */
export const paintSkyline: PlacePainter = (film, shot) => {
  const { random, palette, brief } = shot
  const paintView = brief.city && CITY_VIEWS[brief.city]
  if (paintView) return paintView(film, shot)
  const isShore = brief.city ? brief.city === 'shore' : random() < 0.5 && !brief.isOnRoof
  // Some roofs look over an old town below, beyond which the towers stand.
  const hasOldRoofs = !isShore && random() < 0.6
  const isDark = brief.time === 'night' || brief.time === 'dusk'
  const isLow = brief.time === 'dawn' || brief.time === 'dusk'
  const isSnowy = brief.weather === 'snow'
  // After dark the stones are wet, and give the lights back.
  const isWet = brief.weather === 'rain' || brief.weather === 'storm' || (isDark && !isSnowy && random() < 0.7)
  const light = readLight(shot, isLow ? (random() - 0.5) * 0.45 : (random() < 0.5 ? 1 : -1) * (0.7 + random() * 0.4))
  const { view, sheet, build, lamps } = beginPlace(
    film,
    shot,
    [0.7, 1.7, isShore && brief.people.count === 0 ? 14 : 4],
    0,
  )
  const facades: Facade[] = []
  const lightPower = brief.time === 'night' ? 1 : brief.time === 'dusk' ? 0.9 : brief.time === 'dawn' ? 0.35 : 0.05
  const neonA = tinted(palette.accent, 1)
  const neonB = tinted(palette.accent2, 1)
  // Colours are in few windows and pale there, or a city would be a fairground.
  const lights = [light.lamp, mix(light.lamp, neonB, 0.4), mix(light.lamp, neonA, 0.35)]
  const edge = isShore ? 7 : 9
  const base = isShore ? -1 : -170

  const addTower = (x: number, z: number, wide: number, deep: number, top: number) => {
    const isGlass = random() < 0.55
    const wall = paint(
      mix(palette.stone, random() < 0.4 ? palette.accent2 : palette.rock, 0.35),
      isGlass ? 0.07 : 0.1 + random() * 0.12,
    )
    const facade = createFacade(random, wall, lights, isDark ? 0.4 : 0.14, isGlass)
    facade.ground = -900
    facades.push(facade)
    const tag = facades.length - 1
    build.box(TOWER, x - wide / 2, base, z, x + wide / 2, top, z + deep, { tag })
    const style = random()
    const tall = top - base
    if (style < 0.35) {
      // Steps back towards the top.
      build.box(TOWER, x - wide * 0.36, top, z + deep * 0.14, x + wide * 0.36, top + tall * 0.16, z + deep * 0.86, {
        tag,
      })
      if (style < 0.22) {
        build.box(
          TOWER,
          x - wide * 0.22,
          top + tall * 0.16,
          z + deep * 0.28,
          x + wide * 0.22,
          top + tall * 0.27,
          z + deep * 0.72,
          { tag },
        )
        build.cylinder(METAL, 1, x, z + deep / 2, top + tall * 0.27, top + tall * 0.5, 0.9, 0.15)
        build.ball(BEACON, x, top + tall * 0.5, z + deep / 2, 1.1)
      }
    } else if (style < 0.5)
      build.spire(TOWER, x - wide / 2, top, z, x + wide / 2, top + wide * (0.7 + random()), z + deep, { tag })
    else if (style < 0.62) build.cylinder(METAL, 1, x + wide * 0.2, z + deep / 2, top, top + tall * 0.2, 0.5, 0.1)
    else if (style < 0.8) build.box(METAL, x - wide * 0.3, top, z + 2, x + wide * 0.1, top + 4, z + deep * 0.6)
  }

  // Rows of towers, taller in the middle of the city, with the way to the subject left a little lower.
  const middle = (random() - 0.5) * 0.5
  const rows = isShore
    ? [150, 215, 300, 420, 600, 850]
    : hasOldRoofs
      ? [150, 230, 340, 500, 750]
      : [55, 95, 150, 230, 340, 500, 750]
  rows.forEach((z, row) => {
    const span = (z * 0.72) / shot.lens / 0.9
    const step = 16 + z * 0.035
    for (let x = -span; x < span; x += step * (0.75 + random() * 0.7)) {
      const centre = Math.exp(-(((x / span - middle) / 0.45) ** 2))
      const wide = step * (0.55 + random() * 0.35)
      const tall = isShore
        ? 12 + (18 + row * 9) * random() + centre * random() * (60 + row * 34)
        : base + 95 + row * 9 + random() * 50 + centre * random() * (60 + row * 22)
      if (!isShore && row < 2 && Math.abs(x) < 16) continue
      addTower(x, z + random() * step * 0.8, wide, wide * (0.8 + random() * 0.5), tall)
    }
  })

  if (isShore) {
    build.box(WATER, -900, -0.3, edge, 900, 0, 1400)
    build.box(GROUND, -40, -0.3, -4, 40, 0.02, edge)
    for (let x = -18; x <= 18; x += 1.6) build.cylinder(METAL, 1, x, edge - 0.3, 0, 1.05, 0.035)
    for (const y of [0.4, 0.72, 1.05]) build.cylinder(METAL, 0, y, edge - 0.3, -20, 20, y > 1 ? 0.045 : 0.02)
    for (const x of [-6.5, 6.5]) {
      build.cylinder(METAL, 1, x, edge - 0.9, 0, 3.6, 0.09, 0.05)
      build.ball(LAMP, x, 3.75, edge - 0.9, 0.2, 1, { casts: false })
      if (light.lampPower > 0.3)
        lamps.push({
          x,
          y: 3.75,
          z: edge - 0.9,
          color: scaled(light.lamp, 6 * light.lampPower),
          reach: 16,
          size: 0.5,
          halo: 0.24,
        })
    }
  } else {
    build.box(GROUND, -30, -0.5, -4, 30, 0, edge)
    build.box(PARAPET, -30, hasOldRoofs ? -3 : 0, edge - 0.4, 30, 0.55, edge)
    build.box(PARAPET, -30, 0.55, edge - 0.48, 30, 0.65, edge + 0.08)
    const side = shot.subjectX * view.flip < 0.5 * view.flip ? 1 : -1
    addRoofThings(side)
    addRoofThings(-side)
    if (hasOldRoofs) buildRoofs({ build, random, facades, lights, lit: isDark ? 0.45 : 0.1, style: townStyle(shot) })
    for (const x of [-3.4, 3.6])
      lamps.push({
        x,
        y: 0.4,
        z: edge - 0.7,
        color: scaled(light.lamp, 0.9 * light.lampPower),
        reach: 6,
        size: 0.4,
        halo: 0.15,
      })
  }

  function addRoofThings(side: number) {
    const x = side * (3.6 + random() * 1.5)
    const roll = random()
    if (roll < 0.4) {
      // A water tank on legs.
      const z = 5.5 + random() * 2
      for (const [lx, lz] of [
        [-0.8, -0.8],
        [0.8, -0.8],
        [-0.8, 0.8],
        [0.8, 0.8],
      ] as const)
        build.cylinder(METAL, 1, x + lx, z + lz, 0, 1.9, 0.06)
      build.cylinder(TANK, 1, x, z, 1.9, 4.3, 1.15)
      build.cylinder(METAL, 1, x, z, 4.3, 5.1, 1.25, 0.05)
    } else if (roll < 0.7) {
      build.box(METAL, x - 0.7, 0.2, 5, x + 0.7, 1.2, 6.3)
      build.cylinder(METAL, 1, x, 5.65, 1.2, 1.35, 0.45)
      build.cylinder(METAL, 1, x + side * 1.4, 7, 0, 6.5, 0.05, 0.02)
      for (let k = 0; k < 4; k++)
        build.cylinder(
          METAL,
          0,
          4 + k * 0.55,
          7,
          x + side * 1.4 - 0.5 + k * 0.08,
          x + side * 1.4 + 0.5 - k * 0.08,
          0.018,
        )
    } else {
      build.box(PARAPET, x - side * 0.4, 0, 4.5, x + side * 3, 2.6, 7.5)
      build.box(METAL, x - side * 0.5, 2.6, 4.4, x + side * 3, 2.72, 7.6)
      if (isDark) {
        build.ball(LAMP, x - side * 0.5, 2.1, 6, 0.11)
        lamps.push({ x: x - side * 0.7, y: 2.1, z: 6, color: scaled(light.lamp, 1.8), reach: 8, size: 0.3, halo: 0.25 })
      }
    }
  }

  const shade = skylineSurfaces(shot, {
    roof: townStyle(shot).roof,
    facades,
    isShore,
    isSnowy,
    isWet,
    light,
    lightPower,
    sheet,
  })

  const solids = build.build()
  const isFoggy = brief.weather === 'fog'
  const perMetre = isFoggy ? 0.006 : isSnowy || brief.weather === 'rain' || brief.weather === 'storm' ? 0.0026 : 0.0013
  const haze = mix(
    mix(scaled(palette.fog, 1), scaled(palette.horizon, 1), 0.5),
    scaled(light.lamp, 0.12 * lightPower),
    isDark ? 0.3 : 0,
  )
  const sky = skyOver(shot, view, light, isLow ? 0.55 : 1)
  paintScene(film, view, {
    solids,
    shade,
    hasMirror: isShore || isWet,
    paintSky: () => sky.paint(film, view.focal, view.horizon),
    skyFallback: palette.horizon,
    lighting: {
      above: mix(scaled(palette.ambient, 0.9), skyLight(palette, light.daylight * 0.4), 0.5),
      below: mix(scaled(palette.ambient, 0.5), scaled(light.lamp, 0.15 * lightPower), isDark ? 0.6 : 0.1),
      sun: {
        toSun: light.toSun,
        color: light.sun,
        map:
          light.directness > 0.15
            ? createSunMap(solids, light.toSun, [-240, base * 0.4, 0, 240, 90, 420], film.height)
            : undefined,
      },
      lamps,
    },
    air: { color: haze, perMetre, thickness: isShore ? 90 : 130, shafts: 0, end: 100 },
  })
  return finishStage(film, view, shot, {
    subjectZ: isShore ? 5.4 : 6.8,
    hasGround: true,
    mirror: isWet ? 0.35 : 0,
    keySide: Math.sign(light.toSun[0]) * (isLow ? 0.3 : 1),
    key: brief.time === 'night' ? mix(scaled(light.lamp, 0.5), neonA, 0.3) : scaled(light.sun, 0.8),
    ambient: palette.ambient,
    fog: haze,
    fogPerMetre: perMetre,
  })
}
