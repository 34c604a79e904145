import { pick, type Random } from '@dayreel/storyboard/base'
import type { TimeOfDay } from '../brief/brief.ts'
import type { PlacePainter } from '../painting.ts'
import { LIT_WINDOW } from '../things/lit-windows.ts'
import { beginPlace, openShade, skyOver, type BuiltPlace } from './built-place.ts'
import { finishStage, mix, paint, readLight, scaled } from './light-of-day.ts'
import { createTrees } from './plant-trees.ts'
import { chooseRidges, paintRidges } from './ridges.ts'
import { raiseLandmark } from './village-landmark.ts'
import { GROUND, WALL, ROOF, STONE, FENCE, TRUNK, LAMP, villageSurfaces } from './village-surfaces.ts'
import { townStyle } from './town-style.ts'
import type { House } from './village-surfaces.ts'
import { paintScene } from './tracing/paint-scene.ts'
import { createSunMap } from './tracing/sun-map.ts'
import { smooth } from './tracing/texture.ts'

/** Cottages along a lane, a church behind them, hills beyond. */
export const paintVillage: PlacePainter = (film, shot) => {
  const { random, palette, noise, brief } = shot
  const isDark = brief.time === 'night' || brief.time === 'dusk'
  const isLow = brief.time === 'dawn' || brief.time === 'dusk'
  const isSnowy = brief.weather === 'snow'
  const isWet = brief.weather === 'rain' || brief.weather === 'storm'
  const light = readLight(shot, (random() < 0.5 ? 1 : -1) * azimuthOf(brief.time, random))
  const { view, sheet, build, lamps } = beginPlace(film, shot, [0.7, 1.9, 11], 0)
  const trees = createTrees(random)
  const houses: House[] = []
  const bend = (random() - 0.5) * 9
  const wave = 0.5 + random()
  const lane = (z: number) => bend * Math.sin((z / 60) * wave * 2.4) * smooth(2, 30, z)
  const style = townStyle(shot, true)
  // Houses along the lane, or round a green with its well; from above whoever is far off needs the lane.
  const isGreen = random() < 0.45 && shot.camera !== 'high'
  // From above any one roof may hide it: there all that live there have light.
  const isOneLit = isDark && brief.things.includes(LIT_WINDOW) && (shot.camera !== 'high' || brief.isDeserted === true)
  const windowPower = isOneLit ? 1.6 : brief.isDeserted ? 0 : isDark ? 1.5 : brief.time === 'dawn' ? 0.6 : 0.12

  build.box(GROUND, -260, -1, -6, 260, 0, 420)

  const addHouse = (x: number, z: number, side: number) => {
    const wide = 5 + random() * 3
    const deep = 5.5 + random() * 3
    const stuff = pick(style.stuffs, random)
    const high = 2.7 + random() * (stuff === 'timber' || stuff === 'brick' ? 2.6 : 1)
    const rise = (wide / 2) * Math.max(0.5, style.pitch) * (0.85 + random() * 0.3)
    houses.push({
      wall: pick(style.walls, random),
      shutter: pick(style.woods, random),
      frame: style.frame,
      stuff,
      seed: Math.floor(random() * 500),
      x,
      z,
      high,
    })
    const tag = houses.length - 1
    const [x0, x1] = [x - wide / 2, x + wide / 2]
    build.box(WALL, x0, 0, z, x1, high, z + deep, { tag })
    const ridge = random() < 0.3 + style.gables * 0.5 ? 2 : 0
    // The gable's triangle is wall: a roof inset below the roof proper.
    build.gable(WALL, ridge, x0 + 0.001, high, z + 0.001, x1 - 0.001, high + rise - 0.05, z + deep - 0.001, { tag })
    const over = 0.45
    if (ridge === 2) {
      const pitch = Math.atan2(rise, wide / 2)
      const slope = Math.hypot(rise, wide / 2) + over
      for (const way of [-1, 1]) {
        const cx = x + way * (wide / 4 + (over * Math.cos(pitch)) / 2)
        const cy = high + rise / 2 - (over * Math.sin(pitch)) / 2 + 0.12
        build.block(ROOF, [cx, cy, z + deep / 2], [slope / 2, 0.11, deep / 2 + over], 0, -way * pitch, { tag })
      }
    } else
      build.gable(ROOF, 0, x0 - over, high - 0.18, z - over, x1 + over, high + rise + 0.14, z + deep + over, { tag })
    const chimney = x + (random() - 0.5) * wide * 0.5
    const cz = z + deep * (ridge === 2 ? 0.7 : 0.55)
    build.box(STONE, chimney - 0.32, high, cz - 0.3, chimney + 0.32, high + rise + 0.85, cz + 0.3)
    if (windowPower > 0.4 && !isOneLit) {
      lamps.push({
        x: x - side * (wide / 2 + 0.1),
        y: 1.5,
        z: z + deep / 2,
        color: scaled(light.lamp, 2.6),
        reach: 8,
        size: 0.7,
        halo: 0,
        facing: [-side, -0.15, 0],
      })
      lamps.push({
        x,
        y: 1.5,
        z: z - 0.1,
        color: scaled(light.lamp, 2.6),
        reach: 8,
        size: 0.7,
        halo: 0.04,
        facing: [0, -0.15, -1],
      })
    }
    return { x0, x1, z, deep }
  }

  if (isGreen) buildGreen()
  for (const side of isGreen ? [] : [-1, 1]) {
    for (let z = 6.5 + (side > 0 ? 0 : 3.5) + random() * 3; z < 120; z += 9.5 + random() * 5) {
      const away = 4.3 + random() * 1.6
      const at = addHouse(lane(z + 3) + side * (away + 1), z, side)
      // A fence along the lane.
      if (random() < 0.7) {
        for (let fz = z - 4; fz < z + 6; fz += 0.42) {
          const fx = lane(fz) + side * 2.7
          if (fz > 4) build.box(FENCE, fx - 0.03, 0, fz, fx + 0.03, 0.85 + random() * 0.12, fz + 0.16)
        }
      }
      if (random() < 0.8) addTree(at.x0 + (side > 0 ? -1.2 : at.x1 - at.x0 + 1.2), z - 2.5, 0.8 + random() * 0.5)
    }
    for (let z = 20; z < 150; z += 6)
      addTree(lane(z) + side * (15 + random() * 14), z + random() * 5, 0.8 + random() * 0.8)
    for (let z = 60; z < 260; z += 9) addHouseFar(side, z)
  }
  raiseLandmark({ build, houses, random, style, lane, likeness: shot.likeness }, isGreen ? 44 : 62)
  for (let z = 12; z < 70; z += 17) {
    const x = lane(z) + (z % 2 < 1 ? 2.2 : -2.2)
    build.cylinder(TRUNK, 1, x, z, 0, 3, 0.06)
    build.box(LAMP, x - 0.13, 3, z - 0.13, x + 0.13, 3.35, z + 0.13, { casts: false })
    build.spire(ROOF, x - 0.2, 3.35, z - 0.2, x + 0.2, 3.6, z + 0.2)
    if (light.lampPower > 0.4)
      lamps.push({ x, y: 3.2, z, color: scaled(light.lamp, 3.6 * light.lampPower), reach: 13, size: 0.4, halo: 0.3 })
  }

  function buildGreen() {
    for (let x = -15 - random() * 3; x < 15; x += 7 + random() * 2.5)
      addHouse(x, 19 + 0.05 * x * x * random(), x > 0 ? 1 : -1)
    for (const side of [-1, 1]) addHouse(side * (7.4 + random()), 10 + random() * 2, side)
    for (let x = -34; x < 34; x += 8) addHouse(x + random() * 3, 34 + random() * 8, 1)
    const side = shot.subjectX * view.flip < 0.5 * view.flip ? 1 : -1
    buildWell(build, side * (2.2 + random()), 11.5)
    for (const x of [-5.6, 5.4, side * 3.6]) addTree(x, 15 + random() * 3, 0.8 + random() * 0.4)
    for (let x = -40; x < 40; x += 6) addTree(x, 32 + random() * 14, 0.9 + random() * 0.7)
  }

  function addHouseFar(side: number, z: number) {
    if (random() < 0.55 && !brief.isAlone) addHouse(lane(z) + side * (16 + random() * 34), z, side)
  }

  function addTree(x: number, z: number, size: number) {
    if (z < 6 || Math.abs(x - lane(z)) < 2.2) return
    if (palette.snow[2] > 0 && noise.hash(Math.floor(x * 3), Math.floor(z)) < (isSnowy ? 0.7 : 0.4)) {
      trees.add({ kind: 'pine', x, z, metres: 7 * size })
      return
    }
    trees.add({
      kind: isSnowy ? 'bare' : noise.hash(Math.floor(z), 9) < 0.2 ? 'birch' : 'leafy',
      x,
      z,
      metres: 5.6 * size,
    })
  }

  const snow = scaled(palette.snow, 0.82)
  const grass = paint(mix(palette.plants, palette.soil, 0.2), 0.12)

  const litHouses = isOneLit ? nearestSeen(houses) : undefined
  for (const lit of litHouses ?? []) {
    const { x, z } = houses[lit]!
    const warm = { color: scaled(light.lamp, 4), reach: 10, size: 0.7, halo: 0.06 }
    lamps.push({ ...warm, x, y: 1.5, z: z - 0.1, facing: [0, -0.15, -1] })
  }
  const shade = villageSurfaces(shot, {
    style,
    snow,
    grass,
    houses,
    isSnowy,
    isWet,
    lane,
    light,
    sheet,
    windowPower,
    litHouses,
  })

  const solids = build.build()
  trees.castInto(build)
  const casters = build.build()
  const perMetre = brief.weather === 'fog' ? 0.022 : isSnowy || isWet ? 0.006 : 0.0022
  const haze = palette.fog
  const sky = skyOver(shot, view, light, isLow ? 0.6 : 1)
  const land = isSnowy ? scaled(snow, 0.7) : scaled(grass, 0.8)
  const ridges = chooseRidges(
    random,
    land,
    isSnowy ? scaled(snow, 0.6) : paint(palette.rock, 0.15),
    random() < 0.5,
    260 + random() * 260,
    0.55,
  )
  paintScene(film, view, {
    solids,
    shade,
    hasMirror: isWet,
    cornerRadius: 0.9,
    paintSky: () => {
      sky.paint(film, view.focal, view.horizon)
      paintRidges(
        film,
        view,
        noise,
        ridges,
        mix(palette.ambient, light.sun, 0.45),
        snow,
        haze,
        perMetre * 0.14 + 0.00012,
      )
    },
    skyFallback: palette.horizon,
    lighting: {
      ...openShade(palette, light),
      sun: {
        toSun: light.toSun,
        color: light.sun,
        map:
          light.directness > 0.15
            ? createSunMap(casters, light.toSun, [-26, 0, 0, 26, 16, 80], film.height)
            : undefined,
      },
      lamps,
    },
    air: { color: haze, perMetre, thickness: 40, shafts: light.shafts * 0.0016, end: 120 },
  })
  trees.paint(film, view, shot, { light, haze, perMetre })
  return finishStage(film, view, shot, {
    subjectZ: 8.5,
    hasGround: true,
    mirror: 0,
    keySide: Math.sign(light.toSun[0]),
    key: brief.time === 'night' ? mix(scaled(light.lamp, 0.7), light.sun, 0.4) : scaled(light.sun, 0.8),
    ambient: palette.ambient,
    fog: haze,
    fogPerMetre: perMetre,
  })
}

