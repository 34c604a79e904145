import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import type { FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { AppError } from '#errors/app-error.ts'
import type { SharedServices as Services } from '#services'
import { typeOfVideo } from './type-of-video.ts'

export type ReceivedForm = {
  fields: Readonly<Record<string, string>>
  file: StoredUpload | undefined
}
type StoredUpload = { key: string; bytes: number }
type Form = {
  request: FastifyRequest
  /** The storage key of the file, without an extension. */
  key: string
  /** Called for each chunk of the file before it is written. An error ends the upload. */
  onChunk: (bytes: number) => Promise<void>
}

const FILE_FIELD = 'video'
const MAX_FIELD_BYTES = 64 * 1024
/** The number of bytes at the start of a file that are needed to detect its type. */
const HEAD_BYTES = 16

/**
 * Reads the fields of a form and streams its single file into storage.
 *
 * @throws {AppError} `malformed`, `unsupported_type`, `too_large` and the errors of `onChunk`. After an error, no file
 * is kept.
 */
export async function receiveForm({ storage, config }: Services, form: Form): Promise<ReceivedForm> {
  const { body } = form.request
  const { maxUploadBytes } = config.platforms
  if (!(body instanceof Readable)) {
    throw new AppError('unacceptable', { message: 'Please select a video file, choose a channel, and enter a title.' })
  }
  const fields = Object.create(null) as Record<string, string>
  const stopping = new AbortController()
  const parser = createParser(form.request, maxUploadBytes)
  let file: BusboyFileStream | undefined
  let storing: Promise<StoredUpload> | undefined
  parser.on('field', (name, value, _nameCut, isCut) => {
    if (isCut) stopping.abort(new AppError('too_large', { message: 'The description is too long.' }))
    fields[name] = value
  })
  parser.on('file', (name, stream) => {
    if (name !== FILE_FIELD || storing !== undefined) {
      stream.resume()
      return
    }
    file = stream
    storing = storeFile(storage, stream, { ...form, maxBytes: maxUploadBytes })
    storing.catch((error: unknown) => stopping.abort(error))
  })
  try {
    await parse(body, parser, stopping.signal)
    return { fields, file: await storing }
  } catch {
    const failure: unknown = stopping.signal.aborted ? stopping.signal.reason : undefined
    // Busboy does not end the file stream if the body ends early. Without this line, storing the file would never
    // finish.
    file?.destroy(new Error('The upload ended early'))
    const stored = await storing?.catch(() => undefined)
    if (stored !== undefined) await storage.delete(stored.key)
    throw failure ?? new AppError('malformed', { message: 'The upload was interrupted. Try again.' })
  }
}

/**
 * Pipes the body into the parser. Unlike `pipeline`, it keeps the request open after a failure, because the response
 * uses the same connection.
 */
async function parse(body: Readable, parser: BusboyInstance, signal: AbortSignal): Promise<void> {
  body.pipe(parser)
  try {
    await Promise.all([finished(body, { signal, writable: false }), finished(parser, { signal })])
  } finally {
    body.unpipe(parser)
    // The rest of a rejected form is read and discarded, because otherwise the client would not read the response.
    body.resume()
  }
}

async function storeFile(
  storage: Services['storage'],
  stream: BusboyFileStream,
  { key, onChunk, maxBytes }: Form & { maxBytes: number },
): Promise<StoredUpload> {
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>
  const head = await readHead(chunks)
  const ending = typeOfVideo(head)
  if (ending === undefined) {
    throw new AppError('unsupported_type', { message: 'Choose a video file: MP4, MOV or WebM.' })
  }
  const stored = { key: `${key}.${ending}`, bytes: 0 }
  const counted = async function* (): AsyncGenerator<Buffer> {
    for (let chunk: Buffer | undefined = head; chunk !== undefined; chunk = (await chunks.next()).value) {
      stored.bytes += chunk.length
      await onChunk(chunk.length)
      yield chunk
    }
    if (stream.truncated) throw tooLarge(maxBytes)
  }
  await storage.put(stored.key, Readable.from(counted(), { objectMode: false }))
  return stored
}

async function readHead(chunks: AsyncIterator<Buffer, undefined>): Promise<Buffer> {
  let head = Buffer.alloc(0)
  while (head.length < HEAD_BYTES) {
    const { value } = await chunks.next()
    if (value === undefined) break
    head = Buffer.concat([head, value])
  }
  return head
}

export function tooLarge(maxBytes: number): AppError {
  const message = `This file is too large. Choose one of at most ${Math.floor(maxBytes / 1024 / 1024)} MB.`
  return new AppError('too_large', { message })
}

function createParser({ headers }: FastifyRequest, fileSize: number): BusboyInstance {
  try {
    return new Busboy({
      headers: headers as Record<string, string> & { 'content-type': string },
      limits: { fileSize, files: 1, fields: 20, fieldSize: MAX_FIELD_BYTES, parts: 30 },
    })
  } catch {
    throw new AppError('malformed')
  }
}
