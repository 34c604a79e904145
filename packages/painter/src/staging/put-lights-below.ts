import { createCanvas } from '@napi-rs/canvas'
import { cssOfRgb, layOver } from '../light/film.ts'
import { mixRgb, scaleRgb } from '../math.ts'
import type { Film, Rgb, Shot, Stage } from '../painting.ts'
import { halo, puff } from '../light/soft-light.ts'
import type { Standing } from './standing.ts'

/** Metres down to the lights: behind all that is in the air. */
const BELOW = 300

/** A sea of mist seen from high above, and in it many small lights that drift, the nearer the larger. */
export function putLightsBelow(film: Film, stage: Stage, { palette, random }: Shot): Standing {
  const { width, height } = film
  const [mist, light] = [createCanvas(width, height), createCanvas(width, height)]
  const [veil, glow] = [mist.getContext('2d'), light.getContext('2d')]
  const horizon = height * 0.2
  const air = scaleRgb(
    mixRgb(palette.zenith, palette.fog, 0.4),
    0.16 / Math.max(...palette.zenith, ...palette.fog, 1e-4),
  )
  const deep = veil.createLinearGradient(0, horizon - height * 0.1, 0, height)
  deep.addColorStop(0, cssOfRgb(air, 0))
  deep.addColorStop(0.16, cssOfRgb(scaleRgb(air, 1.3), 0.92))
  deep.addColorStop(1, cssOfRgb(scaleRgb(air, 0.35), 0.97))
  veil.fillStyle = deep
  veil.fillRect(0, horizon - height * 0.1, width, height)
  for (let i = 0; i < 90; i++) {
    const near = (i / 90) ** 1.5
    const y = horizon + near * (height - horizon)
    puff(veil, random() * width, y, width * (0.14 + near * 0.5), scaleRgb(air, 0.5 + random() * 1.6), 0.3, 0.3)
  }
  const lamp = scaleRgb(palette.lamp, 1 / Math.max(...palette.lamp, 1e-4))
  for (let i = 0; i < 150; i++) {
    const near = (i / 150) ** 1.7
    const [x, y] = [random() * width, horizon + height * 0.035 + near * (height - horizon) * (0.9 + random() * 0.1)]
    const size = height * (0.0018 + near * 0.006) * (0.5 + random() * 0.9)
    const hue: Rgb = random() < 0.75 ? lamp : mixRgb(lamp, [0.6, 0.8, 1], 0.6)
    const power = 0.35 + random() * 0.65
    halo(glow, x, y, size * 9, hue, 0.5 * power)
    halo(glow, x, y, size * 1.9, mixRgb(hue, [1, 0.96, 0.88], 0.5), power)
  }
  layOver(film, mist, { gain: 1 / stage.exposure, depth: BELOW, slack: 0 })
  layOver(film, light, { gain: 0.8 / stage.exposure, isLight: true })
  return { x: width / 2, base: height * 0.6, height: height * 0.3, depth: BELOW }
}
