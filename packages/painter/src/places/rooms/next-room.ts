import type { PlacePainter, Rgb } from '../../painting.ts'
import { mix, paint, scaled, tinted } from '../light-of-day.ts'
import { glow, paintBoards, paintPlain, paintWood, windowPane } from '../materials.ts'
import { paintInterior, type Kit, type Stuff } from './interior.ts'

const FLOOR = 0
const WALL = 1
const CEILING = 2
const TRIM = 3
const DOOR = 4
const WOOD = 5
const CLOTH = 6
const PANE = 7
const BULB = 8
const FRAMED = 9
const KNOB = 10

/** Metres to the wall with the doorway, from one such wall to the next, and up to the ceiling. */
const FIRST_WALL = 3.5
const DEEP = 3.9
const HIGH = 2.85
const HALF = 2.2
const DOOR_HALF = 0.5
const DOOR_HIGH = 2.12

type Rooms = Kit & { doors: readonly number[] }

/** A dim room whose door stands open upon a lit one, and perhaps that upon another. */
export const paintNextRoom: PlacePainter = (film, shot) =>
  paintInterior(film, shot, { azimuth: 1.1, heights: [0.6, 1.4, 1.8], aside: (shot.random() - 0.5) * 0.5 }, (kit) => {
    const { build, lamps, light, random } = kit
    const count = 1 + Math.floor(random() * 3)
    const doors = Array.from({ length: count }, (_, i) => (i === 0 ? (random() - 0.5) * 0.5 : (random() - 0.5) * 1.1))
    const rooms = { ...kit, doors }
    const back = FIRST_WALL + count * DEEP
    build.box(FLOOR, -HALF, -0.1, -1.5, HALF, 0, back)
    build.box(CEILING, -HALF, HIGH, -1.5, HALF, HIGH + 0.2, back)
    for (let i = 0; i <= count; i++) {
      const [from, to] = i === 0 ? [-1.5, FIRST_WALL] : [FIRST_WALL + (i - 1) * DEEP, FIRST_WALL + i * DEEP]
      for (const side of [-1, 1]) {
        build.box(WALL, side * HALF, 0, from, side * (HALF + 0.2), HIGH, to, { tag: i })
        build.box(TRIM, side * HALF, 0, from, side * (HALF - 0.02), 0.13, to)
      }
      if (i < count) buildDoorway(rooms, i, to)
      if (i > 0) furnish(rooms, i, from)
    }
    buildWindow(rooms, back, count)
    // What little comes from behind the camera, so that the wall about the door is a wall.
    const dim = mix(light.fill, light.lamp, 0.35)
    lamps.push({ x: 0.9, y: 2.2, z: 0.4, color: scaled(dim, 2.2 + 1.6 * light.daylight), reach: 8, size: 0.8, halo: 0 })
    return {
      shade: roomsSurfaces(kit),
      cornerRadius: 0.4,
      subjectZ: 2.9,
      keySide: 0.4,
      key: light.lamp,
      ambient: scaled(mix(light.fill, light.lamp, 0.3), 0.16),
      above: scaled(light.fill, 0.05 + 0.05 * light.daylight),
      below: scaled(light.fill, 0.03),
      haze: mix(scaled(light.fill, 0.05), scaled(light.lamp, 0.06), 0.5),
      perMetre: 0.01,
      brightness: 0.9,
    }
  })

/** A wall across, its opening in a frame, and the door that has been pushed or pulled open. */
function buildDoorway({ build, doors, random }: Rooms, i: number, z: number): void {
  const x = doors[i]!
  const opening = {
    first: x,
    every: 99,
    count: 1,
    width: DOOR_HALF * 2,
    sill: 0,
    spring: DOOR_HIGH,
    arch: 'flat' as const,
  }
  build.wall(WALL, 2, z, z + 0.16, -HALF - 0.2, HALF + 0.2, 0, HIGH, opening, { tag: i })
  const ahead = z - 0.03
  for (const side of [-1, 1]) {
    const edge = x + side * DOOR_HALF
    build.box(TRIM, edge, 0, ahead, edge + side * 0.11, DOOR_HIGH + 0.11, z + 0.19)
    build.box(TRIM, edge + side * 0.11, 0, z - 0.02, side * HALF, 0.13, z)
  }
  build.box(TRIM, x - DOOR_HALF - 0.11, DOOR_HIGH, ahead, x + DOOR_HALF + 0.11, DOOR_HIGH + 0.11, z + 0.19)
  const side = random() < 0.5 ? -1 : 1
  // Only the first one opens towards the camera; the others would hide what is behind them.
  const turn = (i === 0 ? 1.15 : 1.35) + random() * 0.25
  const way = i === 0 ? -1 : 1
  const reach = [side * Math.cos(turn), way * Math.sin(turn)] as const
  const hinge = [x + side * DOOR_HALF, z + (i === 0 ? 0 : 0.16)] as const
  const leaf = (from: number, to: number, low: number, high: number, thick: number, material: number): void => {
    const middle = (from + to) / 2
    build.block(
      material,
      [hinge[0] + reach[0] * middle, (low + high) / 2, hinge[1] + reach[1] * middle],
      [(to - from) / 2, (high - low) / 2, thick],
      Math.atan2(-reach[1], reach[0]),
      0,
    )
  }
  leaf(0, 0.96, 0.01, DOOR_HIGH - 0.02, 0.02, DOOR)
  for (const [low, high] of [
    [0.22, 0.95],
    [1.15, 1.92],
  ] as const)
    for (const from of [0.13, 0.54]) leaf(from, from + 0.3, low, high, 0.03, DOOR)
  leaf(0.84, 0.9, 1.0, 1.07, 0.07, KNOB)
}

