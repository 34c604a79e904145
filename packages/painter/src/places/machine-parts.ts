import type { Random } from '@dayreel/storyboard/base'
import type { Rgb } from '../painting.ts'
import type { BuiltPlace } from './built-place.ts'
import { scaled } from './light-of-day.ts'
import type { LightOfDay } from './light-of-day.ts'
import type { Lamp } from './tracing/lighting.ts'
import { BRASS, CORE, FIRE, GAUGE, GEAR, GRID, RING, STEEL } from './machine-surfaces.ts'

/** The hall that parts of the machine are put into; all in metres. */
type Hall = {
  build: BuiltPlace['build']
  coreColor: Rgb
  end: number
  half: number
  high: number
  hot: Rgb
  lamps: Lamp[]
  light: LightOfDay
  power: number
  random: Random
}

export function addPipes({ build, end, half, high, random }: Hall): void {
  for (const side of [-1, 1]) {
    for (let k = 0; k < 5; k++) {
      const y = 2.6 + k * 0.5 + random() * 0.25
      const radius = 0.07 + random() * 0.14
      const x = side * (half - 0.45 - (k % 2) * 0.3)
      const material = random() < 0.35 ? BRASS : STEEL
      build.cylinder(material, 2, x, y, -2, end, radius, radius, { tag: random() })
      for (let z = 1.5 + random() * 3; z < end; z += 3.5) build.cylinder(material, 2, x, y, z, z + 0.14, radius * 1.5)
    }
    for (let k = 0; k < 5; k++) {
      const z = 4 + random() * (end - 6)
      const radius = 0.1 + random() * 0.16
      const x = side * (half - 0.4)
      build.cylinder(random() < 0.4 ? BRASS : STEEL, 1, x, z, 0, high, radius, radius, { tag: random() })
      build.cylinder(STEEL, 1, x, z, 1 + random(), 1.2 + random(), radius * 1.5)
      if (random() < 0.6) {
        // A hand wheel and a gauge.
        build.gear(BRASS, 0, x - side * (radius + 0.12), 1.5, z, 0.26, 0.05, 3, 0, 4)
      }
    }
    for (let k = 0; k < 6; k++) {
      const z = 3.4 + k * 2.6 + random()
      const y = 1.45 + random() * 0.8
      build.box(STEEL, side * half, y - 0.45, z - 0.4, side * (half - 0.5), y + 0.45, z + 0.4)
      build.cylinder(GAUGE, 2, side * (half - 0.25), y + 0.1, z - 0.44, z - 0.38, 0.17, 0.17, {
        tag: random() * 6,
        casts: false,
      })
      build.cylinder(
        GAUGE,
        0,
        y + 0.1,
        z,
        Math.min(side * (half - 0.5), side * (half - 0.54)),
        Math.max(side * (half - 0.5), side * (half - 0.54)),
        0.22,
        0.22,
        { tag: random() * 6, casts: false },
      )
    }
  }
  // A gangway above with a rail.
  const y = 4.1 + random() * 0.6
  const side = random() < 0.5 ? 1 : -1
  build.box(GRID, side * half, y, -2, side * (half - 1.3), y + 0.06, end)
  for (let z = 0.5; z < end; z += 1.3) build.cylinder(STEEL, 1, side * (half - 1.27), z, y, y + 1, 0.025)
  for (const up of [0.5, 1]) build.cylinder(STEEL, 2, side * (half - 1.27), y + up, -2, end, 0.025)
}

export function addClockwork({ build, end, half, high, lamps, light, power, random }: Hall): void {
  const depth = 11 + random() * 2
  const turn = random() * 6
  const main = 2.3 + random() * 0.7
  const mainY = 4.2 + random() * 0.8
  const wheels: [number, number, number, number][] = [[0, mainY, depth, main]]
  // Wheels that mesh with the great one and with one another, at different depths.
  for (let k = 0; k < 9; k++) {
    const [px, py, pz, pr] = wheels[Math.floor(random() * wheels.length)]!
    const radius = 0.55 + random() * 1.2
    const angle = random() * 6.28
    const distance = (pr + radius) * 0.93
    const [x, y] = [px + Math.cos(angle) * distance, py + Math.sin(angle) * distance]
    if (Math.abs(x) > half - 0.5 || y < 0.6 || y > high - 0.8) continue
    wheels.push([x, y, pz + (random() < 0.3 ? (random() < 0.5 ? -0.5 : 0.6) : 0), radius])
  }
  wheels.forEach(([x, y, z, radius], k) => {
    const teeth = Math.round(radius * 15)
    build.gear(GEAR, 2, x, y, z, radius, 0.28, teeth, turn + k * 0.37, radius > 1 ? 6 : radius > 0.7 ? 5 : 0, {
      tag: k,
    })
    build.cylinder(STEEL, 2, x, y, z - 0.4, z + 0.5, radius * 0.13)
  })
  // Wheels seen from the edge on both sides, near the camera.
  for (const side of [-1, 1]) {
    for (let k = 0; k < 3; k++) {
      const z = 3.8 + k * 2.3 + random()
      const radius = 0.9 + random() * 0.8
      build.gear(
        GEAR,
        0,
        side * (half - 0.75 - random() * 0.4),
        radius + random() * 1.4 - 0.3,
        z,
        radius,
        0.22,
        Math.round(radius * 15),
        random(),
        6,
        { tag: k + 20 },
      )
    }
  }
  build.cylinder(STEEL, 1, half * 0.62, depth + 1.4, 0, high, 0.24)
  build.cylinder(BRASS, 1, 0, depth - 0.9, 0, mainY - main - 0.5, 0.12)
  // A pendulum's bob.
  build.cylinder(BRASS, 2, half * 0.35, 1.7, depth - 1.2, depth - 1.05, 0.5)
  build.bar(STEEL, [half * 0.35, 1.9, depth - 1.12], [half * 0.15, high, depth - 1.12], 0.07)
  lamps.push({ x: 0, y: mainY, z: end - 0.6, color: scaled(light.lamp, 16 * power), reach: 14, size: 1.2, halo: 0.3 })
  lamps.push({
    x: -half * 0.5,
    y: 1.2,
    z: depth - 2.5,
    color: scaled(light.lamp, 3.5 * power),
    reach: 9,
    size: 0.5,
    halo: 0.1,
  })
}

