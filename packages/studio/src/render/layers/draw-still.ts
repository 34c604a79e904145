import { createCanvas, loadImage } from '@napi-rs/canvas'
import type { Box, DrawnBoard, DrawnLayer, Picture } from '@dayreel/storyboard'
import { coverCrop, type Size } from '../cover-crop.ts'

const JPEG_QUALITY = 90

/** Draws one picture of a board with all layers at rest, as thumbnails and lists of scenes show it. */
export async function drawStill({ ground, layers }: DrawnBoard, { width, height }: Size): Promise<Picture> {
  const canvas = createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.imageSmoothingQuality = 'high'
  const image = await loadImage(ground.bytes)
  const { crop } = coverCrop(ground, { width, height })
  const from = [crop.x * image.width, crop.y * image.height, crop.width * image.width, crop.height * image.height]
  context.drawImage(image, ...(from as [number, number, number, number]), 0, 0, width, height)
  const shorter = Math.min(width, height)
  for (const { files, place, width: layerWidth, height: layerHeight } of layers) {
    const picture = await loadImage(files.at(-1)!)
    const scale = (place.size * shorter) / Math.max(layerWidth, layerHeight)
    context.save()
    context.translate(place.x * width, place.y * height)
    context.rotate((place.turn * Math.PI) / 180)
    context.scale(scale, scale)
    context.drawImage(picture, -layerWidth / 2, -layerHeight / 2, layerWidth, layerHeight)
    context.restore()
  }
  return {
    bytes: await canvas.encode('jpeg', JPEG_QUALITY),
    width,
    height,
    focus: ground.focus,
    ...(ground.subjects && { subjects: ground.subjects }),
    // The words of a thumbnail must not cover the items of a board.
    ...(ground.isFlat && { isFlat: true as const, subjects: thingsOn(layers, { width, height }) }),
  }
}

/** Returns the boxes of the items on a board, the largest first, as fractions of the frame. */
function thingsOn(layers: readonly DrawnLayer[], { width, height }: Size): Box[] {
  return layers
    .filter(({ item }) => item !== undefined)
    .map(({ place, ...layer }) => {
      const scale = (place.size * Math.min(width, height)) / Math.max(layer.width, layer.height) / 2
      const [across, down] = [(layer.width * scale) / width, (layer.height * scale) / height]
      return { left: place.x - across, right: place.x + across, top: place.y - down, bottom: place.y + down }
    })
    .toSorted((a, b) => areaOf(b) - areaOf(a))
}

function areaOf({ left, right, top, bottom }: Box): number {
  return (right - left) * (bottom - top)
}
