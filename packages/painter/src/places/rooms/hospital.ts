import type { PlacePainter, Rgb } from '../../painting.ts'
import { mix, paint, scaled } from '../light-of-day.ts'
import { paintInterior, type Kit } from './interior.ts'
import { clothOf, dadoOf, drapeOf, lampOf, paneOf, plainOf, plasterOf, slabOf } from './stuffs.ts'

const HIGH = 3.2
const BACK = 17

/** A hospital: its long corridor with doors and a bed on wheels, or a ward with beds under tall windows. */
export const paintHospital: PlacePainter = (film, shot) => {
  const isWard = shot.brief.people.pose === 'lie' || shot.random() < 0.45
  const half = isWard ? 3 : 1.6
  const aside = (shot.random() - 0.5) * 0.6
  return paintInterior(film, shot, { azimuth: 1.25, heights: [0.6, 1.5, 2.4], aside }, (kit) => {
    const { build, light, lamps, power } = kit
    const { palette, brief } = shot
    const green = paint(mix(palette.accent2, [0.35, 0.55, 0.5], 0.65), 0.27)
    const white: Rgb = [0.58, 0.59, 0.57]
    const floor = kit.of(slabOf(kit, mix(scaled(green, 1), [0.36, 0.37, 0.36], 0.6), 1, 0.3))
    const wall = kit.of(dadoOf(kit, mix(white, palette.stone, 0.15), green, 1.25))
    const lime = kit.of(plasterOf(kit, white, 0.06))
    const steel = kit.of(plainOf([0.42, 0.43, 0.44], 0.4))
    const tube = kit.of(lampOf([0.85, 0.95, 1], brief.time === 'day' ? 2 : 3.6 * power))
    build.box(floor, -half, -0.1, -2, half, 0, BACK)
    build.box(lime, -half, HIGH, -2, half, HIGH + 0.2, BACK)
    build.box(wall, -half - 0.2, 0, -2, -half, HIGH, BACK)
    const pane = kit.of(paneOf(kit, { wide: 0.6, high: 0.8, bar: 0.05, from: 1, to: 2.9, roofs: 1.4 }))
    const end = {
      first: 0,
      every: 99,
      count: 1,
      width: 1.5,
      sill: isWard ? 1 : 0.5,
      spring: 2.7,
      arch: 'flat',
    } as const
    build.wall(wall, 2, BACK, BACK + 0.3, -half - 0.2, half + 0.2, 0, HIGH, end)
    build.box(pane, -0.9, 0.4, BACK + 0.2, 0.9, 2.8, BACK + 0.22, { casts: false, tag: 0.3 })
    if (isWard) {
      const row = { first: 1.2, every: 2.4, count: 7, width: 1.2, sill: 1, spring: 2.75, arch: 'flat' } as const
      build.wall(wall, 0, half, half + 0.3, -2, BACK, 0, HIGH, row)
      build.box(pane, half + 0.2, 0.9, -2, half + 0.22, 2.85, BACK, { casts: false, tag: 0.6 })
      fitWard(kit, half, green, steel)
    } else {
      build.box(wall, half, 0, -2, half + 0.2, HIGH, BACK)
      fitCorridor(kit, half, green, steel)
    }
    hangPanels(kit, tube, isWard ? 2.4 : 3.1)
    lamps.push({
      x: 0,
      y: 2.2,
      z: 0.6,
      color: scaled(mix(light.sky, [0.8, 0.9, 1], 0.5), 1.6),
      reach: 7,
      size: 0.8,
      halo: 0,
    })
    return {
      subjectZ: 4,
      keySide: isWard ? 1 : 0,
      key: mix([0.8, 0.9, 1], light.sky, 0.4),
      ...(isWard && { sunlit: [-half, 0, 0, half + 0.3, HIGH, BACK] as const, shafts: 0.02 }),
      ambient: scaled(mix(light.sky, [0.8, 0.9, 1], 0.5), 0.2),
      above: scaled(mix(light.sky, [0.8, 0.9, 1], 0.5), 0.16),
      below: scaled(light.sky, 0.12),
      haze: scaled(mix(light.sky, [0.8, 0.92, 1], 0.6), 0.16 * (0.4 + power)),
      perMetre: 0.012,
      hasMirror: true,
      brightness: 1.1,
    }
  })
}

/** Panels of white light; every third one is out at night. */
function hangPanels({ build, lamps, power, shot }: Kit, tube: number, every: number): void {
  const isNight = shot.brief.time === 'night'
  for (let z = 1.8, k = 0; z < BACK; z += every, k++) {
    if (power === 0 || (isNight && k % 3 === 1)) continue
    build.box(tube, -0.35, HIGH - 0.05, z - 0.6, 0.35, HIGH - 0.01, z + 0.6, { casts: false })
    lamps.push({ x: 0, y: HIGH - 0.25, z, color: [2.1, 2.35, 2.5], reach: 8, size: 0.6, halo: 0.05 })
  }
}

