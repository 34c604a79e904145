import type { PlacePainter } from '../painting.ts'
import { beginPlace } from './built-place.ts'
import { finishStage, mix, readLight, scaled } from './light-of-day.ts'
import type { Lamp } from './tracing/lighting.ts'
import {
  FLOOR,
  SHELVES,
  CEILING,
  END,
  PANE,
  WOOD,
  BULB,
  WALL,
  LAMPSHADE,
  DARK,
  librarySurfaces,
} from './library-surfaces.ts'
import { paintScene } from './tracing/paint-scene.ts'
import { createSunMap } from './tracing/sun-map.ts'

/** A long aisle between walls of books under hanging lamps, or a hall with high windows and reading tables. */
export const paintLibrary: PlacePainter = (film, shot) => {
  const { random } = shot
  const isHall = random() < 0.5
  const hasVault = random() < 0.55
  const hasRunner = !isHall || random() < 0.4
  const isStoneFloor = random() < 0.4
  const halfWidth = isHall ? 3 + random() * 0.9 : 1.75 + random() * 0.55
  const shelfTop = isHall ? 3.4 + Math.floor(random() * 3) * 0.42 : 5.4 + random() * 2
  const springing = isHall ? shelfTop + 3 + random() : shelfTop + 0.5
  const ceiling = hasVault ? springing + halfWidth : springing + 0.7
  const end = isHall ? 30 : 36
  const light = readLight(shot, (random() < 0.5 ? 1 : -1) * (0.95 + random() * 0.4))
  const { view, sheet, build } = beginPlace(
    film,
    shot,
    [0.75, 1.6, Math.min(4.3, shelfTop * 0.8)],
    (random() - 0.5) * 0.5,
  )

  build.box(FLOOR, -halfWidth - 1, -0.2, -2, halfWidth + 1, 0, end)
  for (const side of [-1, 1]) {
    build.box(SHELVES, side * halfWidth, 0, -1, side * (halfWidth + 0.6), shelfTop, end, { tag: side })
    build.box(WOOD, side * (halfWidth - 0.09), shelfTop, -1, side * (halfWidth + 0.6), shelfTop + 0.16, end)
    build.box(WOOD, side * (halfWidth - 0.06), 0, -1, side * (halfWidth + 0.6), 0.12, end)
    if (isHall) {
      build.wall(
        WALL,
        0,
        side > 0 ? halfWidth : -halfWidth - 0.5,
        side > 0 ? halfWidth + 0.5 : -halfWidth,
        -1,
        end,
        shelfTop + 0.16,
        springing + 0.4,
        {
          first: 2.2,
          every: 4,
          count: Math.ceil(end / 4),
          width: 1.7,
          sill: shelfTop + 0.7,
          spring: springing - 0.9,
          arch: 'round',
        },
      )
      build.box(PANE, side * (halfWidth + 0.42), shelfTop, -1, side * (halfWidth + 0.46), springing + 0.4, end, {
        casts: false,
        tag: side,
      })
      for (let z = 0.2; z < end; z += 4) {
        build.box(WOOD, side * (halfWidth - 0.16), 0, z - 0.15, side * (halfWidth + 0.1), springing, z + 0.15)
      }
    }
  }
  if (hasVault) {
    build.vault(CEILING, 0, springing, halfWidth + 0.02, -1, end)
    for (let z = 0.2; z < end; z += 4)
      build.box(WOOD, -halfWidth - 0.1, springing - 0.12, z - 0.12, halfWidth + 0.1, springing + 0.1, z + 0.12)
  } else {
    build.box(CEILING, -halfWidth - 1, ceiling, -1, halfWidth + 1, ceiling + 0.3, end)
    for (let z = 1; z < end; z += 2.6)
      build.box(WOOD, -halfWidth - 0.2, ceiling - 0.28, z - 0.14, halfWidth + 0.2, ceiling, z + 0.14)
  }
  const archWidth = Math.min(2.4, halfWidth * (0.9 + random() * 0.4))
  build.wall(END, 2, end - 0.7, end, -halfWidth - 1, halfWidth + 1, 0, ceiling + 1, {
    first: 0,
    every: 99,
    count: 1,
    width: archWidth,
    sill: random() < 0.5 ? 0.02 : 1.1,
    spring: isHall ? 4.4 : 3.4 + random(),
    arch: random() < 0.3 ? 'pointed' : 'round',
  })
  build.box(PANE, -halfWidth, 0, end + 0.02, halfWidth, ceiling, end + 0.05, { casts: false })

  const lamps: Lamp[] = []
  const lampColor = scaled(light.lamp, 5.2 * light.lampPower)
  const lampY = isHall ? shelfTop + 0.7 : Math.min(shelfTop - 0.7, 5)
  const spacing = isHall ? 6 : 5.2
  for (let z = isHall ? 5 : 4.5; z < end - 1; z += spacing) {
    lamps.push({ x: 0, y: lampY, z, color: lampColor, reach: 11, size: 0.55, halo: 0.28 })
    build.ball(BULB, 0, lampY, z, 0.15, 1.15, { casts: false })
    build.cylinder(DARK, 1, 0, z, lampY + 0.15, ceiling, 0.014, 0.014, { casts: false })
    build.cylinder(DARK, 1, 0, z, lampY + 0.14, lampY + 0.24, 0.1, 0.04, { casts: false })
  }
  const windowLight = scaled(light.sky, 26)
  lamps.push({
    x: 0,
    y: 2.6,
    z: end - 0.8,
    color: scaled(windowLight, 0.8),
    reach: 26,
    size: 1.4,
    halo: 0.16,
    facing: [0, 0, -1],
  })
  if (isHall) {
    for (let z = 2.2; z < end; z += 4) {
      for (const side of [-1, 1]) {
        lamps.push({
          x: side * (halfWidth + 0.2),
          y: springing - 1.4,
          z,
          color: scaled(light.sky, 5),
          reach: 9,
          size: 0.9,
          halo: 0,
          facing: [-side, -0.35, 0],
        })
      }
    }
    addTables()
  } else addLadder()

  function addTables() {
    const side = shot.subjectX < 0.5 ? 1 : -1
    for (const way of [side, -side]) {
      for (let z = way === side ? 4.2 : 8.4; z < end - 3; z += 4.2) {
        const x = way * (halfWidth - 1.25)
        build.box(WOOD, x - 0.5, 0.72, z, x + 0.5, 0.78, z + 2.2)
        for (const [lx, lz] of [
          [-0.42, 0.1],
          [0.42, 0.1],
          [-0.42, 2.1],
          [0.42, 2.1],
        ] as const) {
          build.box(WOOD, x + lx - 0.04, 0, z + lz - 0.04, x + lx + 0.04, 0.72, z + lz + 0.04)
        }
        build.cylinder(DARK, 1, x, z + 1.1, 0.78, 1.1, 0.02)
        build.cylinder(LAMPSHADE, 0, 1.14, z + 1.1, x - 0.16, x + 0.16, 0.075, 0.075, { casts: false })
        lamps.push({
          x,
          y: 1.02,
          z: z + 1.1,
          color: scaled(light.lamp, 0.7 * (0.4 + light.lampPower)),
          reach: 3,
          size: 0.3,
          halo: 0.35,
        })
      }
    }
  }

  function addLadder() {
    const side = random() < 0.5 ? 1 : -1
    const z = 5 + random() * 5
    const foot = side * (halfWidth - 0.75)
    const top = side * (halfWidth - 0.05)
    const high = Math.min(shelfTop, 4.6)
    const lean = -Math.atan2(top - foot, high)
    for (const rail of [0, 0.5]) {
      build.block(WOOD, [(foot + top) / 2, high / 2, z + rail], [0.03, Math.hypot(high, top - foot) / 2, 0.03], 0, lean)
    }
    for (let y = 0.3; y < high; y += 0.32) {
      const x = foot + ((top - foot) * y) / high
      build.box(WOOD, x - 0.02, y - 0.02, z, x + 0.02, y + 0.02, z + 0.5)
    }
  }

  const shade = librarySurfaces(shot, {
    archWidth,
    halfWidth,
    hasRunner,
    hasVault,
    isHall,
    isStoneFloor,
    light,
    sheet,
    springing,
  })

  const sun = isHall ? { toSun: light.toSun, color: light.sun } : undefined
  const solids = build.build()
  const map =
    sun === undefined
      ? undefined
      : createSunMap(solids, sun.toSun, [-halfWidth, 0, 0, halfWidth, springing, end], film.height)
  const haze = mix(scaled(light.lamp, 0.05 * light.lampPower), scaled(light.fill, 0.1), 0.6)
  paintScene(film, view, {
    solids,
    shade,
    hasMirror: true,
    cornerRadius: 0.7,
    lighting: {
      above: scaled(light.fill, isHall ? 0.16 : 0.08),
      below: mix(scaled(light.sky, 0.05), scaled(light.fill, 0.06), 0.6),
      sun: sun === undefined ? undefined : { ...sun, map },
      lamps,
    },
    air: {
      color: haze,
      perMetre: isHall ? 0.008 : 0.012,
      thickness: 30,
      shafts: isHall ? light.shafts * 0.011 : 0,
      end: 40,
    },
  })
  return finishStage(film, view, shot, {
    subjectZ: isHall ? 7 : 9,
    hasGround: true,
    mirror: hasRunner ? 0 : 0.25,
    keySide: isHall ? Math.sign(light.toSun[0]) : 0,
    key: mix(scaled(light.lamp, 1.4 * light.lampPower), light.sky, 0.4),
    ambient: scaled(mix(light.lamp, light.sky, 0.4), 0.16),
    fog: haze,
    fogPerMetre: isHall ? 0.008 : 0.012,
  })
}