/** Low suns stand ahead; the moon is behind one's shoulder, so that what it falls on has a shape. */
function azimuthOf(time: TimeOfDay, random: Random): number {
  if (time === 'night') return 1.6 + random() * 0.5
  return time === 'day' ? 0.7 + random() * 0.4 : 0.25 + random() * 0.6
}

/** Numbers of the nearest houses whose fronts are well within the frame: one on either side, for one alone may be hidden by another. */
function nearestSeen(houses: readonly House[]): ReadonlySet<number> {
  const near = houses.map(({ x, z }, i) => ({ i, x, z })).filter(({ z }) => z > 9 && z < 50)
  const inFrame = near.filter(({ x, z }) => Math.abs(x / z) < 0.3).toSorted((a, b) => a.z - b.z)
  const sides = [inFrame.find(({ x }) => x < 0), inFrame.find(({ x }) => x >= 0)]
  return new Set(sides.flatMap((house) => (house ? [house.i] : [])))
}

/** A well of stone under a small roof. */
function buildWell(build: BuiltPlace['build'], x: number, z: number): void {
  build.cylinder(STONE, 1, x, z, 0, 0.85, 0.8, 0.78)
  for (const way of [-0.72, 0.72]) build.cylinder(TRUNK, 1, x + way, z, 0.5, 2.2, 0.06)
  build.cylinder(TRUNK, 0, 1.7, z, x - 0.75, x + 0.75, 0.07)
  build.gable(ROOF, 0, x - 1, 2.15, z - 0.75, x + 1, 2.85, z + 0.75)
}
