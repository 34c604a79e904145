import { largestPicture } from './picture-planes.ts'
import type { ClipPlay } from './clip-play.ts'
import type { StoredClip } from './clip-reader.ts'
import type { Size } from './cover-crop.ts'
import type { EncodedSound } from './encode-sound.ts'
import type { StoredPicture } from './frame-painter.ts'
import type { RenderTask } from './render-worker.ts'
import { layerBytes } from './layers/decode-layer.ts'
import { layerPictures, storedKey, type Chunk, type ChunkInputs, type ChunkView } from './timeline.ts'

/** A store that keeps chunks between renders, by the key of their inputs. */
export type ChunkStore = {
  load: (inputs: ChunkInputs) => Promise<Uint8Array | undefined>
  /** Called once for each chunk that `load` did not find. */
  save: (inputs: ChunkInputs, bytes: Uint8Array) => Promise<void>
}

export type RenderChunksOptions = {
  size: Size
  workers: number
  /** The encoded sound, which may still be in progress. */
  sound: Promise<EncodedSound>
  /** Returns the whole file of a scene's picture. */
  readPicture: (scene: number) => Promise<Uint8Array>
  /** Returns the packed frames of a scene's clip. */
  readClip: (scene: number, play: ClipPlay) => Promise<Uint8Array>
  /** Returns the whole file of a layer's picture, by its key. */
  readLayer: (file: string) => Promise<Uint8Array>
  run: <Result>(task: RenderTask, transfer?: ArrayBuffer[]) => Promise<Result>
  /** Called at the first failure. The running tasks of `run` must then end soon. */
  stop: () => void
  /** Called with the finished fraction of all frames. */
  onProgress: (part: number) => void
} & ChunkStore

export type RenderedChunks = {
  /** All chunks in order, in the format that `unpackChunk` reads. */
  packed: Uint8Array[]
  sound: EncodedSound
  rendered: number
}

/** A picture that a chunk needs: the index of a scene, or the key of a layer's picture. */
type Need = number | string
/** A picture that is in memory, from its decoding until the last chunk that shows it is finished. */
type LivePicture = { stored: StoredPicture | StoredClip | undefined; chunksLeft: number }

/** Number of next chunks per worker whose pictures are decoded in advance. */
const CHUNKS_AHEAD = 2
/**
 * Number of last chunks per worker that are sorted by length. The longest comes first, so that all workers finish at
 * about the same time.
 */
const CHUNKS_AT_END = 3

/**
 * Loads chunks from the store, renders the missing ones, and waits for the sound. A picture is decoded shortly before
 * its first chunk, and its memory is reused after its last chunk.
 *
 * @throws the rejection of `sound`, `run`, `load`, `save`, `readPicture`, `readClip` or `readLayer`, after all work has
 * ended.
 */
