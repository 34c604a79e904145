import type { PlacePainter } from '../painting.ts'
import { beginPlace } from './built-place.ts'
import { finishStage, mix, readLight, scaled } from './light-of-day.ts'
import {
  PLATFORM,
  BED,
  RAIL,
  VAULT,
  WALL,
  IRON,
  TRAIN,
  CLOCK,
  BULB,
  OPENING,
  WOOD,
  HEADLAMP,
  SIGN,
  stationSurfaces,
} from './station-surfaces.ts'
import { paintScene } from './tracing/paint-scene.ts'
import { createSunMap } from './tracing/sun-map.ts'
import { between } from './tracing/texture.ts'

/** A platform beside rails under a great roof of iron and glass, or in a vault below ground. */
export const paintStation: PlacePainter = (film, shot) => {
  const { random, brief } = shot
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

  const isDim = brief.time === 'night'

  const shade = stationSurfaces(shot, {
    isDim,
    centre,
    clockX,
    clockY,
    edge,
    isUnderground,
    light,
    power,
    radius,
    sheet,
    spring,
  })

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
