import type { PlacePainter } from '../../painting.ts'
import { mix, paint, scaled, tinted } from '../light-of-day.ts'
import { glow, glowBetween, paintPlain } from '../materials.ts'
import { between, smooth, stripes } from '../tracing/texture.ts'
import { paintInterior, type Kit, type Stuff } from './interior.ts'
import { lampOf, plainOf, plasterOf, slabOf, woodOf } from './stuffs.ts'

const HALF = 3
const HIGH = 3

/** An office high up: desks with screens in rows, the city behind a wall of glass. */
export const paintOffice: PlacePainter = (film, shot) =>
  paintInterior(film, shot, { azimuth: 0.5, heights: [0.7, 1.5, 2.2], aside: (shot.random() - 0.5) * 0.8 }, (kit) => {
    const { build, light, lamps, power, random } = kit
    const { palette, brief } = shot
    const back = 6.2 + shot.lens * 1.8
    const isDark = brief.time === 'night' || brief.time === 'dusk'
    const floor = kit.of(slabOf(kit, paint(mix(palette.stone, [0.3, 0.32, 0.35], 0.5), 0.14), 0.5, 0.5))
    const wall = kit.of(plasterOf(kit, paint(mix(palette.stone, [0.6, 0.6, 0.6], 0.5), 0.3), 0.1))
    const ceiling = kit.of(plasterOf(kit, [0.42, 0.42, 0.42], 0.06))
    const steel = kit.of(plainOf([0.1, 0.1, 0.11], 0.2))
    const oak = kit.of(woodOf(kit, paint(mix(palette.wood, [0.5, 0.36, 0.22], 0.5), 0.24), 0.06))
    const city = kit.of(cityOf(kit))
    build.box(floor, -HALF, -0.1, -2, HALF, 0, back)
    build.box(ceiling, -HALF, HIGH, -2, HALF, HIGH + 0.2, back)
    build.box(wall, -HALF - 0.2, 0, -2, -HALF, HIGH, back)
    build.box(city, -HALF, 0, back, HALF + 4, HIGH, back + 0.02, { casts: false })
    build.box(city, HALF, 0, -2, HALF + 0.02, HIGH, back, { casts: false })
    for (let x = -HALF; x <= HALF; x += 1.5) build.box(steel, x - 0.04, 0, back - 0.1, x + 0.04, HIGH, back)
    for (let z = back; z > 0; z -= 1.6) build.box(steel, HALF - 0.1, 0, z - 0.04, HALF, HIGH, z + 0.04)
    for (const y of [0.12, 2.5]) {
      build.box(steel, -HALF, y, back - 0.08, HALF, y + 0.06, back)
      build.box(steel, HALF - 0.08, y, -2, HALF, y + 0.06, back)
    }
    lamps.push({
      x: 0,
      y: 1.6,
      z: back - 0.2,
      color: scaled(light.sky, 9),
      reach: 10,
      size: 1.4,
      halo: 0,
      facing: [0, -0.1, -1],
    })
    for (const z of [2.6, 5])
      lamps.push({
        x: HALF - 0.2,
        y: 1.6,
        z,
        color: scaled(light.sky, 7),
        reach: 9,
        size: 1,
        halo: 0,
        facing: [-1, -0.1, 0],
      })
    for (let k = 0; k < 3; k++)
      for (const x of [-1.7, 0.9]) {
        const isOn = power > 0 && (!isDark || (k + (x > 0 ? 1 : 0)) % 2 === 0)
        buildDesk(kit, x, 3.7 + k * 1.6, { oak, steel }, isOn, isDark && isOn)
      }
    const panel = kit.of(lampOf([0.92, 0.97, 1], isDark ? 0.35 : 1.8))
    for (let z = 1.6; z < back; z += 1.6)
      for (const x of [-1.6, 0.6]) build.box(panel, x - 0.3, HIGH - 0.03, z, x + 0.3, HIGH, z + 0.9, { casts: false })
    lamps.push({
      x: 0.4,
      y: 2.3,
      z: 0.8,
      color: scaled(mix(light.sky, light.fill, 0.5), 1.8),
      reach: 8,
      size: 0.8,
      halo: 0,
    })
    placePlant(kit, -HALF + 0.5, back - 0.6, random)
    return {
      subjectZ: 3.6,
      sunlit: [-HALF, 0, 0, HALF + 0.2, HIGH, back + 1],
      hasMirror: true,
      key: isDark ? mix(light.lamp, light.sky, 0.4) : light.sky,
      ambient: scaled(mix(light.sky, light.fill, 0.5), 0.2),
      brightness: isDark ? 0.9 : 1.05,
    }
  })

