import { cssOfRgb } from '../../light/film.ts'
import { scaleRgb } from '../../math.ts'
import type { Film, Rgb, Shot, Stage } from '../../painting.ts'
import { laidShape, type Plane } from './plane.ts'
import { laySoftly, wholeOf } from './softly.ts'

/** Light that comes through a window aside: panes on the table about the thing, and the air it falls through. */
export function putWindowLight(
  film: Film,
  stage: Stage,
  { palette, brief }: Shot,
  plane: Plane,
  { x, strength = 1 }: { x: number; strength?: number },
): void {
  const { width, height } = film
  const side = stage.keySide < 0 ? -1 : 1
  const isNight = brief.time === 'night'
  // Into an archive no window lets light; a lamp hangs there.
  const source: Rgb = brief.room === 'archive' ? palette.lamp : isNight ? palette.zenith : palette.key
  const own = scaleRgb(source, 1 / Math.max(...source, 1e-4))
  const color: Rgb = [own[0] * 0.7 + 0.3, own[1] * 0.7 + 0.3, own[2] * 0.7 + 0.3]
  const middle = (x - plane.at(0, 0)[0]) / plane.scaleAt(plane.base)
  const panes = { gain: ((isNight ? 0.07 : 0.16) * strength) / stage.exposure, isLight: true }
  laySoftly(film, wholeOf(film), height * 0.006, panes, (context) => {
    context.fillStyle = cssOfRgb(color, 0.85)
    for (const column of [-1, 0, 1])
      for (const row of [-1, 0, 1]) {
        const left = column * 19
        const near = row * 21 - 8
        // Slanting, away from the light.
        const shape = [left, near, left + 16, near, left + 16 + side * 9, near + 18, left + side * 9, near + 18]
        context.fill(laidShape(plane, shape, { x: middle - 4, z: -6 }))
      }
    // Nothing of it shines beyond the table.
    context.clearRect(0, 0, width, plane.far)
  })
  const air = { gain: ((isNight ? 0.07 : 0.2) * strength) / stage.exposure, isLight: true }
  laySoftly(film, wholeOf(film), height * 0.016, air, (context) => {
    const fade = context.createLinearGradient(0, 0, 0, plane.base)
    fade.addColorStop(0, cssOfRgb(color, 0.5))
    fade.addColorStop(1, cssOfRgb(color, 0.04))
    context.fillStyle = fade
    for (const i of [0, 1, 2]) {
      const from = width * (0.5 + side * (0.36 + i * 0.2))
      const to = x + side * width * (-0.26 + i * 0.2)
      context.beginPath()
      context.moveTo(from, -height * 0.05)
      context.lineTo(from + side * width * 0.14, -height * 0.05)
      context.lineTo(to + width * 0.08, plane.base)
      context.lineTo(to - width * 0.08, plane.base)
      context.fill()
    }
  })
}

/** The light of a window behind: its panes lie on the table towards the eye, the shade of its bars between them. */
export function putLightFromBehind(film: Film, stage: Stage, { palette, brief }: Shot, plane: Plane): void {
  const { width, height } = film
  const peak = Math.max(...palette.horizon, 1e-4)
  const isNight = brief.time === 'night'
  const light = { gain: (isNight ? 0.06 : 0.17) / stage.exposure, isLight: true }
  laySoftly(film, wholeOf(film), height * 0.008, light, (context) => {
    context.fillStyle = cssOfRgb(scaleRgb(palette.horizon, 1 / peak), 0.9)
    const side = stage.keySide < 0 ? 1 : -1
    for (const [left, right] of [
      [-31, -4.4],
      [-3, 23],
      [24.4, 50],
    ] as const)
      for (const [near, far, share] of [
        [-82, -36, 0.14],
        [-34, -12, 0.45],
        [-10, 12, 1],
      ] as const) {
        // Slanting, and fainter the farther it has come.
        const at = (x: number, z: number): number => (x - z * 0.34) * side
        context.globalAlpha = share
        const shape = [at(left, near), near, at(right, near), near, at(right, far), far, at(left, far), far]
        context.fill(laidShape(plane, shape, { x: 0, z: 0 }))
      }
    context.globalAlpha = 1
    context.clearRect(0, 0, width, plane.far)
  })
}
