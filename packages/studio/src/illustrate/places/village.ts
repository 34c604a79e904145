import type { PlacePainter } from '../painting.ts'
import { beginPlace, openShade, skyOver } from './built-place.ts'
import { finishStage, mix, paint, readLight, scaled } from './light-of-day.ts'
import { createTrees } from './plant-trees.ts'
import { chooseRidges, paintRidges } from './ridges.ts'
import { GROUND, WALL, ROOF, STONE, FENCE, TRUNK, LAMP, villageSurfaces } from './village-surfaces.ts'
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
  const light = readLight(shot, (random() < 0.5 ? 1 : -1) * (isLow ? 0.25 + random() * 0.6 : 0.7 + random() * 0.4))
  const { view, sheet, build, lamps } = beginPlace(film, shot, [0.7, 1.9, 11], 0)
  const trees = createTrees(random)
  const houses: House[] = []
  const bend = (random() - 0.5) * 9
  const wave = 0.5 + random()
  const lane = (z: number) => bend * Math.sin((z / 60) * wave * 2.4) * smooth(2, 30, z)
  const isTimbered = random() < 0.45
  const isStoneBuilt = !isTimbered && random() < 0.5
  const windowPower = brief.isDeserted ? 0 : isDark ? 1.5 : brief.time === 'dawn' ? 0.6 : 0.12

  build.box(GROUND, -260, -1, -6, 260, 0, 420)

  const addHouse = (x: number, z: number, side: number) => {
    const wide = 5 + random() * 3
    const deep = 5.5 + random() * 3
    const high = 2.7 + random() * (isTimbered ? 2.6 : 1)
    const rise = 2 + random() * 1.8
    const hue = random()
    houses.push({
      wall: paint(
        mix(
          palette.stone,
          hue < 0.3 ? palette.accent : hue < 0.5 ? palette.soil : palette.snow,
          hue < 0.3 ? 0.25 : 0.4,
        ),
        0.3 + random() * 0.25,
      ),
      shutter: paint(random() < 0.5 ? palette.accent2 : palette.wood, 0.08),
      isTimbered: isTimbered && random() < 0.85,
      isStone: isStoneBuilt || random() < 0.2,
      seed: Math.floor(random() * 500),
      x,
      z,
    })
    const tag = houses.length - 1
    const [x0, x1] = [x - wide / 2, x + wide / 2]
    build.box(WALL, x0, 0, z, x1, high, z + deep, { tag })
    const ridge = random() < 0.55 ? 2 : 0
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
    if (windowPower > 0.4) {
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

  for (const side of [-1, 1]) {
    for (let z = 9 + (side > 0 ? 0 : 4) + random() * 4; z < 120; z += 11 + random() * 7) {
      const away = 5.6 + random() * 2.4
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
  addChurch()
  for (let z = 12; z < 70; z += 17) {
    const x = lane(z) + (z % 2 < 1 ? 2.2 : -2.2)
    build.cylinder(TRUNK, 1, x, z, 0, 3, 0.06)
    build.box(LAMP, x - 0.13, 3, z - 0.13, x + 0.13, 3.35, z + 0.13, { casts: false })
    build.spire(ROOF, x - 0.2, 3.35, z - 0.2, x + 0.2, 3.6, z + 0.2)
    if (light.lampPower > 0.4)
      lamps.push({ x, y: 3.2, z, color: scaled(light.lamp, 3.6 * light.lampPower), reach: 13, size: 0.4, halo: 0.3 })
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

  function addChurch() {
    const z = 72 + random() * 40
    const x = lane(z) + (random() < 0.5 ? -1 : 1) * (6 + random() * 6)
    houses.push({
      wall: paint(palette.stone, 0.45),
      shutter: [0.05, 0.05, 0.05],
      isTimbered: false,
      isStone: true,
      seed: 77,
      x,
      z,
    })
    const tag = houses.length - 1
    build.box(WALL, x - 3, 0, z, x + 3, 15, z + 6, { tag })
    if (random() < 0.7) build.spire(ROOF, x - 3.3, 15, z - 0.3, x + 3.3, 28 + random() * 6, z + 6.3, { tag })
    else {
      build.box(STONE, x - 3.4, 15, z - 0.4, x + 3.4, 15.5, z + 6.4)
      build.ball(ROOF, x, 15.5, z + 3, 3.1, 1.3, { tag })
      build.cylinder(STONE, 1, x, z + 3, 19, 22, 0.2, 0.05)
    }
    build.box(WALL, x - 4.2, 0, z + 6, x + 4.2, 8, z + 24, { tag })
    build.gable(ROOF, 2, x - 4.8, 7.8, z + 6, x + 4.8, 13.5, z + 24.4, { tag })
  }

  const snow = scaled(palette.snow, 0.82)
  const grass = paint(mix(palette.plants, palette.soil, 0.2), 0.12)

  const shade = villageSurfaces(shot, { snow, grass, houses, isSnowy, isWet, lane, light, sheet, windowPower })

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
