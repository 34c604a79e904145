import type { PlacePainter } from '../painting.ts'
import type { BuiltPlace } from './built-place.ts'
import { mix, paint, scaled, type LightOfDay } from './light-of-day.ts'
import { glow, paintCourses, paintPlain, paintStone } from './materials.ts'
import { paintInterior, type Kit, type Stuff } from './rooms/interior.ts'
import type { Lamp } from './tracing/lighting.ts'

const FLOOR = 0
const STEP = 1
const WALL = 2
const NEWEL = 3
const PANE = 4
const BULB = 5
const IRON = 6

/** Metres from the middle of the well to its wall, and from the camera to that middle. */
const RADIUS = 2
const MIDDLE = 4.5
const NEWEL_RADIUS = 0.27
/** Height of a step in metres, the angle that it takes, and where the first one is: 0 is straight ahead, positive to the right. */
const RISE = 0.175
const TREAD = 0.262
const FIRST = 1.5
const STEPS = 62
/** Where the window is: its angle, and the heights of its sill and top in metres. */
const WINDOW = { angle: 0.42, sill: 2.35, top: 3.35, half: 0.24 }
const HIGH = 12

/** The narrow round well of a lighthouse or a tower: worn steps that wind about a stone post, a small window, a lantern on the wall. */
export const paintSpiralStairs: PlacePainter = (film, shot) => {
  const azimuth = 0.9 + shot.random() * 0.4
  const aside = (shot.random() - 0.5) * 0.3
  return paintInterior(film, shot, { azimuth, heights: [0.7, 1.5, 1.9], aside }, (kit) => {
    const { light, build, lamps, power } = kit
    buildWell(build)
    buildSteps(build)
    buildWindow(build, lamps, light)
    if (power > 0) hangLantern(build, lamps, light, power)
    const haze = mix(scaled(light.fill, 0.06), scaled(light.sky, 0.14), 0.5)
    return {
      shade: wellSurfaces(kit),
      cornerRadius: 0.4,
      subjectZ: 3,
      key: mix(light.lamp, light.sky, 0.5),
      ambient: scaled(haze, 0.8),
      above: scaled(light.fill, 0.05),
      below: mix(scaled(light.sky, 0.03), scaled(light.lamp, 0.05), 0.5),
      haze,
      perMetre: 0.02,
    }
  })
}

/** A point of the well by its angle, at a share of its radius. */
function at(angle: number, radius: number): readonly [x: number, z: number] {
  return [Math.sin(angle) * radius, MIDDLE + Math.cos(angle) * radius]
}

/** The wall all round, but for the side that the camera looks in from, with a gap where the window is. */
function buildWell(build: BuiltPlace['build']): void {
  build.box(FLOOR, -6, -0.4, -3, 6, 0, 10)
  const sides = 36
  const wide = (Math.PI * (RADIUS + 0.7)) / sides
  for (let k = 0; k < sides; k++) {
    const angle = WINDOW.angle + (k / sides) * Math.PI * 2
    const [x, z] = at(angle, RADIUS + 0.3)
    if (z < MIDDLE - 1) continue
    const slab = (low: number, high: number): void =>
      build.block(WALL, [x, (low + high) / 2, z], [0.3, (high - low) / 2, wide], angle + Math.PI / 2, 0, { tag: 1 })
    if (k === 0) {
      slab(0, WINDOW.sill)
      slab(WINDOW.top, HIGH)
    } else slab(0, HIGH)
  }
  for (const side of [-1, 1]) build.box(WALL, side * RADIUS, 0, -3, side * (RADIUS + 0.4), HIGH, MIDDLE - 0.8)
  build.cylinder(NEWEL, 1, 0, MIDDLE, 0, HIGH, NEWEL_RADIUS)
}

/** Steps from the right round the post, at first built up from the floor, later hung between post and wall, with an iron rail. */
function buildSteps(build: BuiltPlace['build']): void {
  const length = (RADIUS - NEWEL_RADIUS * 0.5) / 2
  for (let k = 0; k < STEPS; k++) {
    const angle = FIRST - k * TREAD
    const [x, z] = at(angle, RADIUS - length)
    const top = (k + 1) * RISE
    const low = k < 9 ? 0 : top - 0.24
    build.block(STEP, [x, (low + top) / 2, z], [length, (top - low) / 2, 0.3], angle - Math.PI / 2, 0, { tag: k })
    const next = at(angle - TREAD, RADIUS * 0.955)
    const here = at(angle, RADIUS * 0.955)
    build.bar(IRON, [here[0], top + 0.9, here[1]], [next[0], top + 0.9 + RISE, next[1]], 0.035)
  }
}