/** A hanging lamp, and a table, a chair or a chest, by turns. */
function furnish({ build, lamps, light, random }: Rooms, i: number, from: number): void {
  const z = from + DEEP * 0.5
  build.ball(BULB, 0, 2.2, z, 0.11, 1, { casts: false })
  build.cylinder(DOOR, 1, 0, z, 2.24, 2.4, 0.24, 0.06, { casts: false })
  build.cylinder(DOOR, 1, 0, z, 2.4, HIGH, 0.012, 0.012, { casts: false })
  lamps.push({ x: 0, y: 2.05, z, color: scaled(light.lamp, 4.2 + 1.6 * i), reach: 9, size: 0.35, halo: 0.12 })
  const side = random() < 0.5 ? -1 : 1
  const x = side * (1.0 + random() * 0.3)
  const kind = Math.floor(random() * 3)
  if (kind === 0) {
    build.cylinder(WOOD, 1, x, z, 0.7, 0.75, 0.5)
    build.cylinder(WOOD, 1, x, z, 0, 0.7, 0.06)
    build.cylinder(WOOD, 1, x, z, 0, 0.05, 0.26, 0.12)
    build.ball(CLOTH, x, 0.84, z, 0.1)
  } else if (kind === 1) {
    build.box(CLOTH, x - 0.42, 0.1, z - 0.4, x + 0.42, 0.45, z + 0.4)
    build.box(CLOTH, x + side * 0.26, 0.1, z - 0.4, x + side * 0.5, 1.0, z + 0.4)
    for (const at of [-0.48, 0.36]) build.box(CLOTH, x - 0.42, 0.1, z + at, x + 0.46, 0.66, z + at + 0.12)
  } else {
    build.box(WOOD, side * HALF, 0, z - 0.7, side * (HALF - 0.45), 0.95, z + 0.7)
    build.cylinder(CLOTH, 1, side * (HALF - 0.22), z, 0.95, 1.2, 0.09, 0.06)
  }
  const wall = -side * HALF
  build.box(FRAMED, wall, 1.3, z - 0.35, wall + side * 0.03, 1.95, z + 0.35)
}

/** The last wall has a window. */
function buildWindow({ build, lamps, light, random }: Rooms, z: number, last: number): void {
  const x = (random() - 0.5) * 0.9
  const opening = { first: x, every: 99, count: 1, width: 1.1, sill: 0.85, spring: 2.3, arch: 'flat' as const }
  build.wall(WALL, 2, z, z + 0.2, -HALF - 0.2, HALF + 0.2, 0, HIGH, opening, { tag: last })
  build.box(PANE, x - 0.6, 0.8, z + 0.12, x + 0.6, 2.4, z + 0.14, { casts: false, tag: x })
  build.box(TRIM, x - 0.66, 0.78, z - 0.08, x + 0.66, 0.85, z + 0.1)
  const color = scaled(light.sky, 5)
  lamps.push({ x, y: 1.6, z: z - 0.1, color, reach: 8, size: 0.6, halo: 0, facing: [0, -0.1, -1] })
}

function roomsSurfaces({ shot: { palette }, random, light, sheet }: Kit): Stuff {
  const tints = [palette.stone, palette.accent2, palette.accent, palette.plants]
  // The first room is plain; each of the others has a colour of its own.
  const walls = tints.map((color, i) =>
    paint(mix(tinted(color, 1), [1, 0.95, 0.86], i === 0 ? 0.6 : 0.45), i === 0 ? 0.26 : 0.4),
  )
  const wood = paint(mix(palette.wood, [0.4, 0.22, 0.1], 0.4), 0.13)
  const door = paint(mix(palette.wood, [0.5, 0.3, 0.16], 0.3), 0.2)
  const cloth = paint(random() < 0.5 ? palette.accent : palette.accent2, 0.14)
  const glass: Rgb = mix(scaled(light.sky, 1.6), scaled(light.sun, 0.4), light.directness * 0.3)
  return (surface) => {
    const { x, y, z, footprint } = surface
    switch (surface.material) {
      case FLOOR:
        paintBoards(surface, sheet, z, x, 0.16, wood)
        surface.shine = 0.15
        return
      case WALL:
        paintPlain(
          surface,
          walls[surface.tag % walls.length]!,
          0.92 + 0.16 * sheet.at(z * 0.4 + x, y * 0.4, footprint * 0.4),
        )
        return
      case CEILING:
        paintPlain(surface, [0.42, 0.4, 0.37])
        return
      case TRIM:
        paintPlain(surface, [0.5, 0.47, 0.42])
        return
      case DOOR:
        paintWood(surface, sheet, y, x + z, door, 0.5)
        return
      case WOOD:
        paintWood(surface, sheet, x + z, y, scaled(wood, 1.3))
        return
      case CLOTH:
        paintPlain(surface, cloth, 0.85 + 0.3 * sheet.at(x * 2, (y + z) * 2, footprint * 2))
        return
      case FRAMED: {
        const isFrame = y < 1.36 || y > 1.89
        paintPlain(
          surface,
          isFrame ? scaled(wood, 0.8) : mix(cloth, [0.5, 0.48, 0.4], 0.5 + 0.5 * sheet.at(z, y, footprint)),
        )
        return
      }
      case PANE:
        paintPlain(surface, [0.02, 0.02, 0.02])
        glow(surface, glass, windowPane(x - surface.tag + 0.55, y - 0.85, 0.37, 0.48, 0.04, footprint))
        return
      case BULB:
        paintPlain(surface, [0.6, 0.6, 0.55])
        glow(surface, light.lamp, 5)
        return
      default:
        paintPlain(surface, [0.3, 0.2, 0.07])
        surface.shine = 0.4
    }
  }
}
