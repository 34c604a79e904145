import { open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { toDiskError } from '../kept/disk-error.ts'
import { isRunning } from '../kept/folder-step-store.ts'

/** Where finished files go: a folder here, a server's storage elsewhere. */
export interface Output {
  /** Begins a file; nobody sees it before `commit`. */
  create(name: string): Promise<OutputFile>
}

export interface OutputFile {
  write(bytes: Uint8Array): Promise<void>
  /** Puts the whole file in its place, over one that is there. */
  commit(): Promise<void>
  /** Leaves nothing behind; harmless after commit. */
  discard(): Promise<void>
}

/**
 * Writes files into a folder that exists: beside their place first, then renamed into it.
 *
 * @throws {StudioError} `disk-full`, `output-unwritable`
 */
export function createFolderOutput(folder: string): Output {
  return {
    async create(name) {
      const file = join(folder, name)
      await removeLeftovers(folder, name)
      const part = join(folder, `.${name}.${process.pid}.part`)
      const handle = await open(part, 'w').catch((error: unknown) => {
        throw toDiskError(error, file)
      })
      let isOpen = true
      const close = async (): Promise<void> => {
        if (isOpen) await handle.close()
        isOpen = false
      }
      return {
        async write(bytes) {
          let written = 0
          while (written < bytes.length) {
            const result = await handle.write(bytes, written).catch((error: unknown) => {
              throw toDiskError(error, file)
            })
            written += result.bytesWritten
          }
        },
        async commit() {
          try {
            await handle.sync()
            await close()
            await rename(part, file)
          } catch (error) {
            throw toDiskError(error, file)
          }
        },
        async discard() {
          await close()
          await rm(part, { force: true })
        },
      }
    },
  }
}

/** Removes what runs that were killed left of this very file. */
async function removeLeftovers(folder: string, name: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    throw toDiskError(error, join(folder, name))
  })
  for (const other of names) {
    const writer = other.startsWith(`.${name}.`) ? /\.(\d+)\.part$/.exec(other)?.[1] : undefined
    if (writer !== undefined && !isRunning(Number(writer))) await rm(join(folder, other), { force: true })
  }
}