/** Daylight or the moon, in a deep reveal. */
function buildWindow(build: BuiltPlace['build'], lamps: Lamp[], light: LightOfDay): void {
  const { angle, sill, top, half } = WINDOW
  const middle = (sill + top) / 2
  const [x, z] = at(angle, RADIUS + 0.42)
  build.block(PANE, [x, middle, z], [0.03, (top - sill) / 2, half * 1.6], angle + Math.PI / 2, 0, { casts: false })
  const [barX, barZ] = at(angle, RADIUS + 0.34)
  build.cylinder(IRON, 1, barX, barZ, sill, top, 0.022)
  build.block(IRON, [barX, middle, barZ], [0.02, 0.02, half], angle + Math.PI / 2, 0)
  const [lampX, lampZ] = at(angle, RADIUS - 0.15)
  const facing = [-Math.sin(angle), -0.45, -Math.cos(angle)] as const
  lamps.push({ x: lampX, y: middle, z: lampZ, color: scaled(light.sky, 9), reach: 9, size: 0.4, halo: 0.05, facing })
  // From the door behind the camera, so that whoever stands there is no shadow.
  lamps.push({ x: 1.2, y: 2.6, z: 1, color: scaled(light.sky, 3), reach: 7, size: 0.6, halo: 0 })
}

function hangLantern(build: BuiltPlace['build'], lamps: Lamp[], light: LightOfDay, power: number): void {
  const [x, z] = at(-0.62, RADIUS * 0.9)
  build.ball(BULB, x, 3.75, z, 0.1, 1.4, { casts: false })
  build.cylinder(IRON, 1, x, z, 3.9, 3.96, 0.12, 0.04, { casts: false })
  lamps.push({ x, y: 3.7, z: z - 0.1, color: scaled(light.lamp, 5 * power), reach: 8, size: 0.3, halo: 0.3 })
  lamps.push({ x: -1.5, y: 2.3, z: 2.4, color: scaled(light.lamp, 2.2 * power), reach: 6, size: 0.3, halo: 0 })
}

/** Stone, worn where feet have gone. */
function wellSurfaces({ shot: { palette }, light, power, sheet }: Kit): Stuff {
  const stone = paint(mix(palette.stone, [0.5, 0.46, 0.4], 0.5), 0.33)
  const [wall, step, dark] = [scaled(stone, 0.9), scaled(stone, 1.12), scaled(stone, 0.7)]
  const glass = mix(scaled(light.sky, 2.4), scaled(light.sun, 0.6), light.directness * 0.3)
  return (surface) => {
    const { x, y, z, footprint } = surface
    switch (surface.material) {
      case FLOOR:
        paintStone(surface, sheet, x * 1.2, z * 1.2, dark, 0.7)
        return
      case STEP:
        paintStone(surface, sheet, x * 1.4, z + y, surface.ny > 0.5 ? step : wall, 0.6)
        return
      case WALL:
        paintCourses(
          surface,
          sheet,
          surface.tag === 1 ? Math.atan2(x, z - MIDDLE) * RADIUS : z,
          y,
          0.56,
          0.28,
          0.02,
          wall,
          0.5,
        )
        return
      case NEWEL:
        paintCourses(surface, sheet, Math.atan2(x, z - MIDDLE) * 0.6, y, 1.2, 0.42, 0.015, step, 0.5)
        return
      case PANE: {
        paintPlain(surface, [0, 0, 0])
        glow(surface, glass, 0.9 + 0.3 * sheet.at(x * 0.3, y * 0.3, footprint * 0.3))
        return
      }
      case BULB:
        paintPlain(surface, [0.6, 0.6, 0.55])
        glow(surface, light.lamp, 8 * power)
        return
      default:
        paintPlain(surface, [0.045, 0.04, 0.038])
        surface.shine = 0.2
    }
  }
}
