import { createCanvas, loadImage, type Canvas } from '@napi-rs/canvas'
import type { PaintedStage, Picture } from '@dayreel/storyboard'
import { mixColors, withAlpha } from './shade-figure.ts'

const JPEG_QUALITY = 92

/**
 * Draws the place as the backdrop of a shadow play: light behind the main figure, dusk towards the edges.
 *
 * @param bank the row of the feet, as a fraction of the height, where the place has no ground for figures that need it.
 * @param heart the middle of the main figure, as fractions of the picture. Absent without figures.
 */
export async function drawGround(
  { picture, key, airColor, lightness, mood }: PaintedStage,
  heart: { x: number; y: number } | undefined,
  bank?: number,
): Promise<Picture> {
  const { width, height } = picture
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.drawImage(await loadImage(Buffer.from(picture.bytes)), 0, 0, width, height)
  const { x, y } = heart ?? { x: 0.5, y: 0.45 }
  const light = mixColors(key.color, airColor, 0.45)
  // The darker the place, the more light a dark figure needs behind it.
  const back = context.createRadialGradient(x * width, y * height, 0, x * width, y * height, height * 0.42)
  const strength = (heart ? 0.2 : 0.1) + Math.max(0, 0.4 - lightness) * 0.9
  back.addColorStop(0, withAlpha(light, strength))
  back.addColorStop(0.5, withAlpha(light, strength * 0.4))
  back.addColorStop(1, withAlpha(light, 0))
  context.globalCompositeOperation = 'screen'
  context.fillStyle = back
  context.fillRect(0, 0, width, height)
  context.globalCompositeOperation = 'multiply'
  const dusk = context.createRadialGradient(x * width, y * height, height * 0.12, x * width, y * height, height * 0.85)
  dusk.addColorStop(0, 'rgba(255,255,255,1)')
  dusk.addColorStop(1, mixColors('#ffffff', '#23264a', DUSK[mood] ?? 0.55))
  context.fillStyle = dusk
  context.fillRect(0, 0, width, height)
  if (bank !== undefined) drawBank(canvas, bank, mixColors('#0b0d18', airColor, 0.16))
  return {
    ...picture,
    bytes: new Uint8Array(canvas.toBuffer('image/jpeg', JPEG_QUALITY)),
    ...(heart && { focus: { x, y } }),
  }
}

/** Draws the dark rise of a stage, on which figures stand where the place has only water or air. */
function drawBank(canvas: Canvas, row: number, color: string): void {
  const { width, height } = canvas
  const context = canvas.getContext('2d')
  const top = (row - 0.008) * height
  context.globalCompositeOperation = 'source-over'
  context.fillStyle = color
  context.beginPath()
  context.moveTo(0, height)
  for (let x = 0; x <= width; x += 4) {
    const across = x / width - 0.5
    const rough = Math.sin(x * 0.021) * 0.4 + Math.sin(x * 0.053 + 1) * 0.25 + Math.sin(x * 0.13 + 2) * 0.1
    context.lineTo(x, top + (across ** 2 * 0.16 + rough * 0.006) * height)
  }
  context.lineTo(width, height)
  context.fill()
}

/** How far the edges go towards the colour of dusk. */
const DUSK: Readonly<Record<string, number>> = { joyful: 0.35, hopeful: 0.4, calm: 0.5, awe: 0.55, eerie: 0.75 }
