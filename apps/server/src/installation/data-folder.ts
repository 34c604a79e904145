import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UsageError } from '#errors/usage-error.ts'

export type FolderState = 'ok' | 'missing' | 'foreign' | 'unwritable'

/** The file in the data folder that contains the installation's id. */
const MARKER = 'installation'

/** Compares the folder's id with the given id. Nothing is written. */
export async function checkFolder(folder: string, id: string): Promise<FolderState> {
  const marked = await readMarker(folder)
  if (marked !== id) return marked === undefined ? 'missing' : 'foreign'
  return access(folder, constants.W_OK).then(
    () => 'ok',
    () => 'unwritable',
  )
}

/**
 * Checks that files can be written in the folder.
 *
 * @throws {UsageError} if they cannot.
 */
export async function requireWritable(folder: string): Promise<void> {
  const probe = join(folder, `.write-probe-${randomUUID()}`)
  try {
    await writeFile(probe, '', { flag: 'wx' })
    await rm(probe)
  } catch (error) {
    throw new UsageError(
      `The data folder ${folder} is not writable (${codeOf(error)}). Give this user write permission, or correct DATA_FOLDER.`,
      { cause: error },
    )
  }
}

/**
 * Creates the folder if it does not exist.
 *
 * @throws {UsageError} if the folder can neither be found nor created.
 */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw new UsageError(
      `The data folder ${folder} cannot be created (${codeOf(error)}). Create it, or correct DATA_FOLDER.`,
      { cause: error },
    )
  }
}

export async function markFolder(folder: string, id: string): Promise<void> {
  await writeFile(join(folder, MARKER), `${id}\n`, { mode: 0o600, flush: true })
}

export function explainFolder(state: FolderState, folder: string, id: string): UsageError | undefined {
  const marker = join(folder, MARKER)
  const onPurpose = `If this is the right folder, moved or restored from a backup, write ${id} into ${marker}.`
  if (state === 'ok') return undefined
  if (state === 'unwritable')
    return new UsageError(
      `The data folder ${folder} is not writable. Give this user write permission, or correct DATA_FOLDER.`,
    )
  if (state === 'foreign')
    return new UsageError(
      `The data folder ${folder} and the database belong to different installations. Correct DATA_FOLDER or DATABASE_URL. ${onPurpose}`,
    )
  return new UsageError(
    `The data folder ${folder} is not the one of this installation: the file ${marker} is missing. Mount the shared folder, or correct DATA_FOLDER. ${onPurpose}`,
  )
}

async function readMarker(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, MARKER), 'utf8').catch(() => undefined)
  return text?.trim()
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error)
}
