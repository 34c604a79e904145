import { rm } from 'node:fs/promises'
import { checkRoom, type Room } from '../check-room.ts'
import { LocalModelError } from '../local-model-error.ts'
import { bytesOf, type LocalModel, type ModelFile } from '../local-model.ts'
import { type MachineLock, tryLock, waitForRelease } from '../machine-lock.ts'
import { acceptFile, findMissing, lockPathOf, pathsOf, readModelState, sizeOf } from '../model-files.ts'
import { readChecksum } from './hub.ts'
import { receiveFile, type Receiving } from './receive-file.ts'
import { tryAgain } from './try-again.ts'

export type DownloadProgress = {
  doneBytes: number
  totalBytes: number
  /** Null until it is known. */
  bytesPerSecond: number | null
  secondsLeft: number | null
}

export type DownloadOptions = Room &
  Pick<Receiving, 'hub' | 'signal' | 'waitsMs' | 'stallMs'> & { onProgress?: (progress: DownloadProgress) => void }

/** Milliseconds between two reports of the progress. */
const REPORT_EVERY_MS = 250

/**
 * Downloads a model's files one after the other and checks them. Continues a partial file of an earlier download. If
 * another process is downloading the same model, waits for that download and reports its progress.
 *
 * @throws {LocalModelError}
 */
export async function downloadModel(model: LocalModel, options: DownloadOptions): Promise<void> {
  const { folder, signal, onProgress } = options
  const lockPath = lockPathOf(folder, model)
  signal.throwIfAborted()
  const held = await tryLock(lockPath)
  if (held !== undefined) return await downloadAlone(model, options, held).finally(() => held.release())
  await waitForRelease(lockPath, signal, (line) => onProgress?.(JSON.parse(line) as DownloadProgress))
  // The other process shows why its download ended.
  if ((await readModelState(folder, model)).state !== 'ready') throw interrupted(model)
}

async function downloadAlone(model: LocalModel, options: DownloadOptions, held: MachineLock): Promise<void> {
  const { folder, onProgress } = options
  const { missing, doneBytes } = await findMissing(folder, model)
  if (missing.length === 0) return
  await checkRoom(model, bytesOf(model) - doneBytes, options)
  const signal = AbortSignal.any([options.signal, held.stopped])
  const report = createReport(model, doneBytes, (progress) => {
    onProgress?.(progress)
    held.notify(() => JSON.stringify(progress))
  })
  try {
    let otherBytes = doneBytes
    for (const listed of missing) {
      otherBytes -= (await sizeOf(pathsOf(folder, model, listed).part)) ?? 0
      const before = otherBytes
      await downloadFile(model, listed, { ...options, signal, onBytes: (bytes) => report(before + bytes) })
      otherBytes += listed.bytes
    }
  } catch (error) {
    throw held.stopped.aborted ? interrupted(model) : error
  }
}

async function downloadFile(
  model: LocalModel,
  listed: ModelFile,
  { folder, ...receiving }: Receiving & { folder: string },
): Promise<void> {
  const { hub, signal } = receiving
  const { label } = model
  const { part } = pathsOf(folder, model, listed)
  const file = { ...listed, label }
  const stated = await tryAgain(() => readChecksum(hub, file, signal), receiving)
  const received = await receiveFile(part, file, receiving)
  if (received !== stated) {
    await rm(part, { force: true })
    const message = `The downloaded file of ${label} is damaged: its checksum is wrong. It was deleted. Try again, or use another hub.`
    throw new LocalModelError('wrong-file', message)
  }
  await acceptFile(folder, model, listed, { from: part, sha256: received })
}

function interrupted({ label }: LocalModel): LocalModelError {
  return new LocalModelError('interrupted', `The download of ${label} was stopped. Start it again to continue.`)
}

/** Reports at most four times a second, with the rate since the start. */
function createReport(model: LocalModel, startBytes: number, onProgress: (progress: DownloadProgress) => void) {
  const totalBytes = bytesOf(model)
  const startedAt = performance.now()
  let reportedAt = -Infinity
  return (doneBytes: number): void => {
    const now = performance.now()
    if (now - reportedAt < REPORT_EVERY_MS && doneBytes < totalBytes) return
    reportedAt = now
    const seconds = (now - startedAt) / 1_000
    const rate = seconds > 1 ? Math.max(0, doneBytes - startBytes) / seconds : null
    onProgress({
      doneBytes,
      totalBytes,
      bytesPerSecond: rate,
      secondsLeft: rate ? (totalBytes - doneBytes) / rate : null,
    })
  }
}
