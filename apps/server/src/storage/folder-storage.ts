import { createWriteStream } from 'node:fs'
import { mkdir, open, opendir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { UsageError } from '#errors/usage-error.ts'
import { checkKey, checkPrefix, type FileStorage, type StoredFile } from './file-storage.ts'
import { nameUnfinished, sweepUnfinished } from './unfinished-files.ts'

/**
 * The folder for unfinished files, which a rename later publishes, and for removed folders, which a rename has hidden.
 */
const UNFINISHED = '.unfinished'

/** Creates a storage that keeps files in a folder on this machine. */
export function createFolderStorage(folder: string): FileStorage {
  const pathOf = (key: string): string => {
    checkKey(key)
    return join(folder, key)
  }
  const unfinishedFolder = join(folder, UNFINISHED)
  const placeUnfinished = async (): Promise<string> => {
    await mkdir(unfinishedFolder, { recursive: true, mode: 0o700 })
    return join(unfinishedFolder, await nameUnfinished())
  }
  const touchUnfinished = async (): Promise<string> => {
    const path = await placeUnfinished()
    await writeFile(path, '', { flag: 'wx', mode: 0o600 })
    return path
  }
  return {
    async put(key, content) {
      const path = pathOf(key)
      const unfinished = await placeUnfinished()
      try {
        const source = content instanceof Readable ? content : Readable.from([content])
        await pipeline(source, createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }))
        await moveInto(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    get: (key) => readFile(pathOf(key)).catch(undefinedIfMissing),
    async describe(key) {
      const found = await stat(pathOf(key)).catch(undefinedIfMissing)
      return found?.isFile() ? { key, sizeInBytes: found.size, changedAt: found.mtime } : undefined
    },
    async read(key, range) {
      const handle = await open(pathOf(key)) // Opening the file reports a missing file here, not later in the stream.
      return handle.createReadStream(range === undefined ? {} : { start: range.first, end: range.last })
    },
    pathOf,
    delete: (key) => rm(pathOf(key), { force: true }),
    list(prefix) {
      checkPrefix(prefix)
      return filesUnder(folder, prefix)
    },
    listFolders(prefix) {
      checkPrefix(prefix)
      return foldersUnder(folder, prefix)
    },
    async deleteAll(prefix) {
      checkPrefix(prefix)
      // The folder is moved away atomically, so that new files get a new folder and this one can be emptied.
      const removed = await placeUnfinished()
      await rename(join(folder, prefix), removed).catch(undefinedIfMissing)
      await rm(removed, { recursive: true, force: true })
    },
    async measureFreeBytes() {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const { bavail, bsize } = await statfs(folder)
      return bavail * bsize
    },
    sweep: () => sweepUnfinished(unfinishedFolder),
    async probe() {
      try {
        await rm(await touchUnfinished())
      } catch (error) {
        const { code = String(error) } = error as NodeJS.ErrnoException
        throw new UsageError(
          `The folder ${folder} is not writable (${code}). Give this user write permission, or correct DATA_FOLDER.`,
          { cause: error },
        )
      }
    },
  }
}

/** Moves a file. Creates its folders as needed, and again if another process has removed one of them in between. */
async function moveInto(from: string, to: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await mkdir(dirname(to), { recursive: true, mode: 0o700 })
      return await rename(from, to)
    } catch (error) {
      if (tries === 10 || !isMissing(error)) throw error
    }
  }
}

async function* filesUnder(folder: string, prefix: string): AsyncGenerator<StoredFile> {
  const entries = await opendir(join(folder, prefix)).catch(undefinedIfMissing)
  if (entries === undefined) return
  for await (const entry of entries) {
    const key = `${prefix}${entry.name}`
    if (entry.isDirectory()) yield* filesUnder(folder, `${key}/`)
    else {
      const found = await stat(join(folder, key)).catch(undefinedIfMissing)
      if (found !== undefined) yield { key, sizeInBytes: found.size, changedAt: found.mtime }
    }
  }
}

function undefinedIfMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error
}

async function* foldersUnder(folder: string, prefix: string): AsyncGenerator<string> {
  const entries = await opendir(join(folder, prefix)).catch(undefinedIfMissing)
  if (entries === undefined) return
  for await (const entry of entries) if (entry.isDirectory()) yield entry.name
}

/**
 * Returns whether a file or folder is missing. The parent folder may also disappear while a folder is being created.
 */
function isMissing(error: unknown): boolean {
  return ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')
}
