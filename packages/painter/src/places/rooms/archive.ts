import type { PlacePainter, Rgb } from '../../painting.ts'
import { mix, paint, scaled } from '../light-of-day.ts'
import { cover, paintPlain, paintWood } from '../materials.ts'
import { between, stripes } from '../tracing/texture.ts'
import { paintInterior, type Kit, type Stuff } from './interior.ts'
import { alongWall, lampOf, plainOf, plasterOf, slabOf } from './stuffs.ts'

/** Half the aisle's width, how deep a stack of shelves is, and their height; metres. */
const AISLE = 0.95
const DEEP = 0.9
const HIGH = 3.1
const CEILING_AT = 3.75
const END = 30
/** From shelf to shelf and from box to box. */
const SHELF = 0.46
const BOX = 0.34

/** Stacks of an archive: shelves of labelled boxes on both sides of a long aisle, one lamp burning near, one far. */
export const paintArchive: PlacePainter = (film, shot) =>
  paintInterior(film, shot, { azimuth: 1.2, heights: [0.6, 1.5, 2.3], aside: (shot.random() - 0.5) * 0.7 }, (kit) => {
    const { build, lamps, light, power, random } = kit
    const { palette } = shot
    const wood = paint(mix(palette.wood, [0.42, 0.26, 0.14], 0.5), 0.09)
    const [floor, wall, iron] = [
      kit.of(slabOf(kit, paint(palette.stone, 0.16), 0.5)),
      kit.of(plasterOf(kit, paint(mix(palette.stone, [0.6, 0.56, 0.48], 0.5), 0.2))),
      kit.of(plainOf([0.05, 0.048, 0.045], 0.1)),
    ]
    const boxes = kit.of(boxesOf(kit, wood))
    const drawers = kit.of(drawersOf(kit, wood))
    const shine = kit.of(lampOf(light.lamp, 7 * power))
    build.box(floor, -9, -0.1, -2, 9, 0, END)
    build.box(wall, -9, CEILING_AT, -2, 9, CEILING_AT + 0.2, END)
    build.box(wall, -9, 0, END, 9, CEILING_AT, END + 0.3)
    const isOfDrawers = random() < 0.4
    for (const side of [-1, 1])
      for (let z = -0.6 + random(), k = 0; z < END - 2; z += 4.1, k++) {
        const low = isOfDrawers && k % 3 === 0
        const [from, to] = [side * AISLE, side * (AISLE + DEEP)]
        build.box(low ? drawers : boxes, from, 0.08, z, to, low ? 1.45 : HIGH, z + 3.2, { tag: k * 2 + side })
        if (low) buildFiles(kit, boxes, side, z)
        for (const at of [z - 0.05, z + 3.2]) build.box(iron, from, 0, at, to, low ? 1.5 : HIGH + 0.08, at + 0.05)
        build.box(iron, side * (AISLE + DEEP + 1.4), 0, z, side * (AISLE + DEEP + 2.2), HIGH, z + 3.2)
      }
    for (const x of [-0.5, 0.7]) build.cylinder(iron, 2, x, CEILING_AT - 0.16, -1, END, 0.06)
    // One lamp burns where one stands and one far back; those between are out.
    for (const [z, strength] of [
      [3.6, 1],
      [8.4, 0],
      [13.2, 0.55],
      [22.5, 1.1],
    ] as const) {
      build.cylinder(iron, 1, 0, z, 2.96, CEILING_AT, 0.012, 0.012, { casts: false })
      build.cylinder(iron, 1, 0, z, 2.8, 2.98, 0.26, 0.05, { casts: false })
      if (strength === 0 || power === 0) continue
      build.ball(shine, 0, 2.78, z, 0.09, 1, { casts: false })
      lamps.push({
        x: 0,
        y: 2.62,
        z,
        color: scaled(light.lamp, 5.2 * power * strength),
        reach: 8,
        size: 0.3,
        halo: 0.3,
      })
    }
    // What is left of the day, from a high window behind.
    lamps.push({ x: 0, y: 2.8, z: -1, color: scaled(light.sky, 1.2), reach: 9, size: 1, halo: 0 })
    buildLadder(kit, iron, random() < 0.5 ? -1 : 1, 5 + random() * 2)
    return {
      subjectZ: 3.4,
      keySide: 0,
      key: light.lamp,
      ambient: scaled(mix(light.fill, light.lamp, 0.4), 0.14),
      above: scaled(light.fill, 0.06),
      below: scaled(light.lamp, 0.035 * power),
      haze: mix(scaled(light.fill, 0.05), scaled(light.lamp, 0.07 * power), 0.6),
      perMetre: 0.035,
      hasMirror: true,
      brightness: 0.85,
    }
  })

