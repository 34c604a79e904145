import type { Random } from '@dayreel/storyboard/base'
import type { Brief } from '../brief/brief.ts'
import type { BuiltPlace } from './built-place.ts'
import { scaled } from './light-of-day.ts'
import type { LightOfDay } from './light-of-day.ts'
import type { Lamp } from './tracing/lighting.ts'
import { BULB, CARPET, FLOOR, GATE, PANE, PINE, RAIL, STEP, WALL } from './stairs-surfaces.ts'

/** Where the flight of steps is built; all in metres. */
type Hall = {
  brief: Brief
  build: BuiltPlace['build']
  half: number
  isDark: boolean
  lamps: Lamp[]
  light: LightOfDay
  power: number
  random: Random
  rise: number
  start: number
  steps: number
  topY: number
  topZ: number
  tread: number
}

export function buildHall({ build, half, lamps, light, power, rise, start, steps, topY, topZ, tread }: Hall): void {
  const high = topY + 5
  const deep = topZ + 2.6
  for (const side of [-1, 1]) {
    build.wall(WALL, 0, side > 0 ? half + 1.6 : -half - 2.1, side > 0 ? half + 2.1 : -half - 1.6, -3, deep, 0, high, {
      first: 3,
      every: 4.2,
      count: 6,
      width: 1.5,
      sill: 4,
      spring: 7,
      arch: 'round',
    })
    build.box(PANE, side * (half + 1.95), 0, -3, side * (half + 1.98), high, deep, { casts: false, tag: 3 })
    // Balustrades climb beside the flight.
    build.box(WALL, side * half, -0.2, start - 0.9, side * (half + 0.5), 1.25, start - 0.35)
    build.ball(BULB, side * (half + 0.25), 1.62, start - 0.62, 0.2, 1.2, { casts: false })
    lamps.push({
      x: side * (half + 0.25),
      y: 1.7,
      z: start - 0.7,
      color: scaled(light.lamp, 2.6 * power),
      reach: 9,
      size: 0.4,
      halo: 0.25,
    })
    build.bar(RAIL, [side * (half + 0.25), 0.95, start - 0.4], [side * (half + 0.25), topY + 0.95, topZ], 0.12)
    build.bar(WALL, [side * (half + 0.25), 0.1, start - 0.4], [side * (half + 0.25), topY + 0.1, topZ], 0.42)
    for (let k = 0; k < steps; k += 1) {
      const z = start + (k + 0.5) * tread
      build.cylinder(RAIL, 1, side * (half + 0.25), z, k * rise + 0.1, (k + 1) * rise + 0.85, 0.045, 0.03)
    }
    for (let k = 8; k < steps; k += 9) {
      const z = start + k * tread
      const y = k * rise + 3.1
      build.ball(BULB, side * (half + 1.35), y, z, 0.14, 1.4, { casts: false })
      lamps.push({
        x: side * (half + 1.1),
        y,
        z,
        color: scaled(light.lamp, 2.4 * power),
        reach: 8,
        size: 0.4,
        halo: 0.25,
      })
    }
  }
  build.box(FLOOR, -half - 1.6, topY - 0.5, topZ, half + 1.6, topY, deep + 6)
  const door = half * 0.62
  build.wall(WALL, 2, deep, deep + 0.6, -half - 2.1, half + 2.1, 0, high + 3, {
    first: 0,
    every: 99,
    count: 1,
    width: door * 2,
    sill: topY,
    spring: topY + 2.6,
    arch: 'round',
  })
  build.box(PANE, -half, topY - 1, deep + 0.75, half, high + 2, deep + 0.8, { casts: false, tag: 1 })
  build.box(WALL, -half - 2, high, -3, half + 2, high + 0.3, deep)
  lamps.push({
    x: 0,
    y: topY + 2,
    z: deep - 0.2,
    color: scaled(light.sky, 26),
    reach: 20,
    size: 1.2,
    halo: 0.2,
    facing: [0, -0.35, -1],
  })
  build.box(CARPET, -half * 0.45, 0.001, -2, half * 0.45, 0.012, start)
}

