import type { SKRSContext2D } from '@napi-rs/canvas'
import { cssOfRgb } from '../../light/film.ts'
import { mixRgb, scaleRgb, timesRgb } from '../../math.ts'
import type { PlaceName } from '../../brief/brief.ts'
import type { Film, Rgb, Shot, Stage } from '../../painting.ts'
import { laySoftly, wholeOf } from './softly.ts'

/** What stands between the eye and a thing on the ground there. */
const FRONTS: Partial<Record<PlaceName, 'blades' | 'stones' | 'snow'>> = {
  forest: 'blades',
  field: 'blades',
  lake: 'blades',
  mountains: 'blades',
  village: 'blades',
  road: 'blades',
  ruins: 'blades',
  ice: 'snow',
  sea: 'stones',
}

/**
 * Puts something of the ground before the camera, out of focus: blades of grass, stones, heaps of snow.
 *
 * @param isHigh whether the eye is so low that it stands up to the thing.
 */
export function putWildFront(
  film: Film,
  stage: Stage,
  { brief, palette, random }: Shot,
  { side, isHigh }: { side: -1 | 1; isHigh: boolean },
): void {
  const { width, height } = film
  const kind = FRONTS[brief.place] ?? 'stones'
  const own = { blades: palette.plants, stones: palette.rock, snow: palette.snow }[kind]
  const light = mixRgb(stage.ambient, scaleRgb(stage.key, 0.4), 0.5)
  const tone = scaleRgb(timesRgb(own, light), 0.8)
  const gain = Math.max(...tone, 0.02 / stage.exposure)
  const color = scaleRgb(tone, 1 / gain)
  for (const [blur, share, reach] of [
    [0.008, 0.5, 0.2],
    [0.02, 0.9, 0.34],
  ] as const) {
    laySoftly(film, wholeOf(film), height * blur, { gain }, (context) => {
      context.scale(height / 100, height / 100)
      const high = (isHigh ? 1.3 : 0.8) * reach * 100
      if (kind === 'blades') drawBlades(context, (width / height) * 100, high, side, scaleRgb(color, share), random)
      else drawHeaps(context, (width / height) * 100, high, side, scaleRgb(color, share), random)
    })
  }
}

function drawBlades(
  context: SKRSContext2D,
  right: number,
  high: number,
  side: -1 | 1,
  color: Rgb,
  random: () => number,
): void {
  context.lineCap = 'round'
  for (let i = 0; i < 46; i++) {
    const across = random()
    const x = across * right
    // Tallest on the open side, low under the thing.
    const open = side > 0 ? across : 1 - across
    const length = high * (0.3 + 0.9 * open ** 2) * (0.6 + random() * 0.6)
    const lean = (random() - 0.5) * length * 0.7
    context.strokeStyle = cssOfRgb(scaleRgb(color, 0.45 + random() * 0.6))
    context.lineWidth = 0.5 + random() * 0.9
    context.beginPath()
    context.moveTo(x, 101)
    context.quadraticCurveTo(x + lean * 0.2, 101 - length * 0.6, x + lean, 101 - length)
    context.stroke()
  }
}

function drawHeaps(
  context: SKRSContext2D,
  right: number,
  high: number,
  side: -1 | 1,
  color: Rgb,
  random: () => number,
): void {
  for (let i = 0; i < 7; i++) {
    // The first two stand in the open corner.
    const across = i < 2 ? (side > 0 ? 0.96 - random() * 0.2 : 0.04 + random() * 0.2) : random()
    const open = side > 0 ? across : 1 - across
    const radius = high * (0.12 + 0.42 * open ** 2) * (0.6 + random() * 0.5)
    const x = across * right
    const fall = context.createLinearGradient(x, 100 - radius, x, 100)
    fall.addColorStop(0, cssOfRgb(color))
    fall.addColorStop(0.5, cssOfRgb(scaleRgb(color, 0.35)))
    fall.addColorStop(1, cssOfRgb(scaleRgb(color, 0.12)))
    context.fillStyle = fall
    context.beginPath()
    context.ellipse(x, 102, radius * 1.3, radius, 0, 0, Math.PI * 2)
    context.fill()
  }
}
