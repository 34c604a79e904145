import {
  MAX_FILE_NAME_CHARACTERS,
  MAX_UPLOAD_PART_BYTES,
  type MediaKind,
  maxMediaSizeText,
  maxMediaBytes,
} from '@dayreel/catalogue'
import { CallError, type Media } from '@dayreel/contract'
import { server } from './api.ts'

const MAX_FAILURES = 5
const FIRST_PAUSE_MS = 500

type UploadCalls = Pick<typeof server, 'startUpload' | 'getMedia' | 'sendPart' | 'finishUpload' | 'deleteMedia'>
type UploadOptions = {
  kind: MediaKind
  /** Whether the user has confirmed the right to use the file. */
  hasRights?: boolean
  calls?: UploadCalls
  pause?: (ms: number) => Promise<void>
}
type Run = {
  /** Receives the uploaded fraction, 0–1. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

/** An upload of one file. It continues where it was interrupted. */
export type Upload = {
  /** Sends the missing parts and finishes the upload. Call it again after an error to continue. */
  run: (run: Run) => Promise<Media>
  /** Deletes the uploaded parts. */
  discard: () => Promise<void>
}

export function createUpload(file: File, options: UploadOptions): Upload {
  const { kind, hasRights = false, calls = server, pause = sleep } = options
  let id: string | undefined
  let sentBytes = 0

  async function sendAll({ onProgress, signal }: Run): Promise<void> {
    for (let failures = 0; sentBytes < file.size; onProgress(sentBytes / file.size)) {
      try {
        const part = file.slice(sentBytes, sentBytes + MAX_UPLOAD_PART_BYTES, 'application/octet-stream')
        const sent = { params: { id: id! }, query: { offset: sentBytes }, body: part }
        sentBytes = (await calls.sendPart(sent, { signal })).receivedBytes
        failures = 0
      } catch (error) {
        failures += 1
        if (signal.aborted || !mayPass(error) || failures > MAX_FAILURES) throw error
        await pause(pauseMs(failures, error))
        // The server may have received the part although its response was lost.
        const known = await calls.getMedia({ params: { id: id! } }, { signal }).catch(() => undefined)
        sentBytes = known?.receivedBytes ?? sentBytes
      }
    }
  }

  return {
    async run(run) {
      checkFile(file, kind)
      const { signal } = run
      if (id === undefined) {
        const name = file.name.slice(0, MAX_FILE_NAME_CHARACTERS)
        id = (await calls.startUpload({ body: { kind, name, bytes: file.size, hasRights } }, { signal })).id
      }
      await sendAll(run)
      return calls.finishUpload({ params: { id } }, { signal })
    },
    async discard() {
      if (id !== undefined) await calls.deleteMedia({ params: { id } })
    },
  }
}

/** Checked first, so that a large file is not sent in vain. The server checks the content. */
function checkFile({ size }: File, kind: MediaKind): void {
  if (size === 0) throw new Error('This file is empty. Choose another one.')
  if (size > maxMediaBytes(kind)) {
    throw new Error(`This file is too large. Choose one of at most ${maxMediaSizeText(kind)}.`)
  }
}

/** Returns whether a retry of a part may succeed. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof CallError)) return false
  return error.status === 0 || error.status >= 500 || error.code === 'conflict' || error.code === 'too_many_requests'
}

/** Returns the pause before a retry: doubled after each failure, and at least the server's `Retry-After`. */
function pauseMs(failures: number, error: unknown): number {
  const retryAfterSeconds = error instanceof CallError ? (error.retryAfterSeconds ?? 0) : 0
  return Math.max(FIRST_PAUSE_MS * 2 ** (failures - 1), retryAfterSeconds * 1000)
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms))
}
