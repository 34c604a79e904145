import type { PlacePainter, Rgb } from '../painting.ts'
import { beginPlace, openShade, skyOver } from './built-place.ts'
import { finishStage, mix, paint, readLight, scaled } from './light-of-day.ts'
import { cover, glow, paintCourses, paintPlain, paintStone, paintWood } from './materials.ts'
import { createTrees } from './plant-trees.ts'
import { chooseRidges, paintRidges } from './ridges.ts'
import { paintScene } from './tracing/paint-scene.ts'
import { createSunMap } from './tracing/sun-map.ts'
import type { Surface } from './tracing/surface.ts'
import { between, smooth, stripes } from './tracing/texture.ts'

const GROUND = 0
const WALL = 1
const ROOF = 2
const STONE = 3
const FENCE = 4
const TRUNK = 6
const LAMP = 8

type House = { wall: Rgb; shutter: Rgb; isTimbered: boolean; isStone: boolean; seed: number; x: number; z: number }

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
  const windowPower = isDark ? 1.5 : brief.time === 'dawn' ? 0.6 : 0.12

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
    if (random() < 0.55) addHouse(lane(z) + side * (16 + random() * 34), z, side)
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
  const earth = paint(mix(palette.soil, palette.stone, 0.35), 0.2)
  const roofColor = paint(
    random() < 0.5 ? mix(palette.soil, palette.accent, 0.35) : mix(palette.rock, palette.wood, 0.4),
    0.1,
  )
  const wood = paint(palette.wood, 0.07)
  const stone = paint(palette.stone, 0.25)

  // Worked out once, for the shader runs for every pixel.
  const woodAt60 = scaled(wood, 0.6)
  const stoneAt60 = scaled(stone, 0.6)
  const woodAt180 = scaled(wood, 1.8)
  const woodAt90 = scaled(wood, 0.9)

  const shade = (surface: Surface) => {
    const { x, y, z, footprint } = surface
    switch (surface.material) {
      case GROUND: {
        const off = Math.abs(x - lane(z)) + (sheet.at(x * 0.09, z * 0.09, footprint * 0.09) - 0.5) * 1.4
        const onLane = smooth(2.1, 1.5, off)
        const wide = sheet.at(x * 0.021, z * 0.017, footprint * 0.02)
        const tuft =
          0.5 * sheet.at(x * 0.37, z * 0.21, footprint * 0.37) +
          0.5 * sheet.at(x * 0.9 - z * 0.2, z * 0.5, footprint * 0.9)
        paintPlain(surface, grass, (0.55 + 0.55 * wide + 0.7 * (tuft - 0.5)) * 1.1)
        paintRoad()
        if (isSnowy) {
          const track = smooth(0.26, 0.1, Math.abs(Math.abs(x - lane(z)) - 0.8)) * 0.5
          cover(surface, snow, 0.97 - track, 0.68 + 0.6 * tuft)
        }
        return
        function paintRoad() {
          if (onLane <= 0) return
          const pebbles =
            0.55 * sheet.at(x * 0.31, z * 0.23, footprint * 0.3) +
            0.45 * sheet.at(x * 0.87 + z * 0.3, z * 0.77, footprint * 0.8)
          const rut = 1 - 0.25 * smooth(0.35, 0.1, Math.abs(Math.abs(x - lane(z)) - 0.75))
          cover(surface, earth, onLane, (0.6 + 0.8 * pebbles) * rut * (isWet ? 0.6 : 1))
          if (isWet) {
            const grazing = 1 + surface.dy * surface.inverseLength
            surface.mirror =
              onLane * smooth(0.5, 0.6, sheet.at(x * 0.11, z * 0.05, footprint * 0.1)) * (0.2 + 0.7 * grazing ** 3)
            surface.blur = 0.3
            surface.shakeX = (pebbles - 0.5) * 0.01
          }
        }
      }
      case WALL: {
        const house = houses[surface.tag]!
        const isFront = Math.abs(surface.nz) > 0.5
        const u = isFront ? x - house.x : z - house.z
        if (house.isStone) paintCourses(surface, sheet, u, y, 0.55, 0.26, 0.02, house.wall, 0.45)
        else paintStone(surface, sheet, u, y, house.wall, 0.5)
        if (house.isTimbered) {
          const beams = Math.min(
            1,
            stripes(u + 0.08, 1.2, 0.16, footprint) * smooth(0.9, 0.95, y) +
              between(y, 0.85, 1.0, footprint) +
              between(y, 2.55, 2.75, footprint) +
              stripes(u + y * 0.9, 3.6, 0.15, footprint) * smooth(2.6, 2.7, y),
          )
          cover(surface, woodAt60, beams)
        }
        const lowest = house.isStone ? 0 : between(y, -1, 0.45, footprint)
        cover(surface, stoneAt60, lowest)
        // Windows with shutters on two storeys, a door in the front.
        const every = 2.1
        const cell = Math.floor((u + 40 * every + every / 2) / every)
        const pu = u + 40 * every + every / 2 - cell * every - every / 2
        const storey = y < 3 ? 0 : 1
        const py = y - storey * 2.9
        const isDoor = isFront && storey === 0 && cell === 40
        const tall = y > 8 ? 0 : 1
        const pane =
          between(Math.abs(pu), -1, isDoor ? 0.48 : 0.42, footprint) *
          between(py, isDoor ? 0.05 : 1.05, 2.1, footprint) *
          tall
        const shutter =
          between(Math.abs(pu), 0.46, 0.8, footprint) * between(py, 1.0, 2.15, footprint) * (isDoor ? 0 : 1) * tall
        cover(surface, house.shutter, shutter)
        if (pane > 0) {
          const lit = noise.hash(cell + house.seed, storey + 3) > 0.3 ? 1 : 0.06
          cover(surface, isDoor ? wood : [0.02, 0.02, 0.025], pane)
          if (!isDoor) {
            const bars =
              (1 - 0.85 * between(Math.abs(pu), -1, 0.03, footprint)) *
              (1 - 0.85 * between(Math.abs(py - 1.6), -1, 0.03, footprint))
            glow(surface, light.lamp, pane * lit * bars * windowPower * (0.6 + 0.5 * smooth(1, 2.1, py)))
            glow(surface, palette.horizon, pane * 0.06)
          }
        }
        return
      }
      case ROOF: {
        const row = surface.ny > 0.05 ? Math.floor(y / 0.22) : 0
        const tile = noise.hash(Math.floor((x + z) * 3.3 + row * 0.5), row + 7)
        const near = smooth(0.14, 0.04, footprint)
        paintPlain(
          surface,
          roofColor,
          (0.75 + 0.5 * sheet.at(x * 0.2, z * 0.2 + y * 0.1, footprint * 0.2)) *
            (1 + (tile - 0.5) * 0.6 * near) *
            (1 - 0.3 * stripes(y, 0.22, 0.05, footprint)),
        )
        if (isSnowy && surface.ny > 0.25) cover(surface, snow, 0.97)
        return
      }
      case STONE:
        paintCourses(surface, sheet, x + z, y, 0.4, 0.18, 0.02, stone, 0.4)
        if (isSnowy && surface.ny > 0.5) cover(surface, snow, 0.97)
        return
      case FENCE:
        paintWood(surface, sheet, y, z, woodAt180)
        if (isSnowy && surface.ny > 0.5) cover(surface, snow, 0.97)
        return
      case LAMP:
        paintPlain(surface, [0.6, 0.6, 0.5])
        glow(surface, light.lamp, 7 * light.lampPower)
        return
      default:
        paintWood(surface, sheet, y, x + z, woodAt90)
    }
  }

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
