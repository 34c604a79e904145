import { createReadStream } from 'node:fs'
import type { PhotoSource } from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'
import { stockOf } from '@dayreel/storyboard/schema'
import type { openFoundClip } from '@dayreel/studio/planning'
import { createStepStore } from '#storage/create-step-store.ts'
import type { FileStorage } from '#storage/file-storage.ts'
import type { ClipToOpen, OpenedClip } from './clip-to-open.ts'
import { foundClipKey, stepsFolder } from './video-files.ts'

/** Shorter than `METHOD_TIMEOUT` of `serve-rpc.ts`. */
const TIMEOUT_MS = 180_000

/**
 * Loads a clip of a source, and stores it as a file that browsers can play. Only a worker does this. The video's next
 * version uses the stored clip.
 *
 * @throws {StudioError} `choice-gone`, `photos-unavailable`, `clip-unreadable`
 */
export async function storeFoundClip(
  storage: FileStorage,
  open: typeof openFoundClip,
  photoSources: readonly PhotoSource[],
  { photo, ...video }: ClipToOpen,
): Promise<OpenedClip> {
  const ports = {
    photoSources,
    store: createStepStore(storage, stepsFolder(video)),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }
  const opened = await open(photo, ports, async ({ path, seconds, framesPerSecond, scores }) => {
    const key = foundClipKey(video, photo.file)
    if ((await storage.describe(key)) === undefined) await storage.put(key, createReadStream(path))
    return { key, seconds, framesPerSecond, scores }
  }).catch((error: unknown) => {
    // A cached clip needs no source, so the source is checked only after a failure.
    if (!(error instanceof StudioError) || hasClipSource(photoSources, photo.file)) throw error
    const message = 'The source of this clip is no longer connected. Choose another clip.'
    throw new StudioError('choice-gone', message, { cause: error })
  })
  if (opened !== undefined) return opened
  throw new StudioError('clip-unreadable', 'The source no longer has this clip. Choose another one.')
}

function hasClipSource(sources: readonly PhotoSource[], file: string): boolean {
  return sources.some((source) => stockOf(source.name)?.of === 'clips' && source.isOwnFile(file))
}
