import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { smoothed } from './still-life/softly.ts'
import type { Random } from '@dayreel/storyboard/base'
import { cssOfRgb, layOver } from '../light/film.ts'
import { mixRgb, scaleRgb } from '../math.ts'
import type { Weather } from '../brief/brief.ts'
import type { Film, Palette, Rgb, Shot, Stage } from '../painting.ts'

/** Metres to the window behind what stands on its sill. */
const WINDOW_DEPTH = 1.4

/**
 * Puts a window before the camera: the world and its weather outside out of focus, a curtain at one side, a wall below it.
 *
 * @param sill row of the sill's far edge, in pixels.
 */
export function putWindow(film: Film, stage: Stage, { palette, random, subjectX, brief }: Shot, sill: number): void {
  const { width, height } = film
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  const outside = paintOutside(width, height, sill, palette, random, brief.time === 'night')
  // As it is at the edges, and smooth within them.
  for (const each of [outside, smoothed(outside, 0.9)]) context.drawImage(each, 0, 0, width, height)
  const wall = bright(mixRgb(palette.stone, palette.wood, 0.5), 0.3)
  paintPaneWeather(context, width, sill, brief.weather, random)
  context.fillStyle = cssOfRgb(wall)
  context.fillRect(0, sill, width, height - sill)
  paintFrame(context, width, height, sill, bright(palette.wood, 0.1))
  paintCurtain(
    context,
    width,
    height,
    subjectX > 0.5 ? -1 : 1,
    bright(mixRgb(bright(palette.accent2, 1), [1, 0.95, 0.86], 0.55), 0.5),
  )
  layOver(film, canvas, { gain: 0.85 / stage.exposure, depth: WINDOW_DEPTH, slack: 0 })
}

/** The colour at a lightness of its own, 0…1. */
function bright(color: Rgb, peak: number): Rgb {
  return scaleRgb(color, peak / Math.max(...color, 1e-4))
}

/** Sky, two ridges and lights, painted small so that it is soft when enlarged. */
function paintOutside(
  width: number,
  height: number,
  sill: number,
  palette: Palette,
  random: Random,
  isNight: boolean,
): Canvas {
  const shrink = 14
  const small: Canvas = createCanvas(Math.ceil(width / shrink), Math.ceil(height / shrink))
  const context = small.getContext('2d')
  const low = sill / shrink
  const peak = Math.max(...palette.zenith, ...palette.horizon, 1e-4)
  const lift = (isNight ? 0.3 : 0.8) / peak
  const air = scaleRgb(palette.horizon, lift)
  const sky = context.createLinearGradient(0, 0, 0, low)
  sky.addColorStop(0, cssOfRgb(scaleRgb(palette.zenith, lift)))
  sky.addColorStop(1, cssOfRgb(air))
  context.fillStyle = sky
  context.fillRect(0, 0, small.width, small.height)
  for (const [row, shade] of [
    [0.66, 0.5],
    [0.82, 0.22],
  ] as const) {
    context.fillStyle = cssOfRgb(mixRgb(scaleRgb(palette.plants, lift * 0.1), scaleRgb(air, shade), 0.7))
    context.beginPath()
    context.moveTo(0, low * 1.1)
    for (let i = 0; i <= 12; i++) context.lineTo((i / 12) * small.width, low * (row + (random() - 0.5) * 0.12))
    context.lineTo(small.width, low * 1.1)
    context.fill()
  }
  context.fillStyle = cssOfRgb(bright(palette.lamp, 1))
  for (let i = 0; i < (isNight ? 22 : 6); i++) {
    context.globalAlpha = 0.25 + random() * 0.6
    context.beginPath()
    context.arc(random() * small.width, low * (0.68 + random() * 0.3), small.width * (0.008 + random() * 0.02), 0, 7)
    context.fill()
  }
  return small
}

/** Drops and their runs on the glass, or flakes before it. */
function paintPaneWeather(context: SKRSContext2D, width: number, sill: number, weather: Weather, random: Random): void {
  const isSnow = weather === 'snow'
  if (!isSnow && weather !== 'rain' && weather !== 'storm') return
  for (let i = 0; i < (isSnow ? 90 : 130); i++) {
    const [x, y] = [random() * width, random() * sill]
    const size = width * (0.003 + random() ** 2 * 0.009)
    context.fillStyle = isSnow ? 'rgba(240,244,252,0.75)' : 'rgba(232,240,250,0.42)'
    context.beginPath()
    context.ellipse(x, y, size, size * (isSnow ? 1 : 1.35), 0, 0, 7)
    context.fill()
    if (isSnow) continue
    context.fillStyle = 'rgba(10,14,26,0.3)'
    context.beginPath()
    context.ellipse(x, y - size * 0.4, size * 0.7, size * 0.5, 0, 0, 7)
    context.fill()
    if (i % 4) continue
    // A drop that has run down leaves its way behind.
    const run = context.createLinearGradient(0, y - sill * 0.2, 0, y)
    run.addColorStop(0, 'rgba(232,240,250,0)')
    run.addColorStop(1, 'rgba(232,240,250,0.32)')
    context.fillStyle = run
    context.fillRect(x - size * 0.5, y - sill * 0.2, size, sill * 0.2)
  }
}

function paintFrame(context: SKRSContext2D, width: number, height: number, sill: number, wood: Rgb): void {
  const bar = width * 0.028
  const dark = cssOfRgb(wood)
  const edge = cssOfRgb(scaleRgb(wood, 3.4))
  const upright = (x: number, wide: number): void => {
    context.fillStyle = dark
    context.fillRect(x - wide / 2, 0, wide, sill)
    context.fillStyle = edge
    context.fillRect(x + wide / 2 - wide * 0.16, 0, wide * 0.16, sill)
  }
  const level = (y: number, wide: number): void => {
    context.fillStyle = dark
    context.fillRect(0, y - wide / 2, width, wide)
    context.fillStyle = edge
    context.fillRect(0, y + wide / 2 - wide * 0.14, width, wide * 0.14)
  }
  level(height * 0.14, bar)
  upright(width * 0.5, bar * 1.3)
  upright(width * 0.02, bar * 2.4)
  upright(width * 0.98, bar * 2.4)
  level(sill - bar * 0.6, bar * 1.5)
}

/** Folds that hang along one side, lighter where the day shines through. */
function paintCurtain(context: SKRSContext2D, width: number, height: number, side: -1 | 1, cloth: Rgb): void {
  const folds = 5
  const wide = width * 0.2
  for (let i = 0; i < folds; i++) {
    const from = (i / folds) * wide
    const x = side < 0 ? from : width - from - wide / folds
    const fold = context.createLinearGradient(x, 0, x + wide / folds, 0)
    fold.addColorStop(0, cssOfRgb(scaleRgb(cloth, 0.4)))
    fold.addColorStop(0.55, cssOfRgb(scaleRgb(cloth, 0.72)))
    fold.addColorStop(1, cssOfRgb(scaleRgb(cloth, 0.42)))
    context.fillStyle = fold
    context.fillRect(x - 0.5, 0, wide / folds + 1, height)
  }
}
