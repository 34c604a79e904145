import type { Film, Rgb, Shot, Stage } from '../painting.ts'
import { clamp, mixRgb, scaleRgb, smoothstep } from '../math.ts'

/** Light that is left in open water: from the surface at the top of the frame down to where there is none. */
type Water = {
  /** Where it is brightest, as a share of the width. */
  x: number
  /** Share of the height at which it has gone. */
  reach: number
  /** Half the width of the light, as a share of the picture's width. */
  breadth: number
  /** How bright it is at the top; 1 is daylight seen from a few metres down. */
  power: number
}

/** Half of what comes down is lost over this share of its reach. */
const HALF_LOST = 0.2

/** What no light reaches. */
const DEEPEST: Rgb = [0.0006, 0.0013, 0.0034]

/** The colour of water in this world, at its full strength. */
export function waterColor({ palette }: Shot): Rgb {
  const own = scaleRgb(palette.zenith, 1 / Math.max(...palette.zenith, 1e-4))
  return mixRgb(own, [0.05, 0.42, 0.62], 0.72)
}

/** Fills the frame with dark water under one light. */
export function paintDeepWater(film: Film, stage: Stage, shot: Shot, { x: at, reach, breadth, power }: Water): void {
  const { width, height, light, depth } = film
  const { noise } = shot
  const color = waterColor(shot)
  const gain = 1 / stage.exposure
  depth.fill(400)
  for (let row = 0; row < height; row++) {
    const down = row / height / reach
    const left = 0.5 ** (down / HALF_LOST) * smoothstep(1.35, 0.5, down)
    const wide = breadth * (1 + down * 0.9)
    for (let column = 0; column < width; column++) {
      const aside = (column / width - at) / wide
      const shaft = 0.86 + 0.28 * (noise.value((aside / (1 + down)) * 5 + 40, 3) - 0.5)
      const share = left * (0.2 + 0.8 * Math.exp(-aside * aside)) * shaft * power
      const q = (row * width + column) * 3
      // Red goes first, then green: what is left at last is blue.
      light[q] = gain * (DEEPEST[0] + color[0] * share ** 1.9 * 0.8)
      light[q + 1] = gain * (DEEPEST[1] + color[1] * share ** 1.3 * 0.85)
      light[q + 2] = gain * (DEEPEST[2] + color[2] * share * 0.8)
    }
  }
}

/** What always drifts down in the deep: a few pale specks, the nearer ones large and out of focus. */
export function addSpecks(film: Film, stage: Stage, shot: Shot, count: number): void {
  const { width, height, light } = film
  const { random } = shot
  for (let i = 0; i < count; i++) {
    const [x, y] = [random() * width, random() * height]
    const near = random() ** 5
    const radius = height * (0.0009 + near * 0.006)
    const power = (0.16 + random() * 0.3) * (1 - near * 0.75) * (0.35 + 0.65 * (1 - y / height))
    for (let row = Math.max(0, Math.floor(y - radius)); row <= Math.min(height - 1, y + radius); row++)
      for (let column = Math.max(0, Math.floor(x - radius)); column <= Math.min(width - 1, x + radius); column++) {
        const share = clamp(1 - Math.hypot(column - x, row - y) / radius) ** 0.7 * power
        const q = (row * width + column) * 3
        light[q] = light[q]! + (share * 0.5) / stage.exposure
        light[q + 1] = light[q + 1]! + (share * 0.8) / stage.exposure
        light[q + 2] = light[q + 2]! + share / stage.exposure
      }
  }
}

/** Takes light away from a row of the picture on: at its foot only the blue of the deepest water is left. */
export function sinkIntoDark(film: Film, stage: Stage, from: number, to: number): void {
  const { width, height, light } = film
  for (let row = Math.floor(from * height); row < height; row++) {
    const left = smoothstep(to, from, row / height) ** 1.5
    for (let q = row * width * 3; q < (row + 1) * width * 3; q += 3)
      for (let c = 0; c < 3; c++) light[q + c] = light[q + c]! * left + ((1 - left) * DEEPEST[c]!) / stage.exposure
  }
}
