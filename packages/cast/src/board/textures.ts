import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas'
import { createRandom, type Random } from '@dayreel/storyboard/base'
import type { Rect } from './rect.ts'

const TILE = 256
const tiles = new Map<string, Canvas>()
let lastGrain: { key: string; canvas: Canvas } | undefined

/** Returns a tile of grains, of black and white at an opacity of at most `strength`. */
function grainTile(strength: number): Canvas {
  const key = `grain ${strength}`
  let tile = tiles.get(key)
  if (!tile) {
    tile = createCanvas(TILE, TILE)
    const context = tile.getContext('2d')
    const image = context.createImageData(TILE, TILE)
    const random = createRandom(key)
    for (let at = 0; at < image.data.length; at += 4) {
      const value = random() + random() - 1
      image.data.fill(value > 0 ? 255 : 0, at, at + 3)
      image.data[at + 3] = Math.abs(value) * strength * 255
    }
    context.putImageData(image, 0, 0)
    tiles.set(key, tile)
  }
  return tile
}

/**
 * Lays grain over everything that is drawn. The last grain is kept, because the boards of a video have one size and
 * filling with a pattern is thirty times as slow as drawing a picture.
 */
export function layGrain(context: SKRSContext2D, strength: number): void {
  const { width, height } = context.canvas
  const key = `${strength} ${width} ${height}`
  if (lastGrain?.key !== key) {
    const canvas = createCanvas(width, height)
    const grain = canvas.getContext('2d')
    grain.fillStyle = grain.createPattern(grainTile(strength), 'repeat')
    grain.fillRect(0, 0, width, height)
    lastGrain = { key, canvas }
  }
  context.drawImage(lastGrain.canvas, 0, 0)
}

/** Takes small specks out of a drawing, as the pores of a board do to chalk. */
export function wearChalk(canvas: Canvas, seed: number): void {
  let tile = tiles.get('chalk')
  if (!tile) {
    tile = createCanvas(TILE, TILE)
    const context = tile.getContext('2d')
    const random = createRandom('chalk')
    context.fillStyle = 'rgba(0, 0, 0, 0.75)'
    for (let i = 0; i < 2600; i++) {
      const [width, height] = [1 + random() * 3.2, 0.7 + random() * 1.4]
      context.fillRect(random() * TILE, random() * TILE, width, height)
    }
    tiles.set('chalk', tile)
  }
  const context = canvas.getContext('2d')
  context.save()
  context.globalCompositeOperation = 'destination-out'
  context.translate(-((seed * 37) % TILE), -((seed * 61) % TILE))
  context.fillStyle = context.createPattern(tile, 'repeat')
  context.fillRect(0, 0, canvas.width + TILE, canvas.height + TILE)
  context.restore()
}

/** Begins the path of a sheet with torn edges around the middle of the context. */
export function tearSheet(
  context: SKRSContext2D,
  { width, height }: Pick<Rect, 'width' | 'height'>,
  depth: number,
  random: Random,
): void {
  const [left, top] = [-width / 2, -height / 2]
  const steps = (length: number): number => Math.max(4, Math.round(length / (3.2 * depth)))
  const edge = (from: [number, number], to: [number, number], across: [number, number]): void => {
    const count = steps(Math.hypot(to[0] - from[0], to[1] - from[1]))
    let wander = 0
    for (let i = 0; i < count; i++) {
      wander = 0.6 * wander + (random() - 0.5) * depth
      const t = i / count
      context.lineTo(
        from[0] + (to[0] - from[0]) * t + across[0] * wander,
        from[1] + (to[1] - from[1]) * t + across[1] * wander,
      )
    }
  }
  context.beginPath()
  edge([left, top], [-left, top], [0, 1])
  edge([-left, top], [-left, -top], [1, 0])
  edge([-left, -top], [left, -top], [0, 1])
  edge([left, -top], [left, top], [1, 0])
  context.closePath()
}

/** Draws a strip of tape around a point. */
export function drawTape(
  context: SKRSContext2D,
  {
    x,
    y,
    width,
    height,
    turn,
    color,
  }: { x: number; y: number; width: number; height: number; turn: number; color: string },
  random: Random,
): void {
  context.save()
  context.translate(x, y)
  context.rotate((turn * Math.PI) / 180)
  context.shadowColor = 'rgba(0, 0, 0, 0.2)'
  context.shadowBlur = height / 6
  context.shadowOffsetY = height / 16
  context.fillStyle = color
  context.beginPath()
  // The short sides are cut like a saw.
  const teeth = 6
  context.moveTo(-width / 2, -height / 2)
  context.lineTo(width / 2, -height / 2)
  for (let i = 1; i <= teeth; i++)
    context.lineTo(
      width / 2 + (i % 2 === 1 && i < teeth ? height * (0.08 + 0.05 * random()) : 0),
      -height / 2 + (i / teeth) * height,
    )
  context.lineTo(-width / 2, height / 2)
  for (let i = teeth - 1; i >= 0; i--)
    context.lineTo(
      -width / 2 - (i % 2 === 1 ? height * (0.08 + 0.05 * random()) : 0),
      -height / 2 + (i / teeth) * height,
    )
  context.closePath()
  context.fill()
  context.shadowColor = 'transparent'
  context.fillStyle = 'rgba(255, 255, 255, 0.22)'
  context.fillRect(-width / 2, -height / 2 + height * 0.16, width, height * 0.12)
  context.restore()
}