export function buildHill({
  brief,
  build,
  half,
  isDark,
  lamps,
  light,
  power,
  random,
  rise,
  start,
  steps,
  topY,
  topZ,
  tread,
}: Hall): void {
  const slope = rise / tread
  for (const side of [-1, 1]) {
    // The hill beside the steps, in terraces held by low walls.
    for (let k = 0; k < steps; k += 6) {
      const z = start + k * tread
      build.box(FLOOR, side * (half + 0.5), k * rise - 2, z, side * 90, k * rise + 0.55, z + 6 * tread + 0.2, {
        tag: 1,
      })
    }
    build.bar(WALL, [side * (half + 0.25), 0, start - 0.3], [side * (half + 0.25), topY, topZ], 0.55)
    for (let k = 0; k < steps; k += 8) {
      const z = start + k * tread
      const y = k * rise
      build.box(WALL, side * (half + 0.25) - 0.28, y - 0.6, z - 0.28, side * (half + 0.25) + 0.28, y + 1, z + 0.28)
      if (k % 16 === 0) {
        // Stone lanterns.
        build.box(BULB, side * (half + 0.25) - 0.17, y + 1, z - 0.17, side * (half + 0.25) + 0.17, y + 1.35, z + 0.17, {
          casts: false,
        })
        build.spire(
          WALL,
          side * (half + 0.25) - 0.36,
          y + 1.35,
          z - 0.36,
          side * (half + 0.25) + 0.36,
          y + 1.75,
          z + 0.36,
        )
        if (isDark || brief.time === 'dawn')
          lamps.push({
            x: side * (half + 0.1),
            y: y + 1.2,
            z: z - 0.3,
            color: scaled(light.lamp, 2.4 * power),
            reach: 8,
            size: 0.4,
            halo: 0.3,
          })
      }
    }
    for (let k = 0; k < 26; k++) {
      const z = start - 4 + random() * (steps * tread + 6)
      const x = side * (half + 2.6 + random() * 9)
      const y = Math.max(0, (z - start) * slope)
      const tall = 5 + random() * 6
      build.cylinder(RAIL, 1, x, z, y - 0.5, y + tall * 0.3, 0.18, 0.14)
      for (let j = 0; j < 5; j++)
        build.cylinder(
          PINE,
          1,
          x,
          z,
          y + 0.8 + j * tall * 0.16,
          y + 0.8 + tall * (0.34 + j * 0.16),
          (tall / 4.6) * (1 - j * 0.17),
          0.03,
          { tag: random() },
        )
    }
  }
  // The gate at the top: posts with a double beam.
  const z = topZ + 0.5
  const span = half * 1.05
  for (const side of [-1, 1]) build.cylinder(GATE, 1, side * span, z, topY, topY + 5, 0.26, 0.22)
  build.box(GATE, -span - 0.9, topY + 4.9, z - 0.3, span + 0.9, topY + 5.35, z + 0.3)
  build.box(GATE, -span - 1.25, topY + 5.35, z - 0.36, span + 1.25, topY + 5.6, z + 0.36)
  build.box(GATE, -span - 0.3, topY + 3.9, z - 0.15, span + 0.3, topY + 4.25, z + 0.15)
}

export function buildTower({ build, half, lamps, light, power, random }: Hall): void {
  const radius = half
  const middle = 5
  build.box(FLOOR, -8, -0.5, -3, 8, 0, 14)
  const sides = 20
  for (let k = 0; k < sides; k++) {
    const angle = (k / sides) * Math.PI * 2
    const [x, z] = [Math.sin(angle) * (radius + 0.35), middle + Math.cos(angle) * (radius + 0.35)]
    // The wall nearest to the camera is left out.
    if (z < 1.3) continue
    build.block(WALL, [x, 9, z], [0.35, 9.5, (Math.PI * (radius + 0.75)) / sides], angle + Math.PI / 2, 0, { tag: 1 })
  }
  build.cylinder(GATE, 1, 0, middle, 0, 19, 0.34)
  const turn0 = -0.5 + random() * 0.7
  const count = 84
  for (let k = 0; k < count; k++) {
    const angle = turn0 + k * 0.235
    const mid = radius * 0.55
    build.block(
      STEP,
      [Math.sin(angle) * mid, 0.18 + k * 0.2, middle + Math.cos(angle) * mid],
      [radius * 0.48, 0.085, 0.33],
      angle - Math.PI / 2,
      0,
      { tag: k },
    )
    if (k % 2 === 0) {
      const [rx, rz] = [Math.sin(angle) * radius * 0.96, middle + Math.cos(angle) * radius * 0.96]
      build.cylinder(RAIL, 1, rx, rz, 0.25 + k * 0.2, 1.15 + k * 0.2, 0.02)
    }
    if (k % 13 === 6) {
      const [lx, lz] = [Math.sin(angle + 0.3) * radius * 0.92, middle + Math.cos(angle + 0.3) * radius * 0.92]
      const y = 1.9 + k * 0.2
      build.ball(BULB, lx, y, lz, 0.13, 1.3, { casts: false })
      lamps.push({
        x: lx * 0.94,
        y,
        z: middle + (lz - middle) * 0.94,
        color: scaled(light.lamp, 3 * power),
        reach: 8,
        size: 0.35,
        halo: 0.25,
      })
    }
  }
  build.box(PANE, -4, 18.5, 0, 4, 18.6, 9, { casts: false, tag: 2 })
  lamps.push({
    x: 0,
    y: 17,
    z: middle,
    color: scaled(light.sky, 40),
    reach: 20,
    size: 2,
    halo: 0.12,
    facing: [0, -1, 0],
  })
  build.ball(BULB, -2.9, 2, 3.4, 0.13, 1.3, { casts: false })
  lamps.push({ x: -2.7, y: 2, z: 3.5, color: scaled(light.lamp, 5 * power), reach: 9, size: 0.35, halo: 0.25 })
  // Daylight from a slit in the wall beside the camera, and one higher up.
  lamps.push({ x: 2.6, y: 2.9, z: 2.2, color: scaled(light.sky, 5), reach: 9, size: 0.5, halo: 0.06 })
  lamps.push({ x: -2.4, y: 7, z: 6.4, color: scaled(light.sky, 5), reach: 9, size: 0.5, halo: 0.06 })
}