export async function renderChunks(chunks: readonly Chunk[], options: RenderChunksOptions): Promise<RenderedChunks> {
  const { run, stop, workers } = options
  const packed = await Promise.all(chunks.map(({ inputs }) => options.load(inputs)))
  const pending = orderOfWork(chunks, packed, workers)
  const rendered = pending.length
  const total = chunks.reduce((sum, { inputs }) => sum + inputs.frames, 0)
  let done = total - pending.reduce((sum, i) => sum + chunks[i]!.inputs.frames, 0)
  options.onProgress(done / total)

  const pictures = new Map<Need, LivePicture>()
  const freeBuffers: SharedArrayBuffer[] = []
  const failures: unknown[] = []
  let changed = Promise.withResolvers<void>()
  const wake = (): void => {
    changed.resolve()
    changed = Promise.withResolvers()
  }

  const decode = async (need: Need): Promise<void> => {
    const picture: LivePicture = {
      stored: undefined,
      chunksLeft: pending.filter((i) => needsOf(chunks[i]!).includes(need)).length,
    }
    pictures.set(need, picture)
    picture.stored = await (typeof need === 'number' ? decodeScene(need) : decodeLayer(need))
  }
  const decodeScene = async (scene: number): Promise<StoredPicture | StoredClip> => {
    const view = viewOf(chunks, scene)
    if (view.clip) {
      const cut = shared(await options.readClip(scene, view.clip))
      return { key: `${storedKey(view)} ${view.clip.from}`, cut }
    }
    const bytes = await options.readPicture(scene)
    const into = freeBuffers.pop() ?? new SharedArrayBuffer(largestPicture(options.size))
    const size = await run<Size>({ kind: 'picture', bytes, crop: view.crop, into })
    return { key: storedKey(view), ...size, bytes: new Uint8Array(into) }
  }
  const decodeLayer = async (key: string): Promise<StoredPicture> => {
    const picture = chunks.flatMap(({ inputs }) => layerPictures(inputs)).find((each) => each.key === key)!
    const bytes = await options.readLayer(picture.file)
    const into = new SharedArrayBuffer(layerBytes(picture))
    await run({ kind: 'layer', bytes, size: picture, into })
    return { key, width: picture.width, height: picture.height, bytes: new Uint8Array(into) }
  }
  const stored = (need: Need): StoredPicture | StoredClip => pictures.get(need)!.stored!
  const render = async (index: number): Promise<void> => {
    const chunk = chunks[index]!
    const { inputs, scenes } = chunk
    const bytes = await run<Uint8Array>({
      kind: 'chunk',
      inputs,
      pictures: scenes.map(stored),
      layers: layerPictures(inputs).map(({ key }) => stored(key) as StoredPicture),
    })
    for (const need of needsOf(chunk)) {
      const picture = pictures.get(need)!
      if (--picture.chunksLeft > 0) continue
      pictures.delete(need)
      if (typeof need === 'number' && 'bytes' in picture.stored!)
        freeBuffers.push(picture.stored.bytes.buffer as SharedArrayBuffer)
    }
    packed[index] = bytes
    wake()
    await options.save(inputs, bytes)
    done += inputs.frames
    options.onProgress(done / total)
  }
  const nextJob = (): (() => Promise<void>) | undefined => {
    const near = pending.slice(0, CHUNKS_AHEAD * workers).flatMap((i) => needsOf(chunks[i]!))
    const missing = near.find((need) => !pictures.has(need))
    if (missing !== undefined) return () => decode(missing)
    const ready = pending.findIndex((i) => needsOf(chunks[i]!).every((need) => pictures.get(need)?.stored))
    if (ready < 0) return undefined
    const [index] = pending.splice(ready, 1)
    return () => render(index!)
  }
  const lane = async (): Promise<void> => {
    while (failures.length === 0 && pending.length > 0) {
      const job = nextJob()
      if (job) await job().finally(wake)
      else await changed.promise
    }
  }
  const guarded = <Result>(work: Promise<Result>): Promise<Result | undefined> =>
    work.catch((error: unknown) => {
      failures.push(error)
      stop()
      wake()
      return undefined
    })

  const sound = guarded(options.sound)
  // There is one more lane than workers, so that a task is already waiting when a worker becomes free.
  await Promise.all(Array.from({ length: workers + 1 }, () => guarded(lane())))
  const encoded = await sound
  if (failures.length > 0) throw failures[0]
  return { packed: packed as Uint8Array[], sound: encoded!, rendered }
}

/** Copies bytes into memory that all threads see. */
function shared(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.length))
  copy.set(bytes)
  return copy
}

/** Returns the indexes of missing chunks in the video's order, except that the last ones are sorted by length. */
function orderOfWork(chunks: readonly Chunk[], packed: readonly (Uint8Array | undefined)[], workers: number): number[] {
  const missing = chunks.map((_, i) => i).filter((i) => packed[i] === undefined)
  const last = missing.splice(Math.max(0, missing.length - CHUNKS_AT_END * workers))
  return [...missing, ...last.toSorted((a, b) => chunks[b]!.inputs.frames - chunks[a]!.inputs.frames)]
}

function needsOf({ inputs, scenes }: Chunk): Need[] {
  return [...scenes, ...layerPictures(inputs).map(({ key }) => key)]
}

function viewOf(chunks: readonly Chunk[], scene: number): ChunkView {
  const chunk = chunks.find(({ scenes }) => scenes.includes(scene))!
  return chunk.inputs.views[chunk.scenes.indexOf(scene)]!
}
