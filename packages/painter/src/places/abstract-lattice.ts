import type { PlacePainter } from '../painting.ts'
import { beginPlace } from './built-place.ts'
import { finishStage, mix, scaled, tinted } from './light-of-day.ts'
import { glow, glowBetween, paintBetween, paintPlain } from './materials.ts'
import { paintScene } from './tracing/paint-scene.ts'
import type { Surface } from './tracing/surface.ts'
import { smooth } from './tracing/texture.ts'

const BAR = 0
const NODE = 1
const FRAME = 2
const PRISM = 3

/** Geometry in space: a lattice with glowing nodes, a tunnel of turning frames, or a field of standing prisms. */
export const paintLattice: PlacePainter = (film, shot) => {
  const { random, palette, noise, brief } = shot
  const roll = random()
  const kind = roll < 0.24 ? 'lattice' : roll < 0.62 ? 'tunnel' : 'prisms'
  const { view, sheet, build, lamps } = beginPlace(film, shot, [0, 0, 0], 0)
  view.horizon = film.height * (0.4 + random() * 0.2)
  const first = tinted(palette.accent, 1)
  const second = tinted(palette.accent2, 1)
  const spark = tinted(mix(palette.lamp, palette.key, 0.4), 1)
  const isLight = brief.time === 'day' || brief.time === 'dawn'
  const air = scaled(
    mix(tinted(palette.horizon, isLight ? 0.55 : 0.12), tinted(palette.zenith, isLight ? 0.4 : 0.06), 0.5),
    kind === 'lattice' ? 0.4 : 1,
  )
  const far = kind === 'tunnel' ? 60 : 34

  if (kind === 'lattice') {
    const step = 2.4
    const wave = random() * 6
    for (let i = -4; i <= 4; i++) {
      for (let j = -6; j <= 6; j++) {
        for (let k = 1; k <= 12; k++) {
          const hole = Math.hypot(i * step, j * step) < 3.4 && k < 8
          if (hole) continue
          const x = i * step
          const y = j * step
          const z = k * step
          const bright = noise.hash(i * 7 + k * 3 + 90, j * 11 + 80)
          build.ball(NODE, x, y, z, bright > 0.86 ? 0.24 : 0.13, 1, { tag: bright })
          if (bright > 0.9 && lamps.length < 26)
            lamps.push({
              x,
              y,
              z,
              color: scaled(noise.hash(k + 40, i + 40) > 0.5 ? first : second, 5),
              reach: 6.5,
              size: 0.5,
              halo: 0.4,
            })
          if (noise.hash(i + 50, j * 3 + k + 100) > 0.16)
            build.box(BAR, x + 0.1, y - 0.045, z - 0.045, x + step - 0.1, y + 0.045, z + 0.045)
          if (noise.hash(i + 70, j * 5 + k + 120) > 0.16)
            build.box(BAR, x - 0.045, y + 0.1, z - 0.045, x + 0.045, y + step - 0.1, z + 0.045)
          if (noise.hash(i + 60, j * 7 + k + 140 + Math.floor(wave)) > 0.16)
            build.box(BAR, x - 0.045, y - 0.045, z + 0.1, x + 0.045, y + 0.045, z + step - 0.1)
        }
      }
    }
  } else if (kind === 'tunnel') {
    const sides = [3, 4, 6, 8][Math.floor(random() * 4)]!
    const turn = (random() < 0.5 ? 1 : -1) * (0.08 + random() * 0.12)
    for (let k = 0; k < 46; k++) {
      const z = 2.4 + k * 1.1 + k * k * 0.006
      const radius = 3.3 + 0.5 * Math.sin(k * 0.42)
      for (let s = 0; s < sides; s++) {
        const [a, b] = [(s / sides) * 6.2832 + k * turn, ((s + 1) / sides) * 6.2832 + k * turn]
        build.bar(
          FRAME,
          [Math.cos(a) * radius, Math.sin(a) * radius, z],
          [Math.cos(b) * radius, Math.sin(b) * radius, z],
          0.17,
          { tag: k },
        )
      }
      if (k % 4 === 1) {
        const a = k * turn + random() * 6
        lamps.push({
          x: Math.cos(a) * radius * 0.9,
          y: Math.sin(a) * radius * 0.9,
          z,
          color: scaled(k % 8 === 1 ? first : second, 6),
          reach: 9,
          size: 0.6,
          halo: 0.12,
        })
      }
    }
    build.ball(NODE, 0, 0, far + 8, 2.4, 1, { tag: 2 })
    lamps.push({ x: 0, y: 0, z: far, color: scaled(spark, 60), reach: 50, size: 3, halo: 0.3 })
  } else {
    const step = 0.95
    for (let i = -11; i <= 11; i++) {
      for (let k = 2; k < 30; k++) {
        const x = (i + (k & 1) * 0.5) * step
        const z = 1.4 + k * step
        const away = Math.hypot(x, z - 13) / 9
        const swell = noise.fbm(x * 0.16 + 9, z * 0.16, 3)
        const low = -3.2 + swell * 2.4 + away * away * 1.4
        build.box(PRISM, x - 0.41, -14, z - 0.41, x + 0.41, low, z + 0.41, { tag: noise.hash(i + 40, k) })
        const high = 5.2 - noise.fbm(x * 0.16 + 30, z * 0.16, 3) * 2.4 - away * away * 1.2
        build.box(PRISM, x - 0.41, high, z - 0.41, x + 0.41, 16, z + 0.41, { tag: noise.hash(k, i + 90) })
      }
    }
    build.ball(NODE, 0, 0.7, 13, 1.05, 1, { tag: 2 })
    lamps.push({ x: 0, y: 0.7, z: 13, color: scaled(spark, 26), reach: 17, size: 1.1, halo: 0.6 })
    lamps.push({ x: -5, y: 0.5, z: 7, color: scaled(first, 9), reach: 11, size: 1, halo: 0.1 })
    lamps.push({ x: 5, y: 1, z: 8, color: scaled(second, 9), reach: 11, size: 1, halo: 0.1 })
  }

  const metal = mix(scaled(palette.stone, 0.8), [0.3, 0.3, 0.32], 0.5)
  const shade = (surface: Surface) => {
    const { x, y, z, footprint } = surface
    switch (surface.material) {
      case NODE: {
        if (surface.tag === 2) {
          paintPlain(surface, [0, 0, 0])
          glow(surface, spark, 7 + 3 * sheet.at(x * 0.3, y * 0.3, footprint))
          return
        }
        paintPlain(surface, metal)
        if (surface.tag > 0.86) glow(surface, surface.tag > 0.93 ? first : second, 5)
        surface.shine = 0.6
        return
      }
      case FRAME: {
        const hue = 0.5 + 0.5 * Math.sin(surface.tag * 0.35)
        paintPlain(surface, metal, 0.8)
        const lit = surface.tag % 4 === 1 ? 1.7 : 0.1
        glowBetween(surface, first, second, hue, lit * (0.6 + 0.6 * Math.abs(surface.nz)))
        surface.shine = 0.7
        return
      }
      case PRISM: {
        paintBetween(surface, metal, surface.tag > 0.5 ? first : second, 0.25, 0.75 + 0.4 * surface.tag)
        const rim = smooth(0.05, 0.0, Math.abs(surface.ny) > 0.5 ? 1 : 0)
        if (surface.tag > 0.93) glow(surface, surface.tag > 0.965 ? first : second, 0.9 * (1 - rim * 0.5))
        surface.shine = 0.4
        return
      }
      default:
        paintPlain(surface, metal, 0.8 + 0.4 * sheet.at(x * 0.5 + z * 0.3, y * 0.5, footprint))
        glowBetween(surface, first, second, 0.5 + 0.5 * Math.sin(x * 0.3 + y * 0.2 + z * 0.25), 0.14)
        surface.shine = 0.5
    }
  }

  // What lies beyond is the air's own colour, brighter towards the middle.
  const { width, height, light } = film
  for (let row = 0; row < height; row++) {
    const v = (row - view.horizon) / height
    for (let column = 0; column < width; column++) {
      const u = (column - view.centre) / height
      const shine = 1 + 1.1 * Math.exp(-(u * u + v * v) * 9)
      const at = (row * width + column) * 3
      light[at] = air[0] * shine
      light[at + 1] = air[1] * shine
      light[at + 2] = air[2] * shine
    }
  }
  const perMetre = kind === 'tunnel' ? 0.03 : 0.065
  paintScene(film, view, {
    solids: build.build(),
    shade,
    hasMirror: false,
    cornerRadius: 0.6,
    lighting: {
      above: scaled(air, 0.7),
      below: mix(scaled(air, 0.3), scaled(second, 0.05), 0.5),
      sun: { toSun: [0.45, 0.7, -0.55], color: scaled(spark, isLight ? 1.1 : 0.35) },
      lamps,
      hasShine: true,
    },
    air: { color: air, perMetre, thickness: 1e6, shafts: 0, end: 80 },
  })
  return finishStage(film, view, shot, {
    subjectZ: kind === 'prisms' ? 9 : 8,
    hasGround: false,
    mirror: 0,
    keySide: 1,
    key: mix(spark, first, 0.3),
    ambient: scaled(air, 0.5),
    fog: air,
    fogPerMetre: perMetre,
  })
}
