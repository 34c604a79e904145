import type { PlacePainter, Rgb } from '../painting.ts'
import { beginPlace } from './built-place.ts'
import { finishStage, mix, paint, readLight, scaled, tinted } from './light-of-day.ts'
import { cover, glow, glowBetween, paintCourses, paintPlain, paintStone, windowPane } from './materials.ts'
import { paintScene } from './tracing/paint-scene.ts'
import { createSunMap } from './tracing/sun-map.ts'
import type { Surface } from './tracing/surface.ts'
import { between, smooth, stripes } from './tracing/texture.ts'

const FLOOR = 0
const WALL = 1
const STEEL = 2
const BRASS = 3
const GEAR = 4
const PANE = 5
const BULB = 6
const FIRE = 7
const GAUGE = 8
const CORE = 9
const GRID = 10
const RING = 11

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
  addPipes()
  if (kind === 'clockwork') addClockwork()
  else if (kind === 'furnace') addFurnaces()
  else addCore()

  function addPipes() {
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

  function addClockwork() {
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

  function addFurnaces() {
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

  function addCore() {
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
        build.frustum(
          STEEL,
          side * (half - 0.6) - 0.5,
          0,
          pz - 0.8,
          side * (half - 0.6) + 0.5,
          1.15,
          pz + 0.8,
          0.12,
          0.1,
        )
        build.box(GAUGE, side * (half - 1.06), 0.75, pz - 0.6, side * (half - 1.1), 1.1, pz + 0.6, {
          tag: 100 + random() * 9,
          casts: false,
        })
      }
    }
  }

  const brick = paint(mix(palette.stone, palette.soil, 0.5), 0.12)
  const steel: Rgb = mix([0.09, 0.095, 0.105], scaled(palette.rock, 0.4), 0.3)
  const brass: Rgb = mix([0.42, 0.24, 0.07], scaled(palette.lamp, 0.3), 0.3)
  const copper: Rgb = [0.4, 0.16, 0.07]
  const glass = mix(scaled(light.sky, 2.4), scaled(light.sun, 0.8), light.directness * 0.4)

  // Worked out once, for the shader runs for every pixel.
  const baseColor = mix(light.sky, light.lamp, 0.5)
  const steelAt90 = scaled(steel, 0.9)
  const steelAt130 = scaled(steel, 1.3)
  const steelAt150 = scaled(steel, 1.5)
  const gaugeColor = mix(light.lamp, [1, 1, 0.9], 0.3)
  const steelAt120 = scaled(steel, 1.2)

  const metal = (surface: Surface, color: Rgb, u: number, v: number, rust: number) => {
    const wear = sheet.at(u * 0.35, v * 0.35, surface.footprint * 0.35)
    const fine = sheet.at(u * 1.9, v * 1.9, surface.footprint * 1.9)
    paintPlain(surface, color, 0.6 + 0.8 * wear)
    cover(surface, [0.13, 0.055, 0.02], smooth(0.55, 0.75, wear * 0.7 + fine * 0.35) * rust, 0.6 + fine)
    surface.shine = 0.55 * (0.5 + fine)
    // A sheen of what stands around: brighter where the metal looks up and away.
    const rim = 1 - Math.abs(surface.nx * surface.dx + surface.ny * surface.dy + surface.nz) * surface.inverseLength
    glow(surface, baseColor, 0.035 * rim * rim * (0.6 + 0.4 * surface.ny))
  }

  const shade = (surface: Surface) => {
    const { x, y, z, footprint } = surface
    switch (surface.material) {
      case FLOOR: {
        const worn = sheet.at(x * 0.11, z * 0.09, footprint * 0.11)
        paintStone(surface, sheet, x, z, steelAt90, 0.8)
        const plate = (1 - 0.6 * stripes(x + 0.6, 1.2, 0.02, footprint)) * (1 - 0.6 * stripes(z, 1.2, 0.02, footprint))
        const stud = footprint < 0.02 ? 1 + 0.25 * Math.sin(x * 42) * Math.sin(z * 42) : 1
        surface.r *= plate * stud
        surface.g *= plate * stud
        surface.b *= plate * stud
        const grazing = 1 + surface.dy * surface.inverseLength
        surface.mirror = (0.1 + 0.6 * grazing ** 4) * (0.3 + 0.9 * smooth(0.35, 0.65, worn))
        surface.blur = 0.55
        surface.shakeX = (sheet.at(x * 0.8, z * 0.4, footprint) - 0.5) * 0.03
        return
      }
      case WALL:
        if (kind === 'core') {
          paintStone(surface, sheet, z + x, y, steelAt130, 0.4)
          const seam = (1 - 0.5 * stripes(x + z, 1.46, 0.04, footprint)) * (1 - 0.5 * stripes(y, 1.1, 0.04, footprint))
          surface.r *= seam
          surface.g *= seam
          surface.b *= seam
          glow(
            surface,
            coreColor,
            0.5 * between(Math.abs(((((y / 2.2) % 1) + 1) % 1) - 0.5), -1, 0.012, footprint * 0.45),
          )
        } else paintCourses(surface, sheet, z + x, y, 0.5, 0.17, 0.016, brick, 0.4)
        return
      case BRASS:
        metal(surface, surface.tag > 0.6 ? copper : brass, x + z, y, 0.15)
        return
      case GEAR: {
        const isBrass = surface.tag % 2 === 0
        metal(surface, isBrass ? brass : steelAt150, x + z * 0.5, y, 0.35)
        return
      }
      case PANE: {
        const panes = windowPane(z - 3, y, 0.5, 0.5, 0.05, footprint)
        paintPlain(surface, [0, 0, 0])
        glow(surface, glass, panes * (0.7 + 0.6 * sheet.at(z * 0.12, y * 0.12, footprint)))
        return
      }
      case BULB:
        paintPlain(surface, [0.5, 0.5, 0.5])
        glow(surface, light.lamp, 10 * power)
        return
      case FIRE: {
        const flame = sheet.at((x + z) * 0.4, y * 0.5, footprint)
        const bars = 1 - 0.85 * stripes(kind === 'furnace' && Math.abs(surface.nx) > 0.5 ? z : x, 0.3, 0.07, footprint)
        paintPlain(surface, [0, 0, 0])
        glowBetween(surface, hot, [1, 0.75, 0.3], smooth(0.4, 0.75, flame), (2 + 7 * flame) * bars)
        return
      }
      case GAUGE: {
        paintPlain(surface, [0.05, 0.05, 0.05])
        if (surface.tag >= 100) {
          const trace = Math.abs(
            y -
              0.9 -
              0.1 * Math.sin(z * 9 + surface.tag * 3) -
              0.12 * (sheet.at(z * 0.9, surface.tag * 0.1, footprint) - 0.5),
          )
          glow(
            surface,
            coreColor,
            0.35 + 2.2 * smooth(0.03 + footprint, 0.006, trace) + 0.3 * stripes(z, 0.2, 0.012, footprint),
          )
          return
        }
        // A dial and its needle; seen from ahead or from the side.
        const isAhead = Math.abs(surface.nz) > 0.5
        const needle = Math.abs(Math.sin(Math.atan2(y - 1.8, (isAhead ? x : z) - 3) + surface.tag))
        glow(surface, gaugeColor, 0.85 * (0.4 + 0.6 * smooth(0, 0.08, needle)))
        return
      }
      case CORE: {
        const flow = sheet.at(Math.atan2(surface.nx, surface.nz) * 0.16, y * 0.09, 0.002)
        const face = Math.abs(surface.nx * surface.dx + surface.nz) * surface.inverseLength
        paintPlain(surface, [0, 0, 0])
        glowBetween(surface, coreColor, [1, 1, 1], 0.35 * face, (1.6 + 6 * smooth(0.4, 0.72, flow)) * (0.5 + face))
        return
      }
      case RING:
        metal(surface, steelAt120, x, y + z, 0)
        glow(surface, coreColor, 0.35 * Math.max(0, 1 - Math.hypot(x, z - 12) / 1.5) * 3)
        return
      case GRID: {
        const holes =
          footprint < 0.05
            ? 1 - 0.7 * (1 - stripes(x, 0.12, 0.03, footprint)) * (1 - stripes(z, 0.12, 0.03, footprint))
            : 0.55
        metal(surface, steelAt120, x, z, 0.2)
        surface.r *= holes
        surface.g *= holes
        surface.b *= holes
        return
      }
      default:
        metal(surface, steel, x + z, y, 0.4)
    }
  }

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
