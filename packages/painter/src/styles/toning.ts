import type { Pixels } from '../light/grade.ts'
import { clamp, smoothstep } from '../math.ts'

/**
 * Spreads the colours of a picture that is all of one hue: what is common to all of them is held back, what differs is brought
 * out.
 *
 * @param strength 0…1.
 */
export function separateHues({ bytes }: Pixels, strength: number): void {
  const [red, green, blue] = meanOf(bytes)
  const grey = (red + green + blue) / 3
  const kept = 1 - 0.35 * strength
  const gain = 1 + 0.7 * strength
  for (let p = 0; p < bytes.length; p += 4) {
    const luma = bytes[p]! * 0.3 + bytes[p + 1]! * 0.59 + bytes[p + 2]! * 0.11
    const mean = [red - grey, green - grey, blue - grey]
    for (let c = 0; c < 3; c++) {
      const chroma = bytes[p + c]! - luma
      bytes[p + c] = luma + mean[c]! * kept + (chroma - mean[c]!) * gain
    }
  }
}

/**
 * Makes colours stronger without turning them: each keeps its hue. What is nearly grey, such as paper, and what has the hue of
 * skin or wood gain less than the rest, and nothing gains more than it has room for.
 *
 * @param strength 0…1.
 */
export function strengthen({ bytes }: Pixels, strength: number): void {
  for (let p = 0; p < bytes.length; p += 4) {
    const [red, green, blue] = [bytes[p]!, bytes[p + 1]!, bytes[p + 2]!]
    const most = Math.max(red, green, blue)
    const spread = most - Math.min(red, green, blue)
    if (spread === 0) continue
    const luma = red * 0.3 + green * 0.59 + blue * 0.11
    const share = spread / most
    const isWarm = red >= green && green >= blue
    const wish =
      1 + strength * smoothstep(0.1, 0.35, share) * (1 - 0.6 * smoothstep(0.5, 0.95, share)) * (isWarm ? 0.45 : 1)
    // Up to where the first channel would leave the range.
    const room = Math.min((255 - luma) / Math.max(1, most - luma), luma / Math.max(1, luma - (most - spread)))
    const gain = Math.max(1, Math.min(wish, room))
    bytes[p] = luma + (red - luma) * gain
    bytes[p + 1] = luma + (green - luma) * gain
    bytes[p + 2] = luma + (blue - luma) * gain
  }
}

/**
 * Takes a colour cast away, as a photographer does who sets the white balance.
 *
 * @param share 0 leaves it, 1 makes the picture's mean grey.
 */
export function balanceWhite({ bytes }: Pixels, share: number): void {
  const mean = meanOf(bytes)
  const grey = mean[0] * 0.3 + mean[1] * 0.59 + mean[2] * 0.11
  for (let c = 0; c < 3; c++) {
    const gamma = Math.log(Math.max(8, grey) / 255) / Math.log(clamp(mean[c]! / 255, 0.03, 0.97))
    const curve = new Uint8ClampedArray(256)
    // A power keeps black black and white white.
    for (let i = 0; i < 256; i++) curve[i] = 255 * (i / 255) ** (1 + (gamma - 1) * share)
    for (let p = c; p < bytes.length; p += 4) bytes[p] = curve[bytes[p]!]!
  }
}

/**
 * Grades to two opposite hues, as films are: shadows go to the first, lights to the second, colours beside the line between the
 * two are drawn to it.
 */
export function splitTones(
  { bytes }: Pixels,
  { shadows, lights, strength }: { shadows: Hue; lights: Hue; strength: number },
): void {
  // The line on which colours may lie, in red−luma and blue−luma.
  const alongRed = lights[0] - shadows[0]
  const alongBlue = lights[1] - shadows[1]
  const length = Math.hypot(alongRed, alongBlue)
  const [ux, uy] = [alongRed / length, alongBlue / length]
  const pushes = new Float32Array(256)
  for (let i = 0; i < 256; i++) pushes[i] = smoothstep(0.12, 0.78, i / 255)
  for (let p = 0; p < bytes.length; p += 4) {
    const luma = bytes[p]! * 0.3 + bytes[p + 1]! * 0.59 + bytes[p + 2]! * 0.11
    const red = bytes[p]! - luma
    const blue = bytes[p + 2]! - luma
    const along = red * ux + blue * uy
    const off = blue * ux - red * uy
    const push = pushes[luma | 0]!
    const tintRed = (shadows[0] + alongRed * push) * strength
    const tintBlue = (shadows[1] + alongBlue * push) * strength
    const rest = off * (1 - 0.7 * strength)
    const toRed = along * ux - rest * uy + tintRed
    const toBlue = along * uy + rest * ux + tintBlue
    bytes[p] = luma + toRed
    bytes[p + 1] = luma - (toRed * 0.3 + toBlue * 0.11) / 0.59
    bytes[p + 2] = luma + toBlue
  }
}
/** A tint in bytes: what is added to red and to blue, against lightness. */
type Hue = readonly [red: number, blue: number]

function meanOf(bytes: Uint8ClampedArray): [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0]
  const step = 4 * Math.max(1, Math.floor(bytes.length / 4 / 20_000))
  let count = 0
  for (let p = 0; p < bytes.length; p += step) {
    for (let c = 0; c < 3; c++) sums[c] = sums[c]! + bytes[p + c]!
    count++
  }
  return [sums[0] / count, sums[1] / count, sums[2] / count]
}
