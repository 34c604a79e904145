import type { PlacePainter } from '../../painting.ts'
import { mix, paint, scaled, tinted } from '../light-of-day.ts'
import { glow, glowBetween, paintPlain } from '../materials.ts'
import { smooth } from '../tracing/texture.ts'
import { paintInterior, type Kit, type Stuff } from './interior.ts'
import { clothOf, drapeOf, lampOf, plainOf, plasterOf, slabOf, woodOf } from './stuffs.ts'

const HALF = 4.2
const HIGH = 6.4
const BACK = 15.5
/** Half the aisle. */
const AISLE = 0.62

/** A theatre or a cinema from its last rows: seats on both sides of the aisle, a lit stage or screen between curtains. */
export const paintTheatre: PlacePainter = (film, shot) =>
  paintInterior(film, shot, { azimuth: 1, heights: [0.75, 1.6, 3], aside: (shot.random() - 0.5) * 0.4 }, (kit) => {
    const { build, light, lamps, power, random } = kit
    const { palette, brief } = shot
    const words = brief.things.join(' ')
    const isCinema =
      /film|camera|projector|popcorn/.test(words) || (!/theatre|mask|curtain/.test(words) && random() < 0.5)
    const red = paint(mix(palette.accent, [0.5, 0.05, 0.06], 0.55), 0.09)
    const wallColor = paint(mix(palette.accent, palette.wood, 0.6), 0.09)
    const [wall, dark] = [kit.of(plasterOf(kit, wallColor, 0.3)), kit.of(plainOf([0.03, 0.026, 0.025], 0.1))]
    const floor = kit.of(slabOf(kit, paint(palette.wood, 0.05), 0.3))
    const plush = kit.of(clothOf(kit, red))
    const runner = kit.of(clothOf(kit, scaled(red, 1.3)))
    const gilt = kit.of(plainOf(paint(mix([0.6, 0.4, 0.14], palette.lamp, 0.3), 0.22), 0.35))
    const drape = kit.of(drapeOf(kit, scaled(red, 1.6), 16))
    build.box(floor, -HALF, -0.1, -2, HALF, 0, BACK)
    build.box(runner, -AISLE, 0, -2, AISLE, 0.012, BACK - 2.4)
    build.box(dark, -HALF, HIGH, -2, HALF, HIGH + 0.3, BACK)
    for (const side of [-1, 1]) {
      build.box(wall, side * HALF, 0, -2, side * (HALF + 0.4), HIGH, BACK)
      for (let z = 2.2; z < BACK - 2; z += 2.6) addSconce(kit, side, z, gilt)
      for (let z = 2.5, k = 0; z < BACK - 3.4; z += 1.05, k++)
        for (let x = AISLE + 0.12; x < HALF - 0.6; x += 0.62) addSeat(kit, side * x, z, side, plush, dark)
    }
    const stage = kit.of(isCinema ? screenOf(kit) : stageOf(kit))
    const oak = kit.of(woodOf(kit, paint(palette.wood, 0.12), 0.06))
    build.box(wall, -HALF, 0, BACK, HALF, HIGH, BACK + 0.3)
    build.box(oak, -HALF, 0, BACK - 1.6, HALF, 0.95, BACK)
    build.box(gilt, -3.15, 0.95, BACK - 0.3, -2.85, 5.4, BACK)
    build.box(gilt, 2.85, 0.95, BACK - 0.3, 3.15, 5.4, BACK)
    build.box(gilt, -3.15, 5.1, BACK - 0.3, 3.15, 5.5, BACK)
    build.box(stage, -2.9, isCinema ? 1.5 : 0.95, BACK - 0.06, 2.9, 5.15, BACK - 0.02, { casts: false })
    for (const side of [-1, 1])
      build.box(drape, side * 2.9, 0.95, BACK - 0.5, side * (isCinema ? 2.35 : 1.75), 5.15, BACK - 0.1)
    build.box(drape, -2.9, isCinema ? 4.85 : 4.5, BACK - 0.55, 2.9, 5.15, BACK - 0.1)
    const cast = isCinema ? mix(tinted(palette.horizon, 1), [0.8, 0.9, 1], 0.6) : light.lamp
    lamps.push({
      x: 0,
      y: 3,
      z: BACK - 1,
      color: scaled(cast, 34),
      reach: 17,
      size: 2.4,
      halo: 0.05,
      facing: [0, -0.12, -1],
    })
    lamps.push({ x: 0, y: 4.6, z: 1, color: scaled(light.lamp, 3 * power), reach: 9, size: 1, halo: 0 })
    return {
      subjectZ: 4,
      keySide: 0,
      key: cast,
      ambient: scaled(mix(cast, light.lamp, 0.3), 0.12),
      above: scaled(light.fill, 0.03),
      below: scaled(light.fill, 0.02),
      haze: mix(scaled(cast, 0.04), scaled(light.lamp, 0.03), 0.4),
      perMetre: 0.012,
      hasMirror: true,
      brightness: 0.75,
    }
  })