/** Iron beds on both sides, their blankets, a curtain between them on its rail. */
function fitWard(kit: Kit, half: number, green: Rgb, steel: number): void {
  const { build, lamps, light, random } = kit
  const sheet = kit.of(clothOf(kit, [0.52, 0.52, 0.5]))
  const blanket = kit.of(clothOf(kit, scaled(green, 0.9)))
  const drape = kit.of(drapeOf(kit, mix(green, [0.6, 0.6, 0.56], 0.55), 30))
  for (let z = 3.3, k = 0; z < BACK - 2; z += 2.4, k++)
    for (const side of [-1, 1]) {
      const [head, foot] = [side * (half - 0.1), side * (half - 2)]
      build.box(sheet, head, 0.45, z, foot, 0.6, z + 0.9)
      build.box(blanket, side * (half - 0.75), 0.44, z - 0.03, foot - side * 0.02, 0.63, z + 0.93)
      build.ball(sheet, side * (half - 0.42), 0.66, z + 0.45, 0.3, 0.35)
      for (const [x, high] of [
        [head, 1.1],
        [foot, 0.85],
      ] as const) {
        for (const at of [z, z + 0.9]) build.cylinder(steel, 1, x, at, 0, high, 0.022)
        build.cylinder(steel, 2, x, high, z, z + 0.9, 0.022)
        for (let at = z + 0.2; at < z + 0.8; at += 0.2) build.cylinder(steel, 1, x, at, 0.5, high, 0.01)
      }
      if (random() < 0.5) build.box(drape, head, 0.4, z - 0.5, side * (half - 1.5), 2.2, z - 0.44)
      build.cylinder(steel, 0, 2.22, z - 0.47, Math.min(head, foot), Math.max(head, foot), 0.014)
      if (side > 0)
        lamps.push({
          x: half - 0.05,
          y: 1.9,
          z: z + 0.3,
          color: scaled(light.sky, 4),
          reach: 8,
          size: 0.7,
          halo: 0,
          facing: [-1, -0.1, 0],
        })
    }
}

/** Doors with a pane, a rail along the wall, a bed on wheels and a bench. */
function fitCorridor(kit: Kit, half: number, green: Rgb, steel: number): void {
  const { build, random, light, lamps } = kit
  const door = kit.of(plainOf(mix(scaled(green, 1.2), [0.6, 0.58, 0.5], 0.5), 0.1))
  const glass = kit.of(lampOf(light.lamp, 0.9))
  const rail = kit.of(plainOf([0.3, 0.22, 0.14], 0.15))
  const trim = kit.of(plainOf([0.36, 0.37, 0.37], 0.1))
  for (const side of [-1, 1]) {
    build.box(rail, side * half, 0.86, -1, side * (half - 0.06), 0.98, BACK)
    for (let z = 2.4 + (side > 0 ? 1.4 : 0); z < BACK - 1; z += 3.1) {
      const face = side * (half - 0.02)
      build.box(trim, side * half, 0, z - 0.09, side * (half - 0.07), 2.24, z + 1.19)
      build.box(door, face, 0, z, side * (half - 0.08), 2.14, z + 1.1)
      build.box(glass, face, 1.4, z + 0.7, side * (half - 0.085), 1.95, z + 0.92, { casts: false })
      build.box(steel, face, 1.0, z + 0.1, side * (half - 0.13), 1.04, z + 0.24)
    }
  }
  lamps.push({
    x: 0,
    y: 1.7,
    z: BACK - 0.3,
    color: scaled(light.sky, 5),
    reach: 9,
    size: 0.8,
    halo: 0.1,
    facing: [0, 0, -1],
  })
  const side = random() < 0.5 ? -1 : 1
  const sheet = kit.of(clothOf(kit, [0.55, 0.55, 0.53]))
  const [x0, x1, z] = [side * (half - 0.12), side * (half - 0.85), 5.6]
  build.box(sheet, x0, 0.68, z, x1, 0.84, z + 1.9)
  build.box(steel, x0, 0.6, z, x1, 0.68, z + 1.95)
  build.ball(sheet, (x0 + x1) / 2, 0.86, z + 1.6, 0.26, 0.35)
  for (const x of [x0, x1]) {
    build.cylinder(steel, 2, x, 0.98, z + 0.3, z + 1.5, 0.02)
    for (const at of [z + 0.15, z + 1.75]) {
      build.cylinder(steel, 1, x, at, 0.1, 0.66, 0.02)
      build.cylinder(steel, 0, 0.08, at, x - 0.03, x + 0.03, 0.08)
    }
  }
}
