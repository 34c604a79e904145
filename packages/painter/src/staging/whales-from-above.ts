import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { cssOfRgb, layOver } from '../light/film.ts'
import { clamp, scaleRgb, smoothstep } from '../math.ts'
import type { Film, Shot, Stage } from '../painting.ts'
import { waterColor } from './deep-water.ts'
import type { Standing } from './standing.ts'

/** A pod under the surface as a bird sees it: long dark bodies in the water, light on the ripples over them. */
export function putWhalesFromAbove(film: Film, stage: Stage, shot: Shot, count: number): Standing {
  const { width, height } = film
  const isDark = shot.brief.time === 'night'
  const way = shot.subjectX > 0.5 ? -1 : 1
  paintSurface(film, stage, shot, isDark)
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  const color = scaleRgb(waterColor(shot), isDark ? 0.018 : 0.07)
  const spots = [
    [0.5, 0.38, 0.4],
    [0.5 - way * 0.27, 0.57, 0.2],
    [0.5 + way * 0.3, 0.17, 0.25],
    [0.5 - way * 0.3, 0.15, 0.22],
  ] as const
  for (const [x, y, long] of spots.slice(0, count)) {
    context.save()
    context.translate(x * width, y * height)
    context.rotate(way * (0.42 + (shot.random() - 0.5) * 0.16))
    context.scale(long * height, long * height)
    // What is under water has no hard edge.
    for (const [grow, alpha] of [
      [1.05, 0.16],
      [1.025, 0.3],
      [1, 0.5],
      [0.96, 0.6],
    ] as const) {
      context.save()
      context.scale(grow, grow)
      traceFromAbove(context)
      context.fillStyle = cssOfRgb(color, alpha)
      context.fill()
      context.restore()
    }
    // The back is nearest to the light.
    const back = context.createRadialGradient(0, -0.2, 0, 0, -0.12, 0.26)
    back.addColorStop(0, cssOfRgb(scaleRgb(waterColor(shot), isDark ? 0.05 : 0.2), 0.75))
    back.addColorStop(1, cssOfRgb(color, 0))
    context.scale(0.26, 1)
    context.fillStyle = back
    context.fillRect(-0.24, -0.42, 0.48, 0.6)
    context.restore()
  }
  layOver(film, canvas, { gain: 1 / stage.exposure, depth: 30, slack: 0 })
  paintGlints(film, stage, shot, isDark)
  const [x, y, long] = spots[0]
  return { x: x * width, base: (y + long / 2) * height, height: long * height, depth: 30 }
}

/** Its outline from above, head up, one high: the long head, flippers swept back, the narrow tail with its flukes. */
function traceFromAbove(context: SKRSContext2D): void {
  context.beginPath()
  for (const way of [1, -1]) {
    context.moveTo(0, -0.5)
    context.bezierCurveTo(way * 0.07, -0.49, way * 0.115, -0.36, way * 0.118, -0.22)
    context.bezierCurveTo(way * 0.18, -0.21, way * 0.24, -0.12, way * 0.25, -0.01)
    context.bezierCurveTo(way * 0.2, -0.07, way * 0.16, -0.1, way * 0.116, -0.12)
    context.bezierCurveTo(way * 0.11, 0.08, way * 0.06, 0.24, way * 0.026, 0.38)
    context.bezierCurveTo(way * 0.07, 0.39, way * 0.13, 0.42, way * 0.16, 0.5)
    context.bezierCurveTo(way * 0.1, 0.465, way * 0.05, 0.465, 0, 0.44)
    context.closePath()
  }
}

function paintSurface({ width, height, light, depth }: Film, stage: Stage, shot: Shot, isDark: boolean): void {
  const { noise } = shot
  const color = waterColor(shot)
  const gain = (isDark ? 0.11 : 0.5) / stage.exposure
  depth.fill(32)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const [u, v] = [column / width, row / width]
      const cloud = noise.fbm(u * 2.2, v * 2.2, 3)
      const swell = noise.fbm(u * 5 + v * 1.5, v * 16, 3)
      const share = gain * clamp(0.62 + (cloud - 0.5) * 0.7 + (swell - 0.5) * 0.7, 0.1, 1.4)
      const q = (row * width + column) * 3
      light[q] = color[0] * share * 0.6
      light[q + 1] = color[1] * share * 0.9
      light[q + 2] = color[2] * share
    }
}

/** Light on the crests: in a lane where sun or moon stands, thin elsewhere. */
function paintGlints({ width, height, light }: Film, stage: Stage, { noise, subjectX }: Shot, isDark: boolean): void {
  const lane = subjectX > 0.5 ? 0.2 : 0.8
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const [u, v] = [column / width, row / width]
      const near = Math.exp(-(((u - lane - (noise.value(3, v * 5) - 0.5) * 0.16) / 0.2) ** 2))
      const crest = smoothstep(0.6, 0.84, noise.fbm(u * 11 + noise.value(u * 4, v * 7), v * 44, 3))
      const power = crest * (0.035 + near * (isDark ? 0.6 : 0.5))
      const q = (row * width + column) * 3
      light[q] = light[q]! + (power * 0.82) / stage.exposure
      light[q + 1] = light[q + 1]! + (power * 0.92) / stage.exposure
      light[q + 2] = light[q + 2]! + power / stage.exposure
    }
}
