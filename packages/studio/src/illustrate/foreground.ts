import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { cssOfRgb, layOver } from './film.ts'
import { scaleRgb, timesRgb } from './math.ts'
import type { Film, PlaceName, Shot, Stage } from './painting.ts'

const GRASSY: readonly PlaceName[] = ['mountains', 'forest', 'field', 'lake', 'coast', 'village', 'road', 'ruins']
const WOODED: readonly PlaceName[] = ['mountains', 'forest', 'field', 'lake', 'village', 'road', 'ruins']

/** Sometimes frames the picture by something near and out of focus: grass below, a branch above. */
export function putForeground(film: Film, stage: Stage, shot: Shot): void {
  const { place } = shot.brief
  const chance = shot.random()
  const paint =
    GRASSY.includes(place) && chance < 0.34
      ? drawGrass
      : WOODED.includes(place) && chance < 0.6
        ? drawBranch
        : undefined
  if (!paint) return
  // Painted small and enlarged, it is out of focus at no cost.
  const shrink = 7
  const small = createCanvas(Math.ceil(film.width / shrink), Math.ceil(film.height / shrink))
  const tone = scaleRgb(timesRgb(shot.palette.plants, stage.ambient), 0.5)
  const gain = Math.max(tone[0], tone[1], tone[2], 1e-4)
  paint(small.getContext('2d'), small.width, small.height, shot, cssOfRgb(scaleRgb(tone, 1 / gain)))
  const canvas = createCanvas(film.width, film.height)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(small, 0, 0, film.width, film.height)
  layOver(film, canvas, { gain, depth: 0.6 })
}

function drawGrass(
  context: SKRSContext2D,
  width: number,
  height: number,
  { random, subjectX }: Shot,
  css: string,
): void {
  context.strokeStyle = css
  context.lineCap = 'round'
  for (let i = 0; i < 70; i++) {
    const x = random() * width
    // Lowest below the subject.
    const open = Math.min(1, Math.abs(x / width - subjectX) * 3)
    const length = height * (0.03 + 0.13 * random() * open)
    const lean = (random() - 0.5) * length * 0.9
    context.globalAlpha = 0.55 + random() * 0.4
    context.lineWidth = width * (0.006 + random() * 0.014)
    context.beginPath()
    context.moveTo(x, height * 1.02)
    context.quadraticCurveTo(x + lean * 0.2, height - length * 0.6, x + lean, height * 1.01 - length)
    context.stroke()
  }
}

function drawBranch(
  context: SKRSContext2D,
  width: number,
  height: number,
  { random, subjectX }: Shot,
  css: string,
): void {
  const fromRight = subjectX < 0.5
  context.save()
  if (fromRight) {
    context.translate(width, 0)
    context.scale(-1, 1)
  }
  context.strokeStyle = css
  context.fillStyle = css
  context.lineCap = 'round'
  for (let twig = 0; twig < 3; twig++) {
    let x = -width * 0.05
    let y = height * (-0.02 + random() * 0.1)
    const reach = width * (0.4 + random() * 0.35)
    const drop = height * (0.03 + random() * 0.08)
    for (let i = 0; i < 26; i++) {
      const share = i / 26
      const nextX = -width * 0.05 + reach * share
      const nextY = y + (drop / 26) * (0.4 + share * 1.6) + (random() - 0.5) * height * 0.004
      context.globalAlpha = 0.95
      context.lineWidth = width * 0.02 * (1 - share * 0.8)
      context.beginPath()
      context.moveTo(x, y)
      context.lineTo(nextX, nextY)
      context.stroke()
      x = nextX
      y = nextY
      if (i < 3) continue
      for (let leaf = 0; leaf < 3; leaf++) {
        const size = width * (0.016 + random() * 0.026)
        context.globalAlpha = 0.7 + random() * 0.3
        context.beginPath()
        context.ellipse(
          x + (random() - 0.5) * size * 3,
          y + (random() - 0.3) * size * 3,
          size,
          size * 0.42,
          random() * 3,
          0,
          Math.PI * 2,
        )
        context.fill()
      }
    }
  }
  context.restore()
}