function buildDesk(
  kit: Kit,
  x: number,
  z: number,
  { oak, steel }: { oak: number; steel: number },
  isOn: boolean,
  isLit: boolean,
): void {
  const { build, lamps, light, power, random, shot } = kit
  build.box(oak, x - 0.75, 0.71, z, x + 0.75, 0.75, z + 0.7)
  for (const way of [-0.7, 0.66]) build.box(steel, x + way, 0, z + 0.05, x + way + 0.04, 0.71, z + 0.65)
  // The screen is seen from the chair's side.
  build.box(steel, x - 0.34, 0.9, z + 0.5, x + 0.34, 1.32, z + 0.53)
  build.cylinder(steel, 1, x, z + 0.52, 0.75, 0.92, 0.025)
  if (isOn) build.box(kit.of(screenOf(kit)), x - 0.32, 0.92, z + 0.49, x + 0.32, 1.3, z + 0.5, { casts: false, tag: x })
  build.box(steel, x - 0.22, 0.75, z + 0.16, x + 0.22, 0.775, z + 0.3)
  const paper = kit.of(plainOf([0.6, 0.6, 0.58]))
  build.box(paper, x + 0.42, 0.75, z + 0.12, x + 0.64, 0.77 + random() * 0.06, z + 0.42)
  build.cylinder(kit.of(plainOf(paint(shot.palette.accent, 0.16), 0.2)), 1, x - 0.5, z + 0.3, 0.75, 0.85, 0.04)
  build.box(steel, x - 0.24, 0.44, z - 0.5, x + 0.24, 0.5, z - 0.06)
  build.box(steel, x - 0.22, 0.52, z - 0.54, x + 0.22, 1.0, z - 0.49)
  build.cylinder(steel, 1, x, z - 0.28, 0.06, 0.44, 0.03)
  build.cylinder(steel, 1, x, z - 0.28, 0.03, 0.06, 0.26)
  if (!isLit) return
  build.cylinder(steel, 1, x + 0.6, z + 0.55, 0.75, 1.12, 0.012)
  build.ball(kit.of(lampOf(light.lamp, 6 * power)), x + 0.56, 1.12, z + 0.5, 0.055, 1, { casts: false })
  lamps.push({
    x: x + 0.52,
    y: 1.1,
    z: z + 0.42,
    color: scaled(light.lamp, 1.9 * power),
    reach: 5,
    size: 0.2,
    halo: 0.2,
  })
}

function placePlant(kit: Kit, x: number, z: number, random: () => number): void {
  const { build, shot } = kit
  const leaf = kit.of(plainOf(paint(mix(shot.palette.plants, [0.2, 0.4, 0.15], 0.4), 0.09), 0.08))
  build.cylinder(kit.of(plainOf([0.4, 0.4, 0.38])), 1, x, z, 0, 0.4, 0.17, 0.22)
  for (let k = 0; k < 30; k++) {
    const turn = k * 2.4
    const away = 0.08 + 0.3 * random()
    build.block(
      leaf,
      [x + Math.cos(turn) * away, 0.6 + random() * 1.1, z + Math.sin(turn) * away],
      [0.2, 0.006, 0.05],
      turn,
      0.5 + random() * 0.8,
    )
  }
}

/** Bars and lines that nobody can read, on a cool ground. */
function screenOf({ shot, sheet }: Kit): Stuff {
  const accent = tinted(shot.palette.accent2, 1)
  return (surface) => {
    const { x, y, footprint, tag } = surface
    paintPlain(surface, [0, 0, 0])
    glow(surface, [0.45, 0.62, 0.8], 0.9)
    const u = x - tag
    const bar = between(y, 0.98, 0.98 + 0.22 * sheet.at(Math.floor(u * 16) * 0.17, 0.3, 0), footprint)
    glow(surface, accent, 1.2 * bar * stripes(u, 1 / 16, 0.04, footprint) * (u < 0.05 ? 1 : 0))
    glow(
      surface,
      [1, 1, 1],
      0.6 *
        stripes(y, 0.05, 0.014, footprint) *
        between(u, 0.09, 0.2 + 0.1 * sheet.at(0.4, Math.floor(y * 20) * 0.23, 0), footprint),
    )
  }
}

/** Towers near and far behind glass, lit after dark. */
function cityOf({ shot, light }: Kit): Stuff {
  const { palette, noise, brief } = shot
  const top = tinted(palette.zenith, Math.max(0.05, light.daylight * 1.3))
  const low = tinted(palette.horizon, Math.max(0.13, light.daylight * 2.2))
  const share = brief.time === 'night' ? 0.52 : brief.time === 'dusk' ? 0.4 : 0.06
  const neon = tinted(palette.accent2, 0.7)
  return (surface) => {
    const { y, footprint } = surface
    const u = Math.abs(surface.nz) > 0.5 ? surface.x : 20 + surface.z
    paintPlain(surface, [0.01, 0.01, 0.012])
    const up = smooth(0.4, 3.2, y + surface.dy * 2)
    glowBetween(surface, low, top, up, 0.75)
    // Far ones first, each row of them darker and lower.
    for (let row = 0; row < 3; row++) {
      const wide = 0.34 + row * 0.26
      const tower = Math.floor(u / wide + row * 0.37)
      const dice = noise.hash(tower + row * 57, row * 3 + 1)
      const high = 2.35 - row * 0.5 + (dice - 0.4) * 1.5
      const across = u / wide + row * 0.37 - tower
      if (y > high || across < 0.04 || (dice < 0.2 && row > 0)) continue
      const wall = (0.5 - row * 0.2) * (0.85 + 0.3 * dice)
      surface.er = low[0] * wall
      surface.eg = low[1] * wall
      surface.eb = low[2] * wall
      const [cu, cy] = [Math.floor(across * (5 + row * 2)), Math.floor(y * (13 - row * 3))]
      const isLit = noise.hash(cu + tower * 11, cy + row * 31) < share * (0.5 + dice)
      const [fu, fy] = [across * (5 + row * 2) - cu, y * (13 - row * 3) - cy]
      const pane = between(fu, 0.2, 0.8, footprint * 9) * between(fy, 0.2, 0.75, footprint * 10)
      if (isLit) glow(surface, dice > 0.85 ? neon : light.lamp, pane * (0.6 + 0.5 * row) * (0.5 + dice))
    }
  }
}
