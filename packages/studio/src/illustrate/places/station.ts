import type { PlacePainter, Rgb } from '../painting.ts'
import { beginPlace } from './built-place.ts'
import { finishStage, mix, paint, readLight, scaled, tinted } from './light-of-day.ts'
import { glow, paintBetween, paintCourses, paintPlain, paintTiles, paintWood } from './materials.ts'
import { paintScene } from './tracing/paint-scene.ts'
import { createSunMap } from './tracing/sun-map.ts'
import type { Surface } from './tracing/surface.ts'
import { between, smooth, stripes } from './tracing/texture.ts'

const PLATFORM = 0
const BED = 1
const RAIL = 2
const VAULT = 3
const WALL = 4
const IRON = 5
const TRAIN = 6
const CLOCK = 7
const BULB = 8
const OPENING = 9
const WOOD = 10
const HEADLAMP = 11
const SIGN = 12

/** A platform beside rails under a great roof of iron and glass, or in a vault below ground. */
export const paintStation: PlacePainter = (film, shot) => {
  const { random, palette, brief } = shot
  const isUnderground = random() < 0.35
  const hasTrain = random() < 0.75
  const isComing = random() < 0.45
  const light = readLight(shot, -(1.05 + random() * 0.3))
  const radius = isUnderground ? 5 : 9.5 + random() * 1.5
  const spring = isUnderground ? 1.6 : 5.2 + random()
  const centre = isUnderground ? 1.4 : 2.2
  const end = isUnderground ? 70 : 95
  const { view, sheet, build, lamps } = beginPlace(
    film,
    shot,
    [0.65, 1.65, isUnderground ? 3.4 : 5.4],
    -1.1 + random() * 0.5,
  )
  const edge = 1.2
  const power = isUnderground ? 1 : Math.max(0.3, light.lampPower)

  build.box(PLATFORM, centre - radius - 1, -1.2, -4, edge, 0, end)
  build.box(BED, edge, -2, -4, edge + 4.4, -1.05, end + 60, { mirrored: false })
  build.box(PLATFORM, edge + 4.4, -1.2, -4, centre + radius + 1, 0, end)
  for (const x of [edge + 1.3, edge + 2.75]) build.box(RAIL, x - 0.04, -1.05, -4, x + 0.04, -0.9, end + 50)
  build.vault(VAULT, centre, spring, radius, -4, end, { casts: false })
  for (const side of [-1, 1]) {
    const x = centre + side * radius
    if (isUnderground) build.box(WALL, x, -1, -4, x + side * 0.5, spring + 0.02, end)
    else
      build.wall(WALL, 0, side > 0 ? x : x - 0.6, side > 0 ? x + 0.6 : x, -4, end, -1, spring + 0.4, {
        first: 3,
        every: 6,
        count: 17,
        width: 3.4,
        sill: 1.3,
        spring: spring - 2,
        arch: 'round',
      })
    if (!isUnderground)
      build.box(OPENING, x + side * 0.5, 0, -4, x + side * 0.55, spring + 0.3, end, { casts: false, tag: side })
  }
  const every = isUnderground ? 7 : 6
  for (let z = 0; z < end; z += every) {
    if (!isUnderground) {
      for (const x of [-3.6, edge + 6.2]) {
        build.cylinder(IRON, 1, x, z, 0, spring + 1.6, 0.16, 0.12)
        build.cylinder(IRON, 1, x, z, 0, 0.7, 0.28, 0.18)
        build.cylinder(IRON, 1, x, z, spring + 0.9, spring + 1.6, 0.14, 0.4)
      }
      // Ribs of the roof: short straight pieces along the arch.
      for (let k = 0; k < 14; k++) {
        const [a, b] = [(Math.PI * k) / 14, (Math.PI * (k + 1)) / 14]
        const r = radius - 0.25
        const mid = (a + b) / 2
        build.block(
          IRON,
          [centre + Math.cos(mid) * r, spring + Math.sin(mid) * r, z],
          [0.1, (r * (b - a)) / 2 + 0.02, 0.12],
          0,
          mid,
        )
      }
      build.cylinder(IRON, 0, spring + 1.6, z, centre - radius, centre + radius, 0.06)
    } else {
      build.box(IRON, centre - radius, spring + 1.9, z - 0.05, centre + radius, spring + 2, z + 0.05)
    }
  }
  for (let z = 5; z < end - 4; z += isUnderground ? 7 : 12) {
    const x = isUnderground ? -1.2 : -1.8
    const y = isUnderground ? spring + 1.7 : 4.6
    build.ball(BULB, x, y, z, isUnderground ? 0.2 : 0.24, 1, { casts: false })
    build.cylinder(IRON, 1, x, z, y + 0.2, spring + radius * 0.8, 0.02, 0.02, { casts: false })
    lamps.push({
      x,
      y,
      z,
      color: scaled(light.lamp, (isUnderground ? 5 : 6.5) * power),
      reach: 14,
      size: 0.6,
      halo: 0.32,
    })
    if (!isUnderground) {
      build.ball(BULB, edge + 7.6, y, z, 0.24, 1, { casts: false })
      lamps.push({ x: edge + 7.6, y, z, color: scaled(light.lamp, 6 * power), reach: 13, size: 0.6, halo: 0.25 })
    }
  }
  // Far end: the bright mouth of the hall, or the tunnel's dark.
  const mouthY = spring
  build.wall(WALL, 2, end, end + 1, centre - radius - 1, centre + radius + 1, -2, spring + radius + 1, {
    first: isUnderground ? edge + 2 : centre,
    every: 99,
    count: 1,
    width: isUnderground ? 3.8 : radius * 1.55,
    sill: isUnderground ? -1.2 : -2,
    spring: isUnderground ? 1.4 : mouthY,
    arch: 'round',
  })
  build.box(OPENING, centre - radius, -3, end + 50, centre + radius, spring + radius, end + 50.1, {
    casts: false,
    tag: 5,
  })
  lamps.push({
    x: centre,
    y: 4,
    z: end - 2,
    color: scaled(light.sky, isUnderground ? 0 : 60),
    reach: 55,
    size: 4,
    halo: isUnderground ? 0 : 0.14,
    facing: [0, -0.1, -1],
  })

  if (hasTrain) {
    const near = isComing ? 24 + random() * 22 : 11 + random() * 6
    const [x0, x1] = [edge + 0.35, edge + 3.7]
    const top = isUnderground ? 2.4 : 2.9
    for (let z = near, k = 0; z < end + 30; z += 20, k++) {
      build.box(TRAIN, x0, -0.8, z, x1, top, z + 19.4, { tag: near })
      build.frustum(TRAIN, x0, top, z, x1, top + 0.45, z + 19.4, 0.6, 0.2, { tag: near })
    }
    for (const x of [x0 + 0.5, x1 - 0.5]) {
      build.ball(HEADLAMP, x, -0.2, near - 0.02, 0.15, 1, { casts: false, tag: isComing ? 1 : 0 })
      lamps.push({
        x,
        y: -0.2,
        z: near - 0.2,
        color: isComing ? [11, 10, 8] : [2.2, 0.1, 0.06],
        reach: isComing ? 24 : 8,
        size: 0.3,
        halo: 0.35,
        facing: [0, -0.05, -1],
      })
    }
    for (let z = near + 3; z < near + 40; z += 7) {
      lamps.push({
        x: x0 - 0.1,
        y: 1.3,
        z,
        color: scaled(light.lamp, 1.6),
        reach: 6,
        size: 0.7,
        halo: 0,
        facing: [-1, -0.2, 0],
      })
    }
  }
  // A clock and a board hang over the platform.
  const clockZ = 9 + random() * 3
  const clockX = -2.3 + random() * 0.8
  const clockY = isUnderground ? 3 : 4.1
  build.cylinder(IRON, 2, clockX, clockY, clockZ, clockZ + 0.25, 0.56)
  build.cylinder(CLOCK, 2, clockX, clockY, clockZ - 0.02, clockZ + 0.2, 0.49, 0.49, { casts: false })
  build.cylinder(IRON, 1, clockX, clockZ + 0.12, clockY + 0.5, spring + radius * 0.7, 0.03)
  build.box(SIGN, -3.4, isUnderground ? 2.6 : 3.3, 18, -1.2, isUnderground ? 3.1 : 4, 18.2)
  for (let z = 8; z < 60; z += 12) {
    // Benches, their backs to the wall.
    const x = -3.2
    build.box(WOOD, x - 0.25, 0.42, z, x + 0.25, 0.48, z + 1.8)
    build.box(WOOD, x - 0.32, 0.5, z, x - 0.26, 0.95, z + 1.8)
    for (const way of [0.1, 1.7]) build.box(IRON, x - 0.25, 0, z + way - 0.04, x + 0.25, 0.42, z + way + 0.04)
  }

  const stone = paint(palette.stone, 0.26)
  const brick = paint(mix(palette.soil, palette.accent, 0.12), 0.16)
  const paintWork = paint(random() < 0.5 ? palette.accent2 : palette.accent, 0.08)
  const tile = paint(mix(palette.stone, palette.snow, 0.6), 0.45)
  const glass = mix(scaled(light.sky, 1.7), scaled(light.sun, 0.5), light.directness * 0.4)
  const trainRoof: Rgb = [0.12, 0.12, 0.125]
  const clockTurn = random() * 6.28
  const isDim = brief.time === 'night'

  // Worked out once, for the shader runs for every pixel.
  const stoneAt60 = scaled(stone, 0.6)
  const stoneAt90 = scaled(stone, 0.9)
  const stoneAt72 = scaled(stone, 0.72)
  const stoneAt35 = scaled(stone, 0.35)
  const bedColor = paint(palette.wood, 0.05)
  const tileAt96 = scaled(tile, 0.96)
  const vaultColor = mix([0.05, 0.05, 0.052], paint(palette.wood, 0.07), 0.5)
  const tileAt93 = scaled(tile, 0.93)
  const openingColor = mix(glass, tinted(palette.horizon, Math.max(0.06, light.daylight * 3)), 0.5)
  const paintWorkAt70 = scaled(paintWork, 0.7)
  const woodColor = paint(palette.wood, 0.1)

  const shade = (surface: Surface) => {
    const { x, y, z, footprint } = surface
    switch (surface.material) {
      case PLATFORM: {
        if (surface.ny < 0.5) {
          paintCourses(surface, sheet, z, y, 0.8, 0.3, 0.015, stoneAt60, 0.3)
          return
        }
        paintTiles(surface, sheet, x, z, 0.6, stoneAt90, stoneAt72, 0.01)
        const safe = between(Math.abs(x - edge + 0.6), -1, 0.09, footprint)
        surface.r += (0.62 - surface.r) * safe * 0.8
        surface.g += (0.48 - surface.g) * safe * 0.8
        surface.b += (0.1 - surface.b) * safe * 0.8
        const grazing = 1 + surface.dy * surface.inverseLength
        const wet = brief.weather === 'rain' || brief.weather === 'storm' || brief.weather === 'snow' ? 1 : 0.55
        const worn = smooth(0.35, 0.65, sheet.at(x * 0.12, z * 0.05, footprint * 0.12))
        surface.mirror = (0.06 + 0.7 * grazing ** 4) * (0.4 + 0.6 * worn) * wet
        surface.blur = 0.55
        surface.shakeX = (sheet.at(x * 0.5, z * 0.2, footprint) - 0.5) * 0.015
        return
      }
      case BED: {
        const gravel = sheet.at(x * 1.1, z * 0.9, footprint)
        const sleeper = stripes(z, 0.65, 0.26, footprint) * between(Math.abs(x - edge - 2.02), -1, 1.25, footprint)
        paintBetween(surface, stoneAt35, bedColor, sleeper, 0.5 + gravel)
        return
      }
      case RAIL:
        paintPlain(surface, surface.ny > 0.5 ? [0.5, 0.5, 0.52] : [0.1, 0.06, 0.04])
        surface.shine = 0.6
        if (surface.ny > 0.5)
          glow(surface, glass, isUnderground ? 0.02 : 0.25 * (1 + surface.dy * surface.inverseLength) ** 4)
        return
      case VAULT: {
        const arc = Math.atan2(y - spring, x - centre) * radius
        if (isUnderground) {
          paintTiles(surface, sheet, z, arc, 0.3, tile, tileAt96, 0.012)
          const band = between(arc % (radius * 1.04), 0.2, 0.5, footprint)
          surface.r += (paintWork[0] * 2 - surface.r) * band
          surface.g += (paintWork[1] * 2 - surface.g) * band
          surface.b += (paintWork[2] * 2 - surface.b) * band
          return
        }
        // Glass in iron bars over the middle, boards towards the walls.
        const share = Math.abs(arc / radius - Math.PI / 2)
        const glazed = between(share, -1, 0.92, 0.01)
        const bars = (1 - stripes(z, 1, 0.09, footprint)) * (1 - stripes(arc, 1.6, 0.1, footprint))
        const soot = 0.55 + 0.7 * sheet.at(z * 0.05, arc * 0.06, footprint * 0.06)
        paintPlain(surface, vaultColor)
        glow(surface, glass, glazed * bars * soot * 0.75)
        return
      }
      case WALL:
        if (isUnderground && Math.abs(surface.nz) < 0.5) paintTiles(surface, sheet, z, y, 0.2, tile, tileAt93, 0.008)
        else paintCourses(surface, sheet, z + x, y, 0.44, 0.15, 0.012, brick, 0.35)
        return
      case OPENING: {
        paintPlain(surface, [0, 0, 0])
        if (surface.tag === 5) {
          if (!isUnderground) glow(surface, openingColor, 1.25 - 0.5 * smooth(0, 14, y))
          return
        }
        const bars = (1 - stripes(z, 0.6, 0.06, footprint)) * (1 - stripes(y, 0.8, 0.06, footprint))
        glow(surface, glass, bars * 1.1 * (0.8 + 0.4 * sheet.at(z * 0.1, y * 0.1, footprint)))
        return
      }
      case TRAIN: {
        const isFront = Math.abs(surface.nz) > 0.5
        const u = isFront ? x - edge - 2 : (z - surface.tag) % 20
        paintPlain(surface, y > 2.4 ? trainRoof : paintWork, y > 2.4 ? 1 : y > 0.6 ? 1.4 : 0.55)
        surface.shine = 0.12
        glow(surface, glass, 0.05)
        if (isFront) {
          const pane = between(Math.abs(u), 0.15, 1.35, footprint) * between(y, 0.75, 1.95, footprint)
          surface.r *= 1 - pane
          surface.g *= 1 - pane
          surface.b *= 1 - pane
          glow(surface, light.lamp, pane * 0.45)
          return
        }
        const pane = stripes(u - 0.5, 1.9, 1.35, footprint) * between(y, 0.85, 1.85, footprint)
        surface.r *= 1 - pane
        surface.g *= 1 - pane
        surface.b *= 1 - pane
        glow(
          surface,
          light.lamp,
          pane * (0.65 + 0.5 * smooth(0.8, 1.9, y)) * (0.75 + 0.5 * sheet.at(z * 0.35, y * 0.3, footprint)),
        )
        const door = stripes(u - 4.4, 9.5, 0.03, footprint) + stripes(u - 5.6, 9.5, 0.03, footprint)
        surface.r *= 1 - 0.6 * door
        surface.g *= 1 - 0.6 * door
        surface.b *= 1 - 0.6 * door
        return
      }
      case CLOCK: {
        const [u, v] = [(x - clockX) / 0.49, (y - clockY) / 0.49]
        const away = Math.hypot(u, v)
        const angle = Math.atan2(v, u)
        const hours =
          smooth(0.1, 0.05, Math.abs((((angle * 12) / 6.2832) % 1) - Math.round(((angle * 12) / 6.2832) % 1))) *
          between(away, 0.78, 0.92, footprint * 2)
        const hand = (turn: number, long: number, wide: number) => {
          const along = u * Math.cos(turn) + v * Math.sin(turn)
          const across = Math.abs(u * Math.sin(turn) - v * Math.cos(turn))
          return between(along, -0.12, long, footprint * 2) * between(across, -1, wide, footprint * 2)
        }
        const mark = Math.min(1, hours + hand(clockTurn, 0.55, 0.05) + hand(clockTurn * 12, 0.8, 0.035))
        paintPlain(surface, [0.7, 0.68, 0.6], 1 - mark)
        glow(surface, light.lamp, 0.9 * (1 - mark) * (isDim || isUnderground ? 1.3 : 0.6))
        return
      }
      case BULB:
        paintPlain(surface, [0.6, 0.6, 0.6])
        glow(surface, light.lamp, 1 + 9 * power)
        return
      case HEADLAMP:
        paintPlain(surface, [0.3, 0.3, 0.3])
        glow(surface, surface.tag === 1 ? [1, 0.93, 0.8] : [1, 0.05, 0.03], surface.tag === 1 ? 16 : 4)
        return
      case SIGN: {
        paintPlain(surface, paintWorkAt70)
        const row = between(Math.abs(((((y / 0.22) % 1) + 1) % 1) - 0.5), -1, 0.26, footprint * 4)
        glow(
          surface,
          light.lamp,
          row * smooth(0.48, 0.58, sheet.at(x * 0.9, Math.floor(y / 0.22) * 0.37, footprint)) * 0.9,
        )
        return
      }
      case WOOD:
        paintWood(surface, sheet, z, y + x, woodColor)
        return
      default:
        paintPlain(surface, [0.045, 0.05, 0.052])
        surface.shine = 0.12
    }
  }

  const solids = build.build()
  const isFoggy = brief.weather === 'fog'
  const perMetre = isFoggy ? 0.03 : 0.009
  const haze = isUnderground ? scaled(light.lamp, 0.09) : mix(scaled(light.sky, 0.36), scaled(light.fill, 0.14), 0.4)
  // The roof's ribs and bars shade the sun in stripes; only its middle is glass.
  const throughRoof = (x: number, y: number, z: number) => {
    const [sx, sy, sz] = light.toSun
    const px = x - centre
    const py = y - spring
    const b = px * sx + py * sy
    const a = sx * sx + sy * sy
    const root = b * b - a * (px * px + py * py - radius * radius)
    if (root <= 0) return 0
    const t = (-b + Math.sqrt(root)) / a
    const arc = Math.atan2(py + sy * t, px + sx * t)
    const pane = ((z + sz * t) / 3) % 1
    return between(Math.abs(arc - Math.PI / 2), -1, 0.92, 0.03) * (pane < 0.12 ? 0.25 : 1)
  }
  paintScene(film, view, {
    solids,
    shade,
    hasMirror: true,
    cornerRadius: 0.9,
    lighting: {
      above: isUnderground ? scaled(light.lamp, 0.09) : mix(scaled(light.sky, 0.32), scaled(light.fill, 0.12), 0.35),
      below: isUnderground ? scaled(light.lamp, 0.06) : scaled(light.sky, 0.14),
      sun:
        isUnderground || light.directness < 0.15
          ? undefined
          : {
              toSun: light.toSun,
              color: light.sun,
              mask: throughRoof,
              map: createSunMap(solids, light.toSun, [-5, -1, 0, 9, 8, 60], film.height),
            },
      lamps,
      hasShine: true,
    },
    air: {
      color: haze,
      perMetre,
      thickness: 40,
      shafts: isUnderground ? 0 : light.shafts * (isFoggy ? 0.014 : 0.006),
      end: 50,
    },
  })
  return finishStage(film, view, shot, {
    subjectZ: 7.5,
    hasGround: true,
    mirror: 0.2,
    keySide: isUnderground ? 0 : -1,
    key: isUnderground || isDim ? light.lamp : mix(light.sky, light.sun, 0.3),
    ambient: scaled(haze, 0.6),
    fog: haze,
    fogPerMetre: perMetre,
  })
}
