import { createCanvas, type Canvas } from '@napi-rs/canvas'
import type { StageCutout } from '@dayreel/storyboard'
import { createRandom } from '@dayreel/storyboard/base'
import type { Brief } from '../brief/brief.ts'
import type { Noise } from '../painting.ts'
import { clamp, smoothstep } from '../math.ts'
import { drawRain, drawSnow, drawSparks, isOutdoors } from '../weather-front.ts'

type Front = {
  width: number
  height: number
  brief: Brief
  /** Row of the horizon, in pixels. */
  horizon: number
  noise: Noise
  seed: number
  /** The air's and the lamps' colours, as displayed. */
  air: readonly [number, number, number]
  lamp: string
}

/** Number of pictures that falling rain and snow alternate between. */
const STEPS = 3

/** Draws what is in the air in front of figures. Falling and drifting things have several pictures, shown in turn. */
export function drawFront(front: Front): StageCutout[] {
  const { brief, width, height, seed } = front
  const paint = paintAir(front)
  if (!paint) return []
  const steps = brief.weather === 'fog' ? 1 : STEPS
  return Array.from({ length: steps }, (_, step) => {
    const canvas = createCanvas(width, height)
    paint(canvas, createRandom(`front ${seed} ${step}`))
    return { bytes: new Uint8Array(canvas.toBuffer('image/png')), width, height }
  })
}

function paintAir(front: Front): ((canvas: Canvas, random: () => number) => void) | undefined {
  const { brief, air, width, height, lamp } = front
  const size = { width, height }
  const pale = air.map((channel) => Math.round(channel + (255 - channel) * 0.55))
  const css = (alpha: number): string => `rgba(${pale.join(',')},${alpha.toFixed(3)})`
  const { place, weather, time } = brief
  if (!isOutdoors(place)) return undefined
  if (weather === 'rain' || weather === 'storm')
    return (canvas, random) => drawRain(canvas.getContext('2d'), size, { random }, css, weather === 'storm')
  if (weather === 'snow') return (canvas, random) => drawSnow(canvas.getContext('2d'), size, { random }, css)
  if (weather === 'fog') return (canvas) => drawFog(canvas, front)
  if (time === 'night' && FIREFLIES.has(place))
    return (canvas, random) => drawSparks(canvas.getContext('2d'), size, { random }, 26, '#d9ff8a', 0.4, 0.9)
  if (place === 'volcano')
    return (canvas, random) => drawSparks(canvas.getContext('2d'), size, { random }, 60, lamp, 0, 0.9)
  return undefined
}

const FIREFLIES: ReadonlySet<string> = new Set(['forest', 'field', 'lake', 'village'])

/** Banks of fog that are densest low down and leave heads clear. */
function drawFog(canvas: Canvas, { horizon, noise, air, seed }: Front): void {
  const { width, height } = canvas
  const context = canvas.getContext('2d')
  const image = context.createImageData(width, height)
  const shift = seed % 97
  for (let y = 0; y < height; y++) {
    const low = smoothstep(-0.14, 0.2, (y - horizon) / height)
    if (low === 0) continue
    for (let x = 0; x < width; x++) {
      const bank = smoothstep(0.3, 0.75, noise.fbm((x * 1.6) / height + shift, (y * 5) / height, 3))
      const at = (y * width + x) * 4
      for (let c = 0; c < 3; c++) image.data[at + c] = air[c]!
      image.data[at + 3] = clamp(low * (0.18 + 0.5 * bank)) * 255
    }
  }
  context.putImageData(image, 0, 0)
}
