import { statSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { MAX_LABEL_CHARACTERS, maxMediaBytes, mediaRules, TRACKS } from '@dayreel/catalogue'
import { createSoundKeeper } from '@dayreel/studio'
import { UsageError } from './usage-error.ts'

const RULES = mediaRules('music')
const ENDINGS = RULES.accept.split(',').filter((each) => each.startsWith('.'))

/**
 * Returns the path of the user's own music.
 *
 * @returns undefined if the given text names no sound file.
 * @throws {UsageError} if the file does not exist or its path is too long.
 */
export function findMusicFile(given: string, folder: string): string | undefined {
  const file = resolve(folder, given)
  const size = sizeOf(file)
  if (size === undefined && !ENDINGS.includes(extname(given).toLowerCase())) return undefined
  if (size === undefined) throw new UsageError(`There is no file ${given}.`)
  if (size > maxMediaBytes('music')) {
    throw new UsageError(`${given} is too large for music: at most ${RULES.megabytes} MB are read.`)
  }
  if (file.length <= MAX_LABEL_CHARACTERS) return file
  throw new UsageError(
    `The path of ${given} has more than ${MAX_LABEL_CHARACTERS} characters. Move the file to a shorter path.`,
  )
}

/** Returns whether a video's music is a file, and not a track. */
export function isOwnMusic(music: string | null): music is string {
  return music !== null && TRACKS.every(({ id }) => id !== music)
}

/**
 * Checks a music file like an upload, and encodes it again.
 *
 * @throws {UsageError} if the file does not exist.
 * @throws {StudioError} `sound-unreadable`
 */
export async function readMusicFile(file: string, signal: AbortSignal): Promise<Uint8Array> {
  if (sizeOf(file) === undefined) throw new UsageError(`There is no file ${file}. Choose other music with --music.`)
  const keeper = createSoundKeeper()
  const folder = await mkdtemp(join(tmpdir(), 'dayreel-music-'))
  try {
    const kept = join(folder, 'kept.m4a')
    await keeper.keep(file, kept, { maxSeconds: RULES.seconds!, channels: RULES.channels! }, signal)
    return await readFile(kept)
  } finally {
    await keeper.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** @returns undefined if there is no such file. */
function sizeOf(file: string): number | undefined {
  try {
    const found = statSync(file)
    return found.isFile() ? found.size : undefined
  } catch {
    return undefined // A name may contain characters that are invalid in a path.
  }
}
