import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FOUND_CLIP_SECONDS, LEAST_CLIP_SECONDS } from '@dayreel/catalogue'
import type { ClipFile, FoundPhoto, PhotoSource } from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'
import { createTurnstile } from '@dayreel/threads'
import type { KeptSteps } from '../kept/kept-steps.ts'
import { pack, unpack } from '../kept/pack.ts'
import { createClipKeeper } from '../own-clip/clip-keeper.ts'
import type { KeptClip } from '../own-clip/keep-clip.ts'
import { loadStock } from './load-stock.ts'

const RULES = { maxSeconds: 600, keptSeconds: FOUND_CLIP_SECONDS }
const TIMEOUT_MS = 180_000
/** Maximum number of clips that load at the same time, because each keeps its file in memory until it is converted. */
const AT_ONCE = 2
/** Minimum length of the shorter side, in pixels. A smaller file is not the one that the source announced. */
const FEWEST_ROWS = 360
/** Changes whenever the same file would be stored differently. */
const VERSION = 1

/** The cached value for a clip that cannot be used. */
const GONE = new Uint8Array(0)

/** A stored clip on disk. It stays there until the found clips are disposed of. */
export type FoundClip = ClipFile & Pick<KeptClip, 'seconds' | 'framesPerSecond' | 'scores'>

/** The clips that were found for the scenes of a video. Dispose of it to remove its files. */
export type FoundClips = AsyncDisposable & {
  /**
   * Loads a clip and stores it like an uploaded one, once for each file.
   *
   * @returns undefined if it cannot be loaded or read.
   * @throws {StudioError} `photos-unavailable` if the source does not answer or is not connected.
   */
  open: (photo: FoundPhoto) => Promise<FoundClip | undefined>
}

/** @param sources only sources of clips are used. */
export function createFoundClips(
  sources: readonly PhotoSource[] = [],
  steps: KeptSteps,
  signal: AbortSignal,
): FoundClips {
  const keeper = createClipKeeper()
  const inTurn = createTurnstile(AT_ONCE)
  const convertInTurn = createTurnstile(1)
  const opened = new Map<string, Promise<FoundClip | undefined>>()
  let made: Promise<string> | undefined
  const folder = (): Promise<string> => (made ??= mkdtemp(join(tmpdir(), 'dayreel-found-')))

  async function store(sent: Uint8Array, name: string): Promise<Uint8Array> {
    const from = join(await folder(), `${name}.sent`)
    const to = { clip: join(await folder(), `${name}.kept`), poster: join(await folder(), `${name}.poster`) }
    try {
      await writeFile(from, sent)
      // The limit begins with the conversion, not while another clip is converted.
      const kept = await convertInTurn(() =>
        keeper.keep(from, to, RULES, AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])),
      )
      if (Math.min(kept.width, kept.height) < FEWEST_ROWS) return GONE
      return pack(kept, [await readFile(to.clip)])
    } catch (error) {
      if (error instanceof StudioError && error.code === 'clip-unreadable') return GONE
      signal.throwIfAborted()
      if (!(error instanceof DOMException && error.name === 'TimeoutError')) throw error
      throw new StudioError('photos-unavailable', 'A clip took too long to convert.', { cause: error })
    } finally {
      for (const path of [from, to.clip, to.poster]) await rm(path, { force: true })
    }
  }

  async function load(photo: FoundPhoto, name: string): Promise<Uint8Array> {
    signal.throwIfAborted()
    const sent = await loadStock(sources, photo, signal)
    return sent === undefined ? GONE : store(sent, name)
  }

  async function openNew(photo: FoundPhoto): Promise<FoundClip | undefined> {
    const name = createHash('sha256').update(photo.file).digest('hex').slice(0, 24)
    const key = { clipFile: photo.file, version: VERSION, seconds: FOUND_CLIP_SECONDS }
    const bytes = await steps.part('illustrate', key, () => inTurn(() => load(photo, name)))
    if (bytes.length === 0) return undefined
    const { header, parts } = unpack(bytes)
    const path = join(await folder(), `${name}.mp4`)
    await writeFile(path, parts[0]!)
    const { seconds, framesPerSecond, scores } = header as KeptClip
    return {
      key: `${name} ${VERSION}`,
      path,
      seconds,
      framesPerSecond,
      scores,
      [Symbol.asyncDispose]: async () => undefined,
    }
  }

  return {
    open(photo) {
      const known = opened.get(photo.file)
      if (known !== undefined) return known
      const opening = openNew(photo)
      opened.set(photo.file, opening)
      // A failure is kept until the next attempt, because otherwise each scene would wait for the source again. `catch`
      // only marks it as handled.
      opening.catch(() => undefined)
      return opening
    },
    async [Symbol.asyncDispose]() {
      await keeper.close()
      await Promise.allSettled(opened.values())
      if (made !== undefined) await rm(await made, { recursive: true, force: true })
    },
  }
}

/** Returns where a scene begins in a clip. */
export function startOfClip({ clip }: FoundPhoto, { seconds }: FoundClip): number {
  return Math.min(clip?.startSeconds ?? 0, Math.max(0, seconds - LEAST_CLIP_SECONDS))
}