/** Loose boxes on top of a chest of drawers. */
function buildFiles({ build, random }: Kit, boxes: number, side: number, z: number): void {
  for (let at = z + 0.15; at < z + 2.7; at += 0.4 + random() * 0.5)
    build.box(boxes, side * (AISLE + 0.12), 1.5, at, side * (AISLE + 0.6), 1.74 + random() * 0.2, at + 0.36, {
      tag: 99,
    })
}

function buildLadder({ build }: Kit, iron: number, side: number, z: number): void {
  const [foot, top] = [side * (AISLE - 0.34), side * (AISLE + 0.05)]
  for (const at of [z, z + 0.42]) build.bar(iron, [foot, 0, at], [top, 2.9, at], 0.045)
  for (let y = 0.3; y < 2.8; y += 0.32) {
    const x = foot + (top - foot) * (y / 2.9)
    build.cylinder(iron, 2, x, y, z, z + 0.42, 0.018)
  }
}

/** Boxes on boards: each its own grey or brown, with a pale label and a hole to draw it out by. */
function boxesOf({ shot, sheet }: Kit, wood: Rgb): Stuff {
  const { noise, palette } = shot
  const colors = [
    paint(mix(palette.stone, [0.5, 0.44, 0.34], 0.6), 0.26),
    paint(mix(palette.wood, [0.46, 0.36, 0.24], 0.5), 0.19),
    paint(mix(palette.accent2, [0.3, 0.32, 0.34], 0.72), 0.13),
    paint(mix(palette.plants, [0.34, 0.34, 0.26], 0.6), 0.15),
  ]
  const label: Rgb = [0.62, 0.58, 0.48]
  const ink: Rgb = [0.1, 0.08, 0.07]
  return (surface) => {
    const { y, footprint, tag } = surface
    if (Math.abs(surface.ny) > 0.5 || tag === 99) {
      paintPlain(surface, colors[Math.abs(Math.floor(surface.z * 3)) % 2]!, 0.9)
      return
    }
    if (Math.abs(surface.nz) > 0.5) {
      paintWood(surface, sheet, y, surface.x, wood)
      return
    }
    const u = alongWall(surface)
    const [column, row] = [Math.floor(u / BOX), Math.floor(y / SHELF)]
    const [across, up] = [u - column * BOX, y - row * SHELF]
    const dice = noise.hash(column * 3 + tag, row * 7 + 3)
    const tall = SHELF - 0.09 - 0.1 * noise.hash(column + tag * 5, row)
    const board = between(up, -0.02, 0.03, footprint)
    const isThere =
      dice > 0.07 ? between(across, 0.012, BOX - 0.012, footprint) * between(up, 0.03, tall, footprint) : 0
    const color = colors[Math.floor(dice * 39.7) % colors.length]!
    const worn = 0.75 + 0.5 * sheet.at(u * 0.7, y * 0.7 + dice, footprint * 0.7)
    paintPlain(surface, wood, 0.16)
    cover(surface, color, isThere, worn)
    const on = between(across, 0.09, BOX - 0.09, footprint) * between(up, 0.13, 0.22, footprint) * isThere
    cover(surface, label, on, 0.7 + 0.4 * dice)
    const line =
      stripes(up - 0.145, 0.03, 0.009, footprint) * between(across, 0.11, BOX - 0.13 + 0.03 * dice, footprint)
    cover(surface, ink, on * line * 0.8)
    const hole = Math.hypot(across - BOX / 2, up - tall + 0.06)
    if (hole < 0.022 && isThere > 0.5) paintPlain(surface, wood, 0.1)
    cover(surface, wood, board)
  }
}

/** A chest of many small drawers with brass handles and a card on each. */
function drawersOf({ sheet }: Kit, wood: Rgb): Stuff {
  const brass: Rgb = [0.5, 0.35, 0.13]
  return (surface) => {
    const { y, footprint } = surface
    const u = alongWall(surface)
    paintWood(surface, sheet, u, y, scaled(wood, 1.6))
    if (Math.abs(surface.nx) < 0.5) return
    const [across, up] = [u - Math.floor(u / 0.3) * 0.3, y - Math.floor(y / 0.2) * 0.2]
    const gap = 1 - between(across, 0.01, 0.29, footprint) * between(up, 0.01, 0.19, footprint)
    cover(surface, [0.02, 0.016, 0.012], gap)
    cover(surface, [0.6, 0.55, 0.44], between(across, 0.1, 0.2, footprint) * between(up, 0.1, 0.15, footprint))
    const handle = between(across, 0.12, 0.18, footprint) * between(up, 0.045, 0.07, footprint)
    cover(surface, brass, handle)
    surface.shine = 0.05 + 0.3 * handle
  }
}
