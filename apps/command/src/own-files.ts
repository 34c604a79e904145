import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { MAX_CLIP_SECONDS, maxMediaBytes, maxMediaSizeText, mediaRules } from '@dayreel/catalogue'
import type { ClipFile, OwnPicture, Ports } from '@dayreel/storyboard'
import { StudioError } from '@dayreel/storyboard/base'
import { createClipKeeper } from '@dayreel/studio'

const PICTURE_ENDINGS = ['.png', '.jpg', '.jpeg', '.webp']
const CLIP = mediaRules('clip')
const CLIP_ENDINGS = CLIP.accept.split(',').filter((each) => each.startsWith('.'))
/** The maximum number of files of a folder to search, in the order of their names. */
const MAX_SEARCHED = 1_000

/** The user's pictures and clips on this machine. Dispose of it to remove converted clips. */
export type OwnFiles = AsyncDisposable & Required<Pick<Ports, 'openClip'>> & Pick<Ports, 'listPictures'>

/**
 * Creates the ports that find the user's files. Their ids are their paths.
 *
 * @param folder the folder whose pictures and clips are searched by their names. Without it, only files that a
 * storyboard names are used.
 */
export function createOwnFiles(folder: string | undefined, signal: AbortSignal): OwnFiles {
  const keeper = createClipKeeper()
  const opened = new Map<string, Promise<ClipFile>>()
  let made: Promise<string> | undefined

  async function convert(path: string): Promise<ClipFile> {
    const size = await sizeOf(path)
    if (size === undefined) throw new StudioError('clip-unreadable', `There is no clip ${path}.`)
    if (size > maxMediaBytes('clip')) {
      throw new StudioError('clip-unreadable', `${path} is too large for a clip: at most ${maxMediaSizeText('clip')}.`)
    }
    const temporary = await (made ??= mkdtemp(join(tmpdir(), 'dayreel-own-clips-')))
    const name = createHash('sha256').update(path).digest('hex').slice(0, 24)
    const to = { clip: join(temporary, `${name}.mp4`), poster: join(temporary, `${name}.jpg`) }
    await keeper.keep(path, to, { maxSeconds: CLIP.seconds!, keptSeconds: MAX_CLIP_SECONDS }, signal)
    return { path: to.clip, key: await hashOf(to.clip), [Symbol.asyncDispose]: async () => undefined }
  }

  return {
    openClip(path) {
      const opening = opened.get(path) ?? convert(path)
      opened.set(path, opening)
      return opening
    },
    ...(folder !== undefined && { listPictures: () => listFiles(folder) }),
    async [Symbol.asyncDispose]() {
      await keeper.close()
      await Promise.allSettled(opened.values())
      if (made !== undefined) await rm(await made, { recursive: true, force: true })
    },
  }
}

async function listFiles(folder: string): Promise<OwnPicture[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  // A hidden file, such as macOS's `._photo.jpg`, is not a picture in spite of its extension.
  const names = entries
    .filter((entry) => !entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name)
    .filter((name) => isPicture(name) || isClip(name))
    .sort()
  return names.slice(0, MAX_SEARCHED).map((name) => ({
    id: join(folder, name),
    name,
    tags: [],
    // A clip is decoded only if a scene shows it, so its length is not known yet.
    ...(isClip(name) && { clip: { seconds: 0, scores: null } }),
  }))
}

function isPicture(name: string): boolean {
  return PICTURE_ENDINGS.includes(extname(name).toLowerCase())
}

function isClip(name: string): boolean {
  return CLIP_ENDINGS.includes(extname(name).toLowerCase())
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** @returns undefined if there is no such file. */
async function sizeOf(path: string): Promise<number | undefined> {
  const found = await stat(path).catch(() => undefined)
  return found?.isFile() ? found.size : undefined
}
