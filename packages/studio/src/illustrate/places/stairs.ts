import type { PlacePainter } from '../painting.ts'
import { beginPlace, skyOver } from './built-place.ts'
import { finishStage, mix, paint, readLight, scaled, skyLight } from './light-of-day.ts'
import { cover, coverBetween, glow, paintCourses, paintPlain, paintStone, paintTiles, paintWood } from './materials.ts'
import { chooseRidges, paintRidges } from './ridges.ts'
import { paintScene } from './tracing/paint-scene.ts'
import { createSunMap } from './tracing/sun-map.ts'
import type { Surface } from './tracing/surface.ts'
import { between, smooth } from './tracing/texture.ts'

const FLOOR = 0
const STEP = 1
const WALL = 2
const GATE = 3
const PANE = 4
const RAIL = 5
const BULB = 6
const PINE = 7
const CARPET = 8

/** Stairs that lead up: a great flight to a bright door, a tower's winding steps, or steps up a hill to a gate against the sky. */
export const paintStairs: PlacePainter = (film, shot) => {
  const { random, palette, noise, brief } = shot
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

  if (kind === 'tower') buildTower()
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
    if (kind === 'hall') buildHall()
    else buildHill()
  }

  function buildHall() {
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

  function buildHill() {
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
          build.box(
            BULB,
            side * (half + 0.25) - 0.17,
            y + 1,
            z - 0.17,
            side * (half + 0.25) + 0.17,
            y + 1.35,
            z + 0.17,
            { casts: false },
          )
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

  function buildTower() {
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

  const stone = paint(palette.stone, 0.33)
  const carpet = paint(mix(palette.accent, [0.5, 0.04, 0.04], 0.4), 0.075)
  const gate = kind === 'hill' ? paint(mix(palette.accent, [0.6, 0.1, 0.05], 0.4), 0.13) : scaled(stone, 0.9)
  const ground = paint(mix(palette.plants, palette.soil, 0.35), 0.1)
  const pine = paint(mix(palette.plants, [0.02, 0.06, 0.06], 0.3), 0.05)
  const snow = scaled(palette.snow, 0.82)
  const glass = mix(scaled(light.sky, 2.6), scaled(light.sun, 0.8), light.directness * 0.35)
  const hasCarpet = kind === 'hall' && random() < 0.7

  // Worked out once, for the shader runs for every pixel.
  const stoneAt60 = scaled(stone, 0.6)
  const stoneAt110 = scaled(stone, 1.1)
  const stoneAt40 = scaled(stone, 0.4)
  const groundAt80 = scaled(ground, 0.8)
  const stoneAt105 = scaled(stone, 1.05)
  const stoneAt85 = scaled(stone, 0.85)
  const pineColor = paint(palette.wood, 0.07)

  const shade = (surface: Surface) => {
    const { x, y, z, footprint } = surface
    switch (surface.material) {
      case FLOOR: {
        if (kind === 'hill') {
          const tuft =
            0.5 * sheet.at(x * 0.31, z * 0.23 + y, footprint * 0.31) +
            0.5 * sheet.at(x * 0.83 + z * 0.3, z * 0.6 + y, footprint * 0.83)
          if (surface.tag === 1 && surface.ny < 0.5)
            paintCourses(surface, sheet, x + z, y, 0.5, 0.22, 0.03, stoneAt60, 0.5)
          else paintPlain(surface, ground, 0.4 + 1.2 * tuft)
          const path = surface.tag === 0 ? smooth(half + 0.5, half - 0.2, Math.abs(x) + (tuft - 0.5) * 0.6) : 0
          cover(surface, stone, path * 0.9, 0.5 + 0.5 * tuft)
          if (isSnowy && surface.ny > 0.4) cover(surface, snow, 0.93, 0.65 + 0.65 * tuft)
          return
        }
        paintTiles(surface, sheet, x + z, x - z, 0.75, stoneAt110, stoneAt40, 0.01)
        const grazing = 1 + surface.dy * surface.inverseLength
        surface.mirror = y > 0.5 ? 0 : 0.08 + 0.6 * grazing ** 4
        surface.blur = 0.4
        return
      }
      case CARPET:
      case STEP: {
        paintStone(surface, sheet, x * 1.3, z + y, surface.ny > 0.5 ? stoneAt110 : stoneAt85, 0.7)
        const wear = 1 + 0.12 * smooth(half * 0.6, 0, Math.abs(x)) * surface.ny
        surface.r *= wear
        surface.g *= wear
        surface.b *= wear
        if (hasCarpet && kind === 'hall') {
          const on = between(Math.abs(x), -1, half * 0.45, footprint)
          const border = between(Math.abs(x), half * 0.37, half * 0.41, footprint)
          coverBetween(surface, carpet, [0.35, 0.25, 0.08], border, on)
        } else if (surface.material === CARPET)
          paintTiles(surface, sheet, x + z, x - z, 0.75, stoneAt110, stoneAt40, 0.01)
        if (kind === 'hill') {
          cover(
            surface,
            groundAt80,
            smooth(
              0.6,
              0.75,
              sheet.at(x * 0.2, z * 0.2 + y * 0.1, footprint * 0.2) + 0.12 * smooth(half * 0.4, half, Math.abs(x)),
            ) * 0.8,
          )
          if (isSnowy && surface.ny > 0.5) cover(surface, snow, 0.94)
        }
        return
      }
      case WALL: {
        const u = surface.tag === 1 ? Math.atan2(x, z - 5) * half : Math.abs(surface.nz) > 0.5 ? x : z
        if (kind === 'hall') {
          paintStone(surface, sheet, u, y, stoneAt105, 0.35)
          const band = 1 - 0.18 * between(Math.abs(((((u / 2.1) % 1) + 1) % 1) - 0.5), 0.42, 0.5, footprint / 2)
          surface.r *= band
          surface.g *= band
          surface.b *= band
        } else paintCourses(surface, sheet, u, y, 0.62, 0.3, 0.02, stoneAt85, 0.45)
        if (isSnowy && surface.ny > 0.4) cover(surface, snow, 0.95)
        return
      }
      case GATE:
        if (kind === 'hill') {
          paintStone(surface, sheet, x, y, gate, 0.5)
          if (isSnowy && surface.ny > 0.4) cover(surface, snow, 0.95)
        } else paintStone(surface, sheet, x * 2, y, gate, 0.6)
        return
      case PANE: {
        paintPlain(surface, [0, 0, 0])
        const cloud = 0.8 + 0.4 * sheet.at((x + z) * 0.1, y * 0.1, footprint * 0.1)
        glow(surface, glass, cloud * (surface.tag === 3 ? 0.8 : 1.3))
        return
      }
      case BULB:
        paintPlain(surface, [0.6, 0.6, 0.55])
        glow(surface, light.lamp, kind === 'hill' && !isDark && brief.time !== 'dawn' ? 0.15 : 8 * power)
        return
      case PINE: {
        const needle = sheet.at(x * 0.5 + surface.tag, y * 0.9 + z * 0.3, footprint * 0.8)
        paintPlain(surface, pine, 0.35 + 1.4 * needle)
        if (isSnowy) cover(surface, snow, smooth(0.35, 0.62, needle + surface.ny * 0.3) * 0.92)
        return
      }
      default:
        if (kind === 'hall') {
          paintPlain(surface, [0.25, 0.16, 0.06])
          surface.shine = 0.4
        } else if (kind === 'tower') paintPlain(surface, [0.05, 0.045, 0.04])
        else paintWood(surface, sheet, y, x + z, pineColor)
    }
  }

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
