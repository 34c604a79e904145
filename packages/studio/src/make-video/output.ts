import { open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { toDiskError } from '../kept/disk-error.ts'
import { isRunning } from '../kept/folder-step-store.ts'

/** Destination of finished files: a folder, or a server's storage. */
export interface Output {
  /** Begins a file, which is invisible until `commit`. */
  create(name: string): Promise<OutputFile>
}

export interface OutputFile {
  write(bytes: Uint8Array): Promise<void>
  /** Makes the whole file visible. Replaces an existing file of the same name. */
  commit(): Promise<void>
  /** Removes the unfinished file. Has no effect after `commit`. */
  discard(): Promise<void>
}

/**
 * Creates an output that writes files into an existing folder. Each file is written to a temporary file, which is then
 * renamed.
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

/** Removes the temporary files with this name that killed processes left behind. */
async function removeLeftovers(folder: string, name: string): Promise<void> {
  const names = await readdir(folder).catch((error: unknown) => {
    throw toDiskError(error, join(folder, name))
  })
  for (const other of names) {
    const writer = other.startsWith(`.${name}.`) ? /\.(\d+)\.part$/.exec(other)?.[1] : undefined
    if (writer !== undefined && !isRunning(Number(writer))) await rm(join(folder, other), { force: true })
  }
}
