import type { LayerMove } from '@dayreel/catalogue'
import type { Size } from '../cover-crop.ts'
import { framesIn } from '../timing.ts'
import { holdFrames } from '../hold-frames.ts'
import { moveFrames, REPEATING_HOLDS, type ChunkLayer } from './layer-motion.ts'

/** A layer with its times in seconds, from the start of its scene, or of the video for a layer of the whole video. */
export type TimedLayer = {
  /** The picture's own size. Equal keys mean equal bytes. */
  picture: Size & { key: string }
  /** Pictures of the same size that follow the first. Default: none, so the layer shows one picture. */
  next?: readonly { key: string }[]
  /** Number of pictures that are shown once, from the entrance on. The others repeat. Default: 0. */
  once?: number
  place: ChunkLayer['place']
  opacity: number
  depth: number
  /** Whether it covers all layers without this mark, regardless of depth. */
  isAbove?: true
  isStepped?: true
  enter: { move: LayerMove; seconds: number }
  leave?: { move: LayerMove; seconds: number }
  /** Whether the layer slides in from the left during the whole video. Only layers of the whole video do. */
  isProgress?: true
}

/** A stretch of frames of a scene, or of the video. */
type Stretch = {
  from: number
  frames: number
  size: Size
  framesPerSecond: number
  /** Number of frames of the whole video. */
  totalFrames: number
}

/** Size of a stored picture relative to its size at rest, because moves may enlarge it. */
const OVERSIZE = 1.15

/** Returns the layers that are visible in a stretch, the lowest first: by depth, and those above all others last. */
export function layersIn(layers: readonly TimedLayer[], stretch: Stretch): ChunkLayer[] {
  const { from, frames, framesPerSecond, totalFrames } = stretch
  const frameAt = (seconds: number): number => framesIn(seconds, framesPerSecond) - from
  return layers
    .toSorted((a, b) => Number(a.isAbove ?? false) - Number(b.isAbove ?? false) || a.depth - b.depth)
    .flatMap((layer) => {
      const enter = { move: layer.enter.move, frame: frameAt(layer.enter.seconds) }
      const leave = layer.leave && { move: layer.leave.move, frame: frameAt(layer.leave.seconds) }
      if (enter.frame >= frames) return []
      if (leave && leave.frame + moveFrames(leave.move, framesPerSecond) <= 0) return []
      const picture = storedPicture(layer, stretch.size)
      return {
        picture,
        ...(layer.next && { film: filmOf(layer, picture, enter.frame, framesPerSecond) }),
        place: layer.place,
        opacity: layer.opacity,
        depth: layer.depth,
        ...(enter.frame + moveFrames(enter.move, framesPerSecond) > 0 && { enter }),
        ...(leave && leave.frame < frames && { leave }),
        // An equal remainder gives an equal key wherever the chunk begins.
        ...(layer.isStepped && {
          hold: { frames: holdFrames(framesPerSecond), from: -(from % holdFrames(framesPerSecond)) },
        }),
        ...(layer.isProgress && { slide: { from: from / totalFrames - 1, to: (from + frames) / totalFrames - 1 } }),
      }
    })
}

/**
 * Returns the pictures that a layer with several of them can show from the start of a stretch on.
 *
 * @param enterFrame counted from the start of the stretch.
 */
function filmOf(
  layer: TimedLayer,
  picture: ChunkLayer['picture'],
  enterFrame: number,
  framesPerSecond: number,
): NonNullable<ChunkLayer['film']> {
  const hold = holdFrames(framesPerSecond)
  const pictures = [layer.picture, ...layer.next!].map(({ key }) => ({ ...picture, ...storedKeys(key, picture) }))
  const once = Math.min(layer.once ?? 0, pictures.length - 1)
  const repeating = pictures.slice(once)
  const repeatsFrom = enterFrame + once * hold
  if (repeatsFrom > 0) return { pictures, once, from: enterFrame }
  // Equal remainders give equal keys, however long the layer has been there.
  return { pictures: repeating, once: 0, from: repeatsFrom % (repeating.length * REPEATING_HOLDS * hold) }
}

/** Returns the size and key of a layer's stored picture, which is not larger than its own. */
function storedPicture({ picture, place }: TimedLayer, frame: Size): ChunkLayer['picture'] {
  const longer = Math.max(picture.width, picture.height)
  const scale = Math.min(1, (OVERSIZE * place.size * Math.min(frame.width, frame.height)) / longer)
  const width = Math.max(1, Math.round(picture.width * scale))
  const height = Math.max(1, Math.round(picture.height * scale))
  return { ...storedKeys(picture.key, { width, height }), width, height }
}

function storedKeys(file: string, { width, height }: Size): { key: string; file: string } {
  return { key: `${file} ${width}x${height}`, file }
}
