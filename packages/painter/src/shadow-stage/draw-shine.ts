import { createCanvas } from '@napi-rs/canvas'
import type { StageCutout } from '@dayreel/storyboard'
import type { Pixels } from '../light/grade.ts'
import { luminance, smoothstep } from '../math.ts'
import { SKY_DEPTH, type Film } from '../painting.ts'

/** The light is drawn so many times smaller, because it is soft. */
const SHRINK = 6
/** Displayed lightness above which a surface counts as a light, 0…1. */
const LIGHT = 0.72
/** Displayed lightness of a whole picture above which lights are not noticed. */
const BRIGHT = 0.42
/** A picture in which so much shines has no single lights. */
const MOST = 0.08

/** Draws the lamps, windows and flames of a place as soft light. */
export function drawShine(film: Film, { bytes, width, height }: Pixels, lightness: number): StageCutout | undefined {
  if (lightness > BRIGHT) return undefined
  const canvas = createCanvas(Math.ceil(width / SHRINK), Math.ceil(height / SHRINK))
  const context = canvas.getContext('2d')
  const image = context.createImageData(canvas.width, canvas.height)
  let lit = 0
  for (let y = 0; y < canvas.height; y++) {
    for (let x = 0; x < canvas.width; x++) {
      const i = Math.min(height - 1, y * SHRINK) * width + Math.min(width - 1, x * SHRINK)
      if (film.depth[i]! >= SKY_DEPTH) continue
      const [red, green, blue] = [bytes[i * 4]!, bytes[i * 4 + 1]!, bytes[i * 4 + 2]!]
      const share = smoothstep(LIGHT, 1, luminance(red, green, blue) / 255)
      if (share === 0) continue
      lit++
      image.data.set([red, green, blue, Math.round(share * 255)], (y * canvas.width + x) * 4)
    }
  }
  if (lit === 0 || lit > canvas.width * canvas.height * MOST) return undefined
  context.putImageData(image, 0, 0)
  const soft = createCanvas(canvas.width, canvas.height)
  const glow = soft.getContext('2d')
  glow.filter = `blur(${Math.max(1, Math.round(height / 480))}px)`
  glow.drawImage(canvas, 0, 0)
  return { bytes: new Uint8Array(soft.toBuffer('image/png')), width: soft.width, height: soft.height }
}
