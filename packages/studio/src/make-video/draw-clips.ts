import type { ClipFile, Ports } from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'
import type { KeptSteps } from '../kept/kept-steps.ts'
import { pack, unpack } from '../kept/pack.ts'
import { clipStill } from '../own-clip/clip-still.ts'
import { readClipFacts, type StoredClipFacts } from '../own-clip/cut-clip.ts'
import type { BoardPicture } from './draw-boards.ts'

type OpenClip = NonNullable<Ports['openClip']>
/** A drawn clip. `open` opens its file again, for its frames. */
export type DrawnClip = { key: unknown; drawn: BoardPicture; open: () => Promise<ClipFile> }

/** The assumed focus of a clip. `findFocus` uses the same one if nothing stands out. */
const FOCUS = { x: 0.5, y: 0.45 }

/**
 * Reads the clip of a scene, and draws its first frame, which thumbnails and the editor show.
 *
 * @throws {StudioError} `clip-unreadable`
 */
export async function drawClip(
  startSeconds: number,
  open: () => Promise<ClipFile>,
  steps: KeptSteps,
): Promise<DrawnClip> {
  await using clip = await open()
  const key = { clip: clip.key, startSeconds }
  const bytes = await steps.part('illustrate', key, async () => {
    const facts = await readClipFacts(clip.path)
    return pack(facts, [await clipStill(clip.path, startFrameOf(facts, startSeconds))])
  })
  const { header, parts } = unpack(bytes)
  const { width, height, framesPerSecond, frames } = header as StoredClipFacts
  const picture = {
    bytes: parts[0]!,
    width,
    height,
    focus: FOCUS,
    clip: { framesPerSecond, frames, startFrame: startFrameOf({ framesPerSecond, frames }, startSeconds) },
  }
  return { key, drawn: { ground: picture, layers: [], still: picture }, open }
}

/** Returns the port that opens clips. @throws {StudioError} `clip-unreadable` if there is none. */
export function openerOf(open: Ports['openClip']): OpenClip {
  if (open !== undefined) return open
  throw new StudioError('clip-unreadable', 'Clips can only be used in the app. Remove the clip from the storyboard.')
}

export function startFrameOf(
  { framesPerSecond, frames }: Pick<StoredClipFacts, 'framesPerSecond' | 'frames'>,
  startSeconds: number,
): number {
  return Math.min(frames - 1, Math.round(startSeconds * framesPerSecond))
}
