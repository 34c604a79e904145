import { createCanvas, type Canvas } from '@napi-rs/canvas'

/** How a figure is turned into a shadow. Colours are `#rrggbb`. */
export type Shade = {
  dark: string
  /** Fraction of the figure's own colours that stays visible, 0…1. */
  own: number
  /** The edge that the key light touches: −1 at the left, 0 at both sides, 1 at the right. */
  rim: { color: string; side: number; alpha: number }
  /** The air between, which covers this fraction of the figure. */
  haze: { color: string; share: number }
}

/** Width of the lit edge as a fraction of the figure's height, and its least width in pixels. */
const RIM = { share: 0.004, leastPx: 1.3 }
/** How much more haze there is at the feet than at the head. */
const GROUND_HAZE = 0.16

/** Draws a figure as a shadow that keeps some of its colours, with a lit edge. The result has the figure's size. */
export function shadeFigure(figure: Canvas, { dark, own, rim, haze }: Shade): Canvas {
  const { width, height } = figure
  const shaded = filled(figure, dark)
  const context = shaded.getContext('2d')
  context.globalAlpha = Math.min(1, own * DIMMED)
  context.drawImage(dimmed(figure), 0, 0)
  context.globalAlpha = 1
  context.globalCompositeOperation = 'source-atop'
  const air = context.createLinearGradient(0, 0, 0, height)
  air.addColorStop(0, withAlpha(haze.color, haze.share))
  air.addColorStop(1, withAlpha(haze.color, Math.min(1, haze.share + GROUND_HAZE)))
  context.fillStyle = air
  context.fillRect(0, 0, width, height)
  context.globalCompositeOperation = 'source-over'
  // Light from behind touches both sides, each more weakly.
  const isBehind = Math.abs(rim.side) < 0.25
  context.globalAlpha = rim.alpha * (isBehind ? 0.6 : 1)
  const px = Math.max(RIM.leastPx, RIM.share * height)
  for (const side of isBehind ? [-1, 1] : [Math.sign(rim.side)])
    context.drawImage(edge(figure, rim.color, side * px, px * 0.8), 0, 0)
  context.globalAlpha = 1
  return shaded
}

/** How much stronger the dimmed colours are mixed in, and the colour that they are multiplied by. */
const DIMMED = 2
const BRIGHTNESS = '#5c5c62'

/** Returns the figure in little light: its colours become darker, and their hues stay about the same. */
function dimmed(figure: Canvas): Canvas {
  const canvas = createCanvas(figure.width, figure.height)
  const context = canvas.getContext('2d')
  context.drawImage(figure, 0, 0)
  context.globalCompositeOperation = 'multiply'
  context.fillStyle = BRIGHTNESS
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.globalCompositeOperation = 'destination-in'
  context.drawImage(figure, 0, 0)
  return canvas
}

/** Returns the edge of a figure towards a side and the top. */
function edge(figure: Canvas, color: string, across: number, up: number): Canvas {
  const lit = filled(figure, color)
  const context = lit.getContext('2d')
  context.globalCompositeOperation = 'destination-out'
  context.drawImage(figure, -across, up)
  return lit
}

/** Returns the silhouette of a figure in one colour. */
export function filled(figure: Canvas, color: string): Canvas {
  const canvas = createCanvas(figure.width, figure.height)
  const context = canvas.getContext('2d')
  context.drawImage(figure, 0, 0)
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = color
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.globalCompositeOperation = 'source-over'
  return canvas
}

export function withAlpha(color: string, alpha: number): string {
  const [red, green, blue] = channelsOf(color)
  return `rgba(${red},${green},${blue},${alpha.toFixed(3)})`
}

/** Mixes two colours. `share` 0 gives the first one. */
export function mixColors(from: string, to: string, share: number): string {
  const [a, b] = [channelsOf(from), channelsOf(to)]
  const mixed = a.map((channel, i) => Math.round(channel + (b[i]! - channel) * share))
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

function channelsOf(color: string): [number, number, number] {
  const number = Number.parseInt(color.slice(1), 16)
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255]
}
