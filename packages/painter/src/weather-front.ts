import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { cssOfRgb, layOver } from './light/film.ts'
import { mixRgb, scaleRgb, smoothstep } from './math.ts'
import type { PlaceName } from './brief/brief.ts'
import type { Film, Noise, Rgb, Shot, Stage } from './painting.ts'

type Size = Pick<Film, 'width' | 'height'>

const INDOORS: readonly PlaceName[] = ['room', 'library', 'corridor', 'stairs', 'machine', 'laboratory', 'station']
const AIRLESS: readonly PlaceName[] = ['space', 'planet', 'underwater', 'abstract']

let kept: Canvas | undefined

/** The one canvas that all layers are drawn on in turn: a new one each would wait in memory until it is collected. */
function clearCanvas(width: number, height: number): Canvas {
  if (kept?.width !== width || kept.height !== height) return (kept = createCanvas(width, height))
  kept.getContext('2d').reset()
  return kept
}

/** Metres to birds: they fly behind whoever stands close by. */
const BIRD_METRES = 120

/** Whether weather and birds can be between the camera and the subject. */
export function isOutdoors(place: PlaceName): boolean {
  return !INDOORS.includes(place) && !AIRLESS.includes(place)
}

/** What is in the air in front: rain, snow, banks of fog, dust, embers, fireflies, birds. */
export function putAir(film: Film, stage: Stage, shot: Shot, keepClear: { x: number; y: number }): void {
  const { place, weather, time, mood } = shot.brief
  const light: Rgb = mixRgb(
    scaleRgb(stage.fog, 1.4),
    [stage.key[0] + stage.ambient[0], stage.key[1] + stage.ambient[1], stage.key[2] + stage.ambient[2]],
    0.35,
  )
  const gain = Math.max(light[0], light[1], light[2], 0.25 / stage.exposure)
  const css = (alpha: number): string => cssOfRgb(scaleRgb(light, 1 / gain), alpha)
  const paint = (work: (context: SKRSContext2D) => void, isLight = false, lightGain = gain, depth?: number): void => {
    const canvas = clearCanvas(film.width, film.height)
    work(canvas.getContext('2d'))
    layOver(film, canvas, { gain: lightGain, isLight, ...(depth !== undefined && { depth }) })
  }
  const warm = 1.6 / stage.exposure
  if (isOutdoors(place)) {
    if (weather === 'fog') putFogBanks(film, stage, shot.noise, shot.random() * 100)
    if (weather === 'rain' || weather === 'storm')
      paint((context) => drawRain(context, film, shot, css, weather === 'storm'))
    if (weather === 'snow') paint((context) => drawSnow(context, film, shot, css))
    const isFair = weather === 'clear' || weather === 'clouds'
    if (isFair && place !== 'volcano' && (time === 'day' || time === 'dawn' || time === 'dusk') && shot.random() < 0.45)
      paint((context) => drawBirds(context, film, stage, shot, keepClear), false, 0.04 / stage.exposure, BIRD_METRES)
    if (
      isFair &&
      time === 'night' &&
      (place === 'forest' || place === 'field' || place === 'lake' || place === 'village')
    )
      paint((context) => drawSparks(context, film, shot, 46, '#d9ff8a', 0.45, 0.95), true, warm)
    if (place === 'volcano') paint((context) => drawSparks(context, film, shot, 150, '#ff8a3c', 0, 0.9), true, warm)
  } else if (INDOORS.includes(place) && mood !== 'tense') {
    paint(
      (context) =>
        drawSparks(
          context,
          film,
          shot,
          70,
          cssOfRgb(scaleRgb(shot.palette.lamp, 1 / Math.max(...shot.palette.lamp))),
          0.1,
          0.9,
          0.35,
        ),
      true,
      warm * 0.55,
    )
  }
}

/** Veils between near and far, denser low down, from noise stretched along the ground. */
function putFogBanks(film: Film, stage: Stage, noise: Noise, shift: number): void {
  const { width, height, light, depth } = film
  const step = Math.max(2, Math.round(height / 240))
  const columns = Math.ceil(width / step) + 1
  const line = new Float32Array(columns * 2)
  for (let y = 0; y < height; y += step) {
    const low = smoothstep(-0.32, 0.12, (y - stage.horizon) / height) * smoothstep(1.05, 0.75, y / height)
    for (let i = 0; i < columns; i++) {
      line[i] = low * smoothstep(0.32, 0.72, noise.fbm((i * step * 2.2) / height + shift, (y * 7) / height, 4))
      line[columns + i] =
        low * smoothstep(0.4, 0.75, noise.fbm((i * step * 1.2) / height + shift + 9, (y * 4) / height + 5, 3))
    }
    for (let row = y; row < Math.min(height, y + step); row++) {
      for (let x = 0; x < width; x++) {
        const i = Math.floor(x / step)
        const t = x / step - i
        const q = row * width + x
        const far = depth[q]! > stage.subjectZ * 1.5 ? 0.6 : 0.1
        const share =
          (line[i]! + (line[i + 1]! - line[i]!) * t) * far +
          (line[columns + i]! + ((line[columns + i + 1] ?? 0) - line[columns + i]!) * t) * 0.22
        for (let c = 0; c < 3; c++)
          light[q * 3 + c] = light[q * 3 + c]! + (stage.fog[c]! * 1.08 - light[q * 3 + c]!) * share
      }
    }
  }
}

