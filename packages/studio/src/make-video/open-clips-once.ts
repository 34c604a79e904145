import type { ClipFile, Ports } from '@dayreel/storyboard'

type OpenClip = NonNullable<Ports['openClip']>

/** Opens each clip of a video once, because opening a clip in remote storage loads the whole file. */
export type OpenClips = AsyncDisposable & {
  /** Like the port, but the file stays until all clips are disposed of. */
  open: OpenClip
}

export function openClipsOnce(open: OpenClip): OpenClips {
  const opening = new Map<string, Promise<ClipFile>>()
  const opened: ClipFile[] = []
  let isClosed = false
  const load = async (clip: string): Promise<ClipFile> => {
    const file = await open(clip)
    // An aborted video does not wait for its clips.
    if (isClosed) await file[Symbol.asyncDispose]()
    else opened.push(file)
    return file
  }
  return {
    async open(clip) {
      const found = opening.get(clip) ?? load(clip)
      opening.set(clip, found)
      const { key, path } = await found
      return { key, path, [Symbol.asyncDispose]: async () => undefined }
    },
    async [Symbol.asyncDispose]() {
      isClosed = true
      await Promise.all(opened.map((file) => file[Symbol.asyncDispose]()))
    },
  }
}
