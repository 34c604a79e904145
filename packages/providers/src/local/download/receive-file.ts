import { createHash, type Hash } from 'node:crypto'
import { open, rm, type FileHandle } from 'node:fs/promises'
import { LocalModelError } from '../local-model-error.ts'
import { hashFile, sizeOf } from '../model-files.ts'
import { HubBusyError, type HubFile, requestBytes } from './hub.ts'
import { type Patience, tryAgain } from './try-again.ts'

export type Receiving = Patience & {
  hub: string
  onBytes: (doneBytes: number) => void
  /** Milliseconds without a byte after which a connection is closed. */
  stallMs?: number
}

const STALL_MS = 30_000

type Part = { handle: FileHandle; hash: Hash; bytes: number }

/**
 * Receives a file, starting at the end of the existing partial file. Retries after temporary failures.
 *
 * @returns the checksum of the whole file.
 * @throws {LocalModelError} `unreachable`, `no-space` or as `requestBytes`. The partial file stays.
 */
export async function receiveFile(path: string, file: HubFile, receiving: Receiving): Promise<string> {
  const part = await openPart(path, file, receiving.signal)
  try {
    if (part.bytes < file.bytes) {
      await tryAgain(
        () => receiveSome(part, file, receiving),
        receiving,
        () => part.bytes,
      )
    }
    return part.hash.digest('hex')
  } finally {
    await part.handle.close()
  }
}

async function openPart(path: string, file: HubFile, signal: AbortSignal): Promise<Part> {
  const bytes = (await sizeOf(path)) ?? 0
  if (bytes > file.bytes) await rm(path)
  const isUsable = bytes > 0 && bytes <= file.bytes
  const hash = isUsable ? await hashFile(path, signal) : createHash('sha256')
  return { handle: await open(path, 'a', 0o600), hash, bytes: isUsable ? bytes : 0 }
}

async function receiveSome(part: Part, file: HubFile, receiving: Receiving): Promise<void> {
  const { hub, signal, onBytes, stallMs = STALL_MS } = receiving
  const stall = new AbortController()
  const timer = setTimeout(() => stall.abort(new HubBusyError('The download stood still.')), stallMs)
  try {
    const answer = await requestBytes(hub, file, part.bytes, AbortSignal.any([signal, stall.signal]))
    if (answer.status === 416) await restart(part)
    if (answer.status !== 206 && answer.status !== 200) throw new HubBusyError(`The hub answered ${answer.status}.`)
    // A server without range support sends the whole file, and some servers send another range than requested.
    if (answer.status === 200 ? part.bytes > 0 : startOf(answer) !== part.bytes) await restart(part)
    if (answer.status === 206 && part.bytes !== startOf(answer)) throw new HubBusyError('The hub sent other bytes.')
    for await (const chunk of answer.body ?? []) {
      timer.refresh()
      await append(part, chunk, file)
      onBytes(part.bytes)
    }
  } catch (error) {
    signal.throwIfAborted()
    if (stall.signal.aborted) throw stall.signal.reason
    if (error instanceof HubBusyError || error instanceof LocalModelError) throw error
    throw new HubBusyError('The connection to the hub broke.')
  } finally {
    clearTimeout(timer)
  }
  if (part.bytes < file.bytes) throw new HubBusyError('The hub ended the file early.')
}

async function append(part: Part, chunk: Uint8Array, file: HubFile): Promise<void> {
  if (part.bytes + chunk.length > file.bytes) {
    await restart(part)
    throw new LocalModelError('wrong-file', `The hub sent more than the ${file.bytes} bytes of ${file.label}.`)
  }
  await part.handle.appendFile(chunk).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOSPC') throw error
    throw new LocalModelError('no-space', `The disk is full. Free some space; then ${file.label} continues.`)
  })
  part.hash.update(chunk)
  part.bytes += chunk.length
}

async function restart(part: Part): Promise<void> {
  await part.handle.truncate(0)
  part.hash = createHash('sha256')
  part.bytes = 0
}

/** Returns the index of the first byte in a `Content-Range` such as `bytes 500-999/1000`. */
function startOf({ headers }: Response): number {
  return Number(/^bytes (\d{1,15})-/u.exec(headers.get('content-range') ?? '')?.[1] ?? Number.NaN)
}