export function drawRain(
  context: SKRSContext2D,
  film: Size,
  { random }: Pick<Shot, 'random'>,
  css: (alpha: number) => string,
  isStorm: boolean,
): void {
  const unit = film.height / 1920
  const lean = (random() < 0.5 ? -1 : 1) * (isStorm ? 0.3 : 0.1)
  context.lineCap = 'round'
  for (const [count, length, width, alpha] of [
    [420, 46, 1, 0.2],
    [190, 90, 1.6, 0.24],
    [36, 190, 3, 0.14],
  ] as const) {
    context.strokeStyle = css(alpha)
    context.lineWidth = width * unit
    context.beginPath()
    for (let i = 0; i < count * (isStorm ? 1.4 : 1); i++) {
      const x = random() * film.width * 1.2 - film.width * 0.1
      const y = random() * film.height
      const reach = length * unit * (0.6 + random() * 0.7)
      context.moveTo(x, y)
      context.lineTo(x + reach * lean, y + reach)
    }
    context.stroke()
  }
}

export function drawSnow(
  context: SKRSContext2D,
  film: Size,
  { random }: Pick<Shot, 'random'>,
  css: (alpha: number) => string,
): void {
  const unit = film.height / 1920
  for (const [count, radius, alpha, isSoft] of [
    [520, 2, 0.8, false],
    [170, 4, 0.75, false],
    [46, 11, 0.4, true],
    [9, 30, 0.16, true],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const x = random() * film.width
      const y = random() * film.height
      const size = radius * unit * (0.6 + random() * 0.8)
      if (isSoft) {
        const glow = context.createRadialGradient(x, y, 0, x, y, size)
        glow.addColorStop(0, css(alpha))
        glow.addColorStop(0.7, css(alpha * 0.7))
        glow.addColorStop(1, css(0))
        context.fillStyle = glow
      } else context.fillStyle = css(alpha * (0.5 + random() * 0.5))
      context.beginPath()
      context.ellipse(x, y, size, size * (0.85 + random() * 0.3), 0, 0, Math.PI * 2)
      context.fill()
    }
  }
}

/** A loose flock, high up, away from the subject. */
function drawBirds(
  context: SKRSContext2D,
  film: Film,
  stage: Stage,
  { random }: Shot,
  keepClear: { x: number; y: number },
): void {
  const highest = Math.min(stage.horizon, film.height * 0.5)
  const side = keepClear.x > 0.5 ? 0.3 : 0.7
  const middleX = film.width * (side + (random() - 0.5) * 0.2)
  const middleY = highest * (0.35 + random() * 0.35)
  const count = 4 + Math.floor(random() * 9)
  context.strokeStyle = 'rgba(255,255,255,0.85)'
  context.lineCap = 'round'
  for (let i = 0; i < count; i++) {
    const size = film.height * (0.006 + random() * 0.008)
    const x = middleX + (random() + random() - 1) * film.width * 0.26
    const y = middleY + (random() + random() - 1) * highest * 0.22
    const lift = 0.15 + random() * 0.5
    const tilt = (random() - 0.5) * 0.5
    context.save()
    context.translate(x, y)
    context.rotate(tilt)
    context.lineWidth = size * 0.2
    context.beginPath()
    context.moveTo(-size, -size * lift)
    context.quadraticCurveTo(-size * 0.4, -size * lift * 1.1, 0, 0)
    context.quadraticCurveTo(size * 0.4, -size * lift * 1.1, size, -size * lift * 0.9)
    context.stroke()
    context.restore()
  }
}

/** Small lights adrift: fireflies, embers, dust in lamplight. */
export function drawSparks(
  context: SKRSContext2D,
  film: Size,
  { random }: Pick<Shot, 'random'>,
  count: number,
  css: string,
  top: number,
  bottom: number,
  size = 1,
): void {
  const unit = film.height / 1920
  context.fillStyle = css
  for (let i = 0; i < count; i++) {
    const near = random() ** 3
    const radius = unit * size * (1.6 + near * 6)
    context.globalAlpha = 0.25 + random() * 0.75 * (1 - near * 0.6)
    context.beginPath()
    context.ellipse(
      random() * film.width,
      film.height * (top + random() * (bottom - top)),
      radius,
      radius,
      0,
      0,
      Math.PI * 2,
    )
    context.fill()
  }
}
