import type { Random } from '@dayreel/storyboard/base'
import type { RoomKind } from '../brief/brief.ts'
import type { BuiltPlace } from './built-place.ts'
import { scaled } from './light-of-day.ts'
import type { LightOfDay } from './light-of-day.ts'
import type { Lamp } from './tracing/lighting.ts'
import { BOOKS, CLOTH, DARK, JAR, LEAF, PICTURE, SHADE, WOOD } from './room-materials.ts'

/** The room that furniture is put into; all in metres. */
type Hall = {
  back: number
  build: BuiltPlace['build']
  half: number
  high: number
  lamps: Lamp[]
  light: LightOfDay
  random: Random
}

/** @param hasDesk whether a study gets one: not where the words bring their own. */
export function furnish(
  { back, build, half, high, lamps, light, random }: Hall,
  room: RoomKind,
  hasDesk: boolean,
): void {
  if (room === 'bare') return
  const deep = back - 0.25
  const lampPower = light.lampPower
  const addLamp = (x: number, z: number, y: number) => {
    build.cylinder(DARK, 1, x, z, 0, 0.03, 0.15)
    build.cylinder(DARK, 1, x, z, 0.03, y, 0.014)
    build.cylinder(SHADE, 1, x, z, y - 0.16, y + 0.16, 0.22, 0.13, { casts: false })
    lamps.push({
      x: x * 0.97,
      y: y + 0.05,
      z: z - 0.02,
      color: scaled(light.lamp, 1.9 * lampPower),
      reach: 7,
      size: 0.32,
      halo: 0.16,
    })
  }
  if (random() < 0.5) {
    // A shelf of books on the closed side.
    const z0 = deep - 1.9 - random() * 0.4
    build.box(BOOKS, -half, 0.1, z0, -half + 0.34, Math.min(high - 0.4, 2.35), deep - 0.1)
    build.box(WOOD, -half, 0, z0 - 0.04, -half + 0.36, Math.min(high - 0.35, 2.4), z0)
  } else {
    for (let k = 0; k < 3; k++) {
      const z = deep - 0.8 - k * 1.15
      const tall = 0.35 + random() * 0.3
      const y = 1.65 + (random() - 0.5) * 0.25
      build.box(WOOD, -half, y - tall - 0.04, z - 0.34, -half + 0.035, y + tall + 0.04, z + 0.34)
      build.box(PICTURE, -half, y - tall, z - 0.3, -half + 0.04, y + tall, z + 0.3, { tag: k + 1 })
    }
  }
  const likes = random()
  const usual = room === 'living' && likes < 0.7 ? 'sofa' : room === 'bedroom' ? 'bed' : 'table'
  const kind = usual === 'table' && room === 'study' ? 'desk' : usual
  if (kind === 'sofa') {
    // A sofa by the closed wall with a lamp at its end.
    const z1 = deep - 0.7
    const z0 = z1 - 1.8
    build.box(CLOTH, -half + 0.42, 0.12, z0, -half + 1.3, 0.44, z1)
    build.box(CLOTH, -half + 0.4, 0.12, z0, -half + 0.66, 0.9, z1)
    build.box(CLOTH, -half + 0.42, 0.12, z0 - 0.2, -half + 1.3, 0.62, z0)
    build.box(CLOTH, -half + 0.42, 0.12, z1, -half + 1.3, 0.62, z1 + 0.2)
    addLamp(-half + 0.5, z1 + 0.42, 1.5)
    build.cylinder(WOOD, 1, -half + 1.9, z0 + 0.9, 0.4, 0.44, 0.42)
    build.cylinder(WOOD, 1, -half + 1.9, z0 + 0.9, 0, 0.4, 0.05)
  } else if (kind === 'bed') {
    // A bed, its head at the back.
    const x0 = -half + 0.35
    build.box(WOOD, x0, 0.1, deep - 2.15, x0 + 1.5, 0.32, deep)
    build.box(CLOTH, x0 + 0.03, 0.32, deep - 2.12, x0 + 1.47, 0.56, deep - 0.1)
    build.box(CLOTH, x0 - 0.02, 0.28, deep - 2.17, x0 + 1.52, 0.6, deep - 0.8, { tag: 1 })
    build.box(WOOD, x0 - 0.05, 0, deep, x0 + 1.55, 1.15, deep + 0.08)
    build.ball(CLOTH, x0 + 0.4, 0.64, deep - 0.35, 0.3, 0.4, { tag: 2 })
    build.ball(CLOTH, x0 + 1.08, 0.64, deep - 0.35, 0.3, 0.4, { tag: 2 })
    build.box(WOOD, x0 + 1.7, 0, deep - 0.4, x0 + 2.1, 0.55, deep)
    build.cylinder(SHADE, 1, x0 + 1.9, deep - 0.2, 0.82, 1.08, 0.17, 0.1, { casts: false })
    build.cylinder(DARK, 1, x0 + 1.9, deep - 0.2, 0.55, 0.82, 0.03)
    lamps.push({
      x: x0 + 1.9,
      y: 0.95,
      z: deep - 0.3,
      color: scaled(light.lamp, 1.7 * lampPower),
      reach: 6,
      size: 0.3,
      halo: 0.16,
    })
  } else if (kind === 'desk') {
    addLamp(-half + 0.45, deep - 0.2, 1.5)
    if (hasDesk) buildDesk(build, 0.1 * half, deep - 1.3)
  } else {
    // A table under the window with two chairs and a hanging lamp.
    const [x, z] = [0.15 * half, deep - 1.35]
    build.cylinder(WOOD, 1, x, z, 0.72, 0.76, 0.62)
    build.cylinder(WOOD, 1, x, z, 0.04, 0.72, 0.06)
    build.cylinder(WOOD, 1, x, z, 0, 0.04, 0.3)
    for (const way of [-1, 1]) {
      const cx = x + way * 0.95
      build.box(WOOD, cx - 0.2, 0.42, z - 0.2, cx + 0.2, 0.47, z + 0.2)
      build.box(WOOD, cx + way * 0.17, 0.42, z - 0.2, cx + way * 0.2, 0.95, z + 0.2)
      for (const [lx, lz] of [
        [-0.17, -0.17],
        [0.17, -0.17],
        [-0.17, 0.17],
        [0.17, 0.17],
      ] as const) {
        build.box(WOOD, cx + lx - 0.02, 0, z + lz - 0.02, cx + lx + 0.02, 0.42, z + lz + 0.02)
      }
    }
    const y = Math.min(2.1, high - 0.8)
    build.cylinder(SHADE, 1, x, z, y - 0.1, y + 0.12, 0.28, 0.06, { casts: false })
    build.cylinder(DARK, 1, x, z, y + 0.12, high, 0.008, 0.008, { casts: false })
    lamps.push({ x, y: y - 0.12, z, color: scaled(light.lamp, 2.2 * lampPower), reach: 7, size: 0.3, halo: 0.16 })
    if (room !== 'kitchen') addLamp(-half + 0.45, deep - 0.2, 1.5)
  }
  if (room === 'kitchen') return
  // A plant in the far corner.
  const [px, pz] = [half - 0.45, deep - 0.15]
  build.cylinder(DARK, 1, px, pz, 0, 0.35, 0.14, 0.19)
  for (let k = 0; k < 26; k++) {
    const turn = k * 2.4
    const away = 0.08 + 0.3 * random()
    const y = 0.5 + random() * 0.9
    build.block(
      LEAF,
      [px + Math.cos(turn) * away, y, pz + Math.sin(turn) * away - 0.1],
      [0.16, 0.006, 0.045],
      turn,
      0.5 + random() * 0.8,
    )
  }
}

/** A writing desk with drawers at both ends, a stool's width apart from the wall. */
function buildDesk(build: BuiltPlace['build'], x: number, z: number): void {
  build.box(WOOD, x - 0.8, 0.72, z - 0.38, x + 0.8, 0.77, z + 0.38)
  for (const way of [-1, 1]) build.box(WOOD, x + way * 0.74, 0, z - 0.34, x + way * 0.38, 0.72, z + 0.34)
  build.box(JAR, x - 0.52, 0.77, z - 0.14, x - 0.24, 0.83, z + 0.1, { tag: 0 })
  build.box(JAR, x - 0.5, 0.83, z - 0.12, x - 0.22, 0.88, z + 0.1, { tag: 1 })
  build.cylinder(JAR, 1, x + 0.5, z, 0.77, 0.9, 0.05, 0.05, { tag: 2 })
}