export function addFurnaces({ build, end, half, high, hot, lamps, random }: Hall): void {
  for (const side of [-1, 1]) {
    for (let z = 5; z < end - 1; z += 5) {
      const x = side * (half - 0.2)
      build.cylinder(STEEL, 0, 1.65, z, Math.min(x, x - side * 1.5), Math.max(x, x - side * 1.5), 1.6)
      build.cylinder(
        FIRE,
        0,
        1.4,
        z,
        Math.min(x - side * 1.45, x - side * 1.52),
        Math.max(x - side * 1.45, x - side * 1.52),
        0.62,
        0.62,
        { casts: false },
      )
      for (let k = 0; k < 12; k++) {
        const angle = (k / 12) * 6.28
        build.ball(STEEL, x - side * 1.52, 1.65 + Math.sin(angle) * 1.35, z + Math.cos(angle) * 1.35, 0.07)
      }
      lamps.push({
        x: x - side * 1.75,
        y: 1.3,
        z,
        color: scaled(hot, 9),
        reach: 9,
        size: 0.7,
        halo: 0.13,
        facing: [-side, -0.1, 0],
      })
      build.cylinder(STEEL, 1, x - side * 0.8, z, 3.1, high, 0.45)
    }
  }
  // Engines at the end: upright cylinders with rods and a flywheel between.
  for (const x of [-1.7, 1.7]) {
    build.box(STEEL, x - 0.8, 0, end - 4.8, x + 0.8, 0.7, end - 2.8)
    build.cylinder(STEEL, 1, x, end - 3.8, 2.9, 5.2, 0.75)
    build.cylinder(BRASS, 1, x, end - 3.8, 5.2, 5.45, 0.85)
    build.cylinder(BRASS, 1, x, end - 3.8, 2.75, 2.95, 0.85)
    build.cylinder(BRASS, 1, x, end - 3.8, 1.2, 2.8, 0.12)
    build.bar(STEEL, [x, 1.3 + random() * 0.6, end - 3.8], [x * 0.35, 0.9, end - 3.8], 0.18)
    for (const px of [-0.68, 0.68]) build.cylinder(STEEL, 1, x + px, end - 3.8, 0.7, 2.9, 0.09)
  }
  build.gear(GEAR, 2, 0, 2.1, end - 3.4, 1.95, 0.35, 30, random(), 6, { tag: 3 })
  build.cylinder(FIRE, 2, 0, 1.7, end - 0.1, end + 0.1, 1.1, 1.1, { casts: false })
  lamps.push({ x: 0, y: 2.2, z: end - 0.8, color: scaled(hot, 20), reach: 14, size: 1, halo: 0.22 })
}

export function addCore({ build, coreColor, half, high, lamps, random }: Hall): void {
  const z = 12
  build.cylinder(CORE, 1, 0, z, 0.9, high, 0.62, 0.62, { casts: false })
  build.cylinder(STEEL, 1, 0, z, 0, 0.9, 1.9, 1.2)
  for (let y = 1.5; y < high; y += 1.15) {
    // Rings about the core, of short straight pieces.
    const radius = 1.25 + 0.25 * Math.sin(y * 2.1)
    for (let k = 0; k < 18; k++) {
      const [a, b] = [(k / 18) * 6.2832, ((k + 1) / 18) * 6.2832]
      build.bar(
        RING,
        [Math.cos(a) * radius, y, z + Math.sin(a) * radius],
        [Math.cos(b) * radius, y, z + Math.sin(b) * radius],
        0.16,
      )
    }
    for (let k = 0; k < 4; k++) {
      const a = k * 1.57 + 0.6
      build.bar(
        STEEL,
        [Math.cos(a) * radius, y, z + Math.sin(a) * radius],
        [Math.cos(a) * half * 1.2, y + 0.5, z + Math.sin(a) * half * 1.2],
        0.09,
      )
    }
    lamps.push({ x: 0, y, z: z - 0.75, color: scaled(coreColor, 5), reach: 12, size: 0.8, halo: 0.2 })
  }
  build.box(GRID, -1.1, 0.24, 2, 1.1, 0.3, z - 1.2)
  for (const x of [-1.1, 1.1]) {
    for (let pz = 2.4; pz < z - 1.6; pz += 1.2) build.cylinder(STEEL, 1, x, pz, 0.3, 1.3, 0.03)
    build.cylinder(STEEL, 2, x, 1.3, 2, z - 1.6, 0.035)
  }
  for (const side of [-1, 1]) {
    for (let k = 0; k < 4; k++) {
      const pz = 4.2 + k * 2.4
      build.frustum(STEEL, side * (half - 0.6) - 0.5, 0, pz - 0.8, side * (half - 0.6) + 0.5, 1.15, pz + 0.8, 0.12, 0.1)
      build.box(GAUGE, side * (half - 1.06), 0.75, pz - 0.6, side * (half - 1.1), 1.1, pz + 0.6, {
        tag: 100 + random() * 9,
        casts: false,
      })
    }
  }
}