function addSeat({ build }: Kit, x: number, z: number, side: number, plush: number, dark: number): void {
  const [from, to] = [x, x + side * 0.52]
  build.box(plush, from, 0.4, z - 0.42, to, 0.5, z)
  build.box(plush, from, 0.4, z, to, 1.0, z + 0.1)
  build.cylinder(plush, 0, 1.0, z + 0.05, Math.min(from, to), Math.max(from, to), 0.06)
  build.box(dark, from - side * 0.05, 0, z - 0.36, from, 0.64, z + 0.04)
}

function addSconce({ build, lamps, light, power, ...kit }: Kit, side: number, z: number, gilt: number): void {
  const x = side * (HALF - 0.14)
  build.cylinder(gilt, 1, x, z, 2.55, 2.75, 0.03, 0.13)
  build.box(gilt, side * HALF, 0.5, z + 1.1, side * (HALF - 0.06), HIGH - 0.4, z + 1.4)
  if (power === 0) return
  build.ball(kit.of(lampOf(light.lamp, 4 * power)), x, 2.82, z, 0.1, 1.1, { casts: false })
  lamps.push({ x: x - side * 0.1, y: 2.9, z, color: scaled(light.lamp, 1.7 * power), reach: 4.5, size: 0.3, halo: 0.2 })
}

/** A lit screen on which a far land is seen. */
function screenOf({ shot, sheet }: Kit): Stuff {
  const { palette } = shot
  const sky = tinted(mix(palette.zenith, [0.6, 0.8, 1], 0.4), 1.3)
  const low = tinted(mix(palette.horizon, [1, 0.9, 0.75], 0.4), 2.2)
  return (surface) => {
    const { x, y, footprint } = surface
    paintPlain(surface, [0, 0, 0])
    const crest = 2.5 + 1.3 * (sheet.at(x * 0.09 + 0.3, 0.2, 0) - 0.4)
    const near = 2.0 + 0.8 * (sheet.at(x * 0.13, 0.7, 0) - 0.4)
    const up = smooth(1.6, 5, y)
    glowBetween(surface, low, sky, up, smooth(crest - 0.02, crest + 0.03, y) * 0.75 + 0.25)
    if (y < near) {
      surface.er *= 0.25
      surface.eg *= 0.25
      surface.eb *= 0.25
    }
    glow(surface, low, 1.6 * smooth(0.42, 0.38, Math.hypot(x - 0.8, y - 3.3)) * smooth(crest, crest + 0.02, y))
    const grain = 0.9 + 0.2 * sheet.at(x * 0.8, y * 0.8, footprint)
    surface.er *= grain
    surface.eg *= grain
    surface.eb *= grain
  }
}

/** A stage's back cloth in a pool of light. */
function stageOf({ shot, light }: Kit): Stuff {
  const cloth = tinted(mix(shot.palette.accent2, shot.palette.zenith, 0.4), 0.35)
  return (surface) => {
    const { x, y } = surface
    paintPlain(surface, [0.03, 0.03, 0.035])
    glow(surface, cloth, 0.5 + 0.5 * smooth(5, 1.2, y))
    glow(surface, light.lamp, 2.4 * smooth(2, 0.2, Math.hypot(x * 0.9, (y - 1.6) * 0.62)))
    glow(surface, light.lamp, 1.2 * smooth(0.5, 0, Math.abs(x) - 0.25 - (5.2 - y) * 0.16) * smooth(5.4, 1, y))
  }
}
