import { createCanvas } from '@napi-rs/canvas'
import type { CaptionPainter } from './captions.ts'

/** Draws captions for the tests and the measurement of the renderer: whatever font there is, outlined, one word lit. */
export function createCaptionPainter({ width, height }: { width: number; height: number }): CaptionPainter {
  const patch = { x: Math.round(width / 6), y: Math.round(height * 0.6), width: Math.round(width * 0.67), height: 0 }
  const size = Math.round(width * 0.075)
  patch.height = Math.round(size * 1.6)
  const canvas = createCanvas(patch.width, patch.height)
  const context = canvas.getContext('2d')
  return {
    draw(page, lit) {
      context.clearRect(0, 0, patch.width, patch.height)
      context.font = `bold ${size}px sans-serif`
      context.textBaseline = 'middle'
      context.lineJoin = 'round'
      context.lineWidth = size / 6
      const text = page.words.map((word) => word.text).join(' ')
      const scale = Math.min(1, (patch.width - size) / context.measureText(text).width)
      context.font = `bold ${size * scale}px sans-serif`
      let x = (patch.width - context.measureText(text).width) / 2
      page.words.forEach((word, i) => {
        context.strokeStyle = '#000'
        context.strokeText(word.text, x, patch.height / 2)
        context.fillStyle = i === lit ? '#ffd400' : '#fff'
        context.fillText(word.text, x, patch.height / 2)
        x += context.measureText(`${word.text} `).width
      })
      const pixels = new Uint8ClampedArray(canvas.data())
      return { ...patch, pixels }
    },
  }
}
