import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { cssOfRgb, layOver } from '../light/film.ts'
import { scaleRgb, timesRgb } from '../math.ts'
import type { PlaceName } from '../brief/brief.ts'
import type { Film, Shot, Stage } from '../painting.ts'

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
  const shrink = 11
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

/** Twigs that hang into an upper corner, away from the subject. */
function drawBranch(
  context: SKRSContext2D,
  width: number,
  height: number,
  { random, subjectX }: Shot,
  css: string,
): void {
  context.save()
  if (subjectX < 0.5) {
    context.translate(width, 0)
    context.scale(-1, 1)
  }
  context.strokeStyle = css
  context.fillStyle = css
  context.lineCap = 'round'
  for (let twig = 0; twig < 7; twig++) {
    const startX = width * (-0.08 + random() * 0.3)
    const startY = -height * 0.03
    const slant = 0.35 + random() * 1.1
    const length = width * (0.22 + random() * 0.34)
    const steps = 14
    context.lineWidth = width * 0.012
    for (let i = 1; i <= steps; i++) {
      const share = i / steps
      const x = startX + Math.cos(slant) * length * share
      const y = startY + Math.sin(slant) * length * share + height * 0.02 * share * share
      for (let leaf = 0; leaf < 3; leaf++) {
        const size = width * (0.022 + random() * 0.03) * (1.15 - share * 0.5)
        const turn = slant + (random() - 0.5) * 2
        context.globalAlpha = 0.55 + random() * 0.4
        context.beginPath()
        context.ellipse(x + Math.cos(turn) * size, y + Math.sin(turn) * size, size, size * 0.4, turn, 0, Math.PI * 2)
        context.fill()
      }
    }
  }
  context.restore()
}
