import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy'
import type { FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '#lib/app-error.ts'
import type { SharedServices as Services } from '#services'
import { typeOfVideo } from './type-of-video.ts'

export type ReceivedForm = {
  fields: Readonly<Record<string, string>>
  file: { key: string; bytes: number } | undefined
}

const FILE_FIELD = 'video'
const MAX_FIELD_BYTES = 64 * 1024
/** As much of a file as says what it is. */
const HEAD_BYTES = 16

/**
 * Reads a form: its fields, and its one file straight into storage, under the key and an ending that says its type.
 *
 * @throws {AppError} `malformed`, `unsupported_type`, `too_large`
 */
export async function receiveForm(
  { storage, config }: Services,
  request: FastifyRequest,
  key: string,
): Promise<ReceivedForm> {
  const fields: Record<string, string> = Object.create(null) as Record<string, string>
  const { maxUploadBytes } = config.platforms
  if (!(request.body instanceof Readable)) {
    throw new AppError('unacceptable', { message: 'Please select a video file, choose a channel, and enter a title.' })
  }
  const stopping = new AbortController()
  let storing: Promise<ReceivedForm['file']> | undefined
  const parser = createParser(request)
  parser.on('field', (name, value, _nameCut, isCut) => {
    if (isCut) stopping.abort(new AppError('too_large', { message: 'The description is too long.' }))
    fields[name] = value
  })
  parser.on('file', (name, stream) => {
    if (name !== FILE_FIELD || storing !== undefined) {
      stream.resume()
      return
    }
    storing = store(stream)
    storing.catch((error: unknown) => stopping.abort(error))
  })

  async function store(stream: BusboyFileStream): Promise<ReceivedForm['file']> {
    const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>
    const head = await readHead(chunks)
    const ending = typeOfVideo(head)
    if (ending === undefined) {
      throw new AppError('unsupported_type', { message: 'Choose a video file: MP4, MOV or WebM.' })
    }
    const full = `${key}.${ending}`
    let bytes = 0
    await storage.put(
      full,
      Readable.from(
        (async function* () {
          bytes += head.length
          yield head
          for (;;) {
            const { value, done } = await chunks.next()
            if (done === true || value === undefined) break
            bytes += value.length
            yield value
          }
          if (stream.truncated) {
            const message = `This file is too large. Choose one of at most ${Math.floor(maxUploadBytes / 1024 / 1024)} MB.`
            throw new AppError('too_large', { message })
          }
        })(),
        { objectMode: false },
      ),
    )
    return { key: full, bytes }
  }

  try {
    await pipeline(request.body, parser, { signal: stopping.signal })
    return { fields, file: await storing }
  } catch (error) {
    const file = await storing?.catch(() => undefined)
    if (file !== undefined) await storage.delete(file.key)
    const reason: unknown = stopping.signal.aborted ? stopping.signal.reason : error
    if (reason instanceof AppError) throw reason
    throw new AppError('malformed', { message: 'The upload broke off. Try it again.' })
  }

  function createParser({ headers }: FastifyRequest): BusboyInstance {
    try {
      return new Busboy({
        headers: headers as Record<string, string> & { 'content-type': string },
        limits: { fileSize: maxUploadBytes, files: 1, fields: 20, fieldSize: MAX_FIELD_BYTES, parts: 30 },
      })
    } catch {
      throw new AppError('malformed')
    }
  }
}

async function readHead(chunks: AsyncIterator<Buffer, undefined>): Promise<Buffer> {
  let head = Buffer.alloc(0)
  while (head.length < HEAD_BYTES) {
    const { value, done } = await chunks.next()
    if (done === true || value === undefined) break
    head = Buffer.concat([head, value])
  }
  return head
}
