import { clamp, lerp, mixRgb, smoothstep } from '../math.ts'
import type { Film, Rgb, Shot, Stage } from '../painting.ts'
import { waterColor } from './deep-water.ts'
import type { Standing } from './standing.ts'

const SKIN: Rgb = [0.075, 0.1, 0.125]
const PALE: Rgb = [0.42, 0.46, 0.47]

/** An eye and the skin around it, so near that nothing else is seen: folds that run round it, scratches, pale flecks, light in nets. */
export function putWhaleEye(film: Film, stage: Stage, shot: Shot): Standing {
  const { width, height, light, depth } = film
  const { noise, subjectX, brief } = shot
  const way = subjectX > 0.5 ? -1 : 1
  const [middleX, middleY] = [width * 0.5, height * 0.4]
  const water = waterColor(shot)
  const gain = (brief.time === 'night' ? 0.55 : 0.85) / stage.exposure
  depth.fill(3)
  const heights = new Float32Array(width + 1)
  const before = new Float32Array(width + 1)
  const relief = (column: number, row: number): number =>
    reliefAt(((column - middleX) / width) * way, (row - middleY) / width, noise)
  for (let column = 0; column <= width; column++) before[column] = relief(column, -1)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column <= width; column++) heights[column] = relief(column, row)
    for (let column = 0; column < width; column++) {
      const [u, v] = [((column - middleX) / width) * way, (row - middleY) / width]
      const [slopeX, slopeY] = [
        (heights[column + 1]! - heights[column]!) * width * way,
        (heights[column]! - before[column]!) * width,
      ]
      // Light comes from above, a little from before.
      const lit = clamp(0.5 + slopeY * 0.5 + slopeX * 0.16 - v * 0.42, 0.03, 1.5)
      const fleck = smoothstep(0.62, 0.76, noise.fbm(u * 9 + 70, v * 9 + 20, 3)) * 0.3
      const belly = smoothstep(0.42, 0.8, v - u * 0.3 + (noise.fbm(u * 5, v * 5, 3) - 0.5) * 0.3) * 0.5
      const skin = mixRgb(SKIN, PALE, clamp(fleck + belly))
      const net = netAt(u, v, noise) * smoothstep(0.5, -0.55, v)
      const eye = eyeAt(u, v, noise)
      const q = (row * width + column) * 3
      for (let c = 0; c < 3; c++) {
        const body = skin[c]! * lit * lerp(1, water[c]! * 1.7, 0.6) * 1.5 + water[c]! * (0.012 + net * 0.16)
        light[q + c] = gain * (eye ? lerp(body, eye.color[c]!, eye.share) : body)
      }
    }
    before.set(heights)
  }
  return { x: middleX, base: middleY + width * 0.2, height: width * 0.4, depth: 3 }
}

/** Half the breadth and height of the open eye, in widths of the picture. */
const [EYE_WIDE, EYE_TALL] = [0.118, 0.082]

/** How far out from the eye, 1 on its lids. */
function outOf(u: number, v: number): number {
  return Math.hypot(u / EYE_WIDE, v / EYE_TALL)
}

/** How high the skin stands, in widths of the picture: lids, the folds around them that fade outwards, wrinkles and pores. */
function reliefAt(u: number, v: number, noise: Shot['noise']): number {
  const bend = noise.fbm(u * 4 + 9, v * 4, 3) - 0.5
  const out = outOf(u, v * (v < 0 ? 0.92 : 1.05)) + bend * 1.9 * smoothstep(0.9, 2.2, outOf(u, v))
  const folds = Math.sin(out * 7.4) * 0.0095 * Math.exp(-((out - 1.7) ** 2) / 1.3)
  const lid = 0.05 * Math.exp(-(((out - 1.3) / 0.42) ** 2))
  const wrinkles = (noise.ridge(u * 7 + v * 3, v * 15 + bend * 5, 3) - 0.5) * 0.026 * smoothstep(1.2, 4, out)
  const pores = (noise.fbm(u * 70, v * 70, 2) - 0.5) * 0.0042
  return folds + lid + wrinkles + pores - (u * u + v * v) * 0.12
}

/** The wet ball between the lids: dark brown, a pupil that lies across, the surface mirrored above; undefined outside. */
function eyeAt(u: number, v: number, noise: Shot['noise']): { color: Rgb; share: number } | undefined {
  // The upper lid hangs a little, the corners are drawn out.
  const corner = 1 + Math.abs(u / EYE_WIDE) ** 3 * 0.35
  const out = Math.hypot(u / EYE_WIDE, ((v - 0.012) * corner) / (v < 0.012 ? EYE_TALL * 0.82 : EYE_TALL))
  if (out > 1.06) return undefined
  const iris = Math.hypot(u / 0.074, (v - 0.008) / 0.07)
  const pupil = smoothstep(1.12, 0.9, Math.hypot(u / 0.04, (v - 0.012) / 0.023))
  const rays = 0.65 + 0.7 * noise.value(Math.atan2(v - 0.008, u) * 11 + 30, iris * 2.2)
  const brown: Rgb = [0.03 * rays, 0.02 * rays, 0.013 * rays]
  const white: Rgb = [0.03, 0.032, 0.036]
  const ball = mixRgb(brown, white, smoothstep(0.86, 1.12, iris) * 0.7)
  const shaded = mixRgb(ball, [0.004, 0.006, 0.009], clamp(pupil + smoothstep(0.04, -0.06, v) * 0.72))
  const glint = smoothstep(0.02, 0.008, Math.hypot(u + 0.03, (v + 0.026) * 1.5))
  const sheen = smoothstep(0.03, 0, Math.abs(v - 0.052 + u * u * 4)) * 0.09 * smoothstep(0.075, 0.02, Math.abs(u))
  const color = shaded.map((value, c) => value * 1.1 + glint * 0.6 + sheen * [0.5, 0.9, 1][c]!) as unknown as Rgb
  // A dark rim where lid meets eye.
  const rim = smoothstep(0.86, 1, out)
  return { color: mixRgb(color, [0.003, 0.004, 0.006], rim * 0.95), share: smoothstep(1.06, 1, out) }
}

function netAt(u: number, v: number, noise: Shot['noise']): number {
  const bend = noise.value(u * 4, v * 4 + 11) * 2.6
  const wave = 1 - Math.abs(noise.value(u * 6 + bend, v * 8 + bend) - 0.5) * 7
  return Math.max(0, wave) ** 2
}
