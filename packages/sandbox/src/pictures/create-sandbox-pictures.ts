import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { drawPhoto } from '../photos/draw-photo.ts'
import { bearerOf, Malformed } from '../text/wire-format.ts'
import { automatic1111 } from './automatic1111.ts'
import { createPictureFaults, type PictureFault, type PictureFaults } from './faults.ts'
import { leonardo } from './leonardo.ts'
import { compatibleImages, openAIEdits, openAIImages } from './openai-images.ts'
import type { PictureFormat, PictureProblem, ReceivedPicture } from './picture-format.ts'

type SandboxPicturesOptions = {
  host?: string
  /** Port to listen on. 0 uses any free port. */
  port?: number
  /** The API key that every call must send. Null if none is needed, as with a local server. */
  key?: string | null
}

type Received = ReceivedPicture & { format: string; fault: PictureFault | undefined }

export type SandboxPictures = {
  address: string
  key: string | null
  /** The base URL of each provider, as an adapter needs it. */
  baseUrls: { openai: string; 'openai-compatible': string; automatic1111: string; leonardo: string }
  /** All valid orders, oldest first. */
  received: Received[]
  /** The number of orders that would be charged. */
  charged: () => number
  /** The highest number of orders that were answered at the same time. */
  mostAtOnce: () => number
  faults: PictureFaults
  close(): Promise<void>
}

/** A picture that was ordered. Its file is drawn when it is loaded. */
type Ordered = { picture: ReceivedPicture; fault: PictureFault | undefined; polls: number; imageId: string }

const FORMATS = [openAIImages, openAIEdits, compatibleImages, automatic1111, leonardo]
const PICTURES_RETRY_AFTER_SECONDS = 17
const LONGEST_HANG_MS = 600_000
const SLOW_POLLS = 4
const MOST_FORM_BYTES = 64 * 1024 * 1024
const HUGE_PIXELS = 40_000
const PROBLEMS: Partial<Record<PictureFault, PictureProblem>> = {
  unauthorized: 'key',
  quota: 'quota',
  moderated: 'moderated',
  malformed: 'malformed',
  'reference-refused': 'reference',
  'rate-limit': 'rate',
  'server-error': 'broken',
}

/**
 * Starts the image models that stand in for OpenAI, a compatible server, AUTOMATIC1111 and Leonardo. They reject calls
 * that the real services would reject. Their pictures are drawn and say that they are a sandbox.
 */
export async function createSandboxPictures(options: SandboxPicturesOptions = {}): Promise<SandboxPictures> {
  const { host = '127.0.0.1', port = 0, key = 'sandbox-pictures-key' } = options
  const app = Fastify({ forceCloseConnections: true })
  const faults = createPictureFaults()
  const received: Received[] = []
  const ordered = new Map<string, Ordered>()
  const closing = new AbortController()
  let [running, most, charged] = [0, 0, 0]
  const onOrder = async (work: () => Promise<unknown>): Promise<unknown> => {
    most = Math.max(most, ++running)
    return work().finally(() => running--)
  }
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer', bodyLimit: MOST_FORM_BYTES }, readForm)
  for (const format of FORMATS) {
    app.post(format.route, async (request, reply) =>
      onOrder(async () => {
        if (key !== null && format.keyOf(request.headers) !== key) return refuse(reply, format, 'key')
        const picture = readOrder(format, request.body)
        if (picture === undefined) return refuse(reply, format, 'malformed')
        const made = [...ordered.values()].map(({ imageId }) => imageId)
        if (format === leonardo && picture.references?.some((id) => !made.includes(id))) {
          return refuse(reply, format, 'reference')
        }
        const fault = faults.take(picture.prompt)
        received.push({ ...picture, format: format.name, fault })
        const problem = fault && PROBLEMS[fault]
        if (problem !== undefined) {
          if (fault === 'rate-limit') void reply.header('retry-after', String(PICTURES_RETRY_AFTER_SECONDS))
          return refuse(reply, format, problem)
        }
        if (fault === 'redirect') return reply.redirect(`http://localhost:${request.port}/elsewhere`, 307)
        if (fault === 'hang')
          await wait(LONGEST_HANG_MS, undefined, { signal: closing.signal, ref: false }).catch(() => undefined)
        if (fault === 'reset') return drop(reply)
        charged += 1
        const id = randomUUID()
        ordered.set(id, { picture, fault, polls: 0, imageId: randomUUID() })
        if (fault === 'answer-lost') return drop(reply)
        if (fault === 'empty') return reply.type('application/json').send('{}')
        const base64 =
          format !== compatibleImages && format !== leonardo ? fileOf(ordered.get(id)!).toString('base64') : ''
        return format.answer({ base64, url: addressOf(`http://${request.host}`, id, fault), id })
      }),
    )
  }
  servePolls(app, key, ordered)
  serveProbes(app, key)
  app.get<{ Params: { id: string } }>('/files/:id', async (request, reply) => {
    const found = ordered.get(request.params.id)
    if (found === undefined || found.fault === 'expired-link') return reply.code(403).send('AccessDenied')
    return reply.type('image/png').send(fileOf(found))
  })
  app.get('/', async (_request, reply) => reply.type('text/plain; charset=utf-8').send('Sandbox image models.'))
  const address = await app.listen({ host, port })
  return {
    address,
    key,
    baseUrls: {
      openai: `${address}/openai/v1`,
      'openai-compatible': `${address}/compatible/v1`,
      automatic1111: address,
      leonardo: `${address}/leonardo`,
    },
    received,
    charged: () => charged,
    mostAtOnce: () => most,
    faults,
    close: () => {
      closing.abort()
      return app.close()
    },
  }
}

/** Reads a form into an object. Files are lists of buffers. */
async function readForm(request: FastifyRequest, body: Buffer): Promise<Record<string, unknown>> {
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  const form = await new Response(new Uint8Array(body), { headers }).formData()
  const fields: Record<string, unknown> = {}
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name)
    const files = values.filter((value) => typeof value !== 'string')
    fields[name] =
      files.length > 0
        ? await Promise.all(files.map(async (file) => Buffer.from(await file.arrayBuffer())))
        : values.length === 1
          ? values[0]
          : values
  }
  return fields
}

function readOrder(format: PictureFormat, body: unknown): ReceivedPicture | undefined {
  try {
    return format.read(body)
  } catch (error) {
    if (error instanceof Malformed) return undefined
    throw error
  }
}

/** Serves the state of Leonardo's generations. A slow one is pending for several polls. */
function servePolls(app: FastifyInstance, key: string | null, ordered: Map<string, Ordered>): void {
  app.get<{ Params: { id: string } }>('/leonardo/v1/generations/:id', async (request, reply) => {
    if (key !== null && bearerOf(request.headers) !== key) return refuse(reply, leonardo, 'key')
    const { id } = request.params
    const found = ordered.get(id)
    if (found === undefined) return { generations_by_pk: null }
    found.polls += 1
    const isDone = found.polls > (found.fault === 'slow' ? SLOW_POLLS : 1)
    const status = found.fault === 'failed' ? 'FAILED' : isDone ? 'COMPLETE' : 'PENDING'
    const url = addressOf(`http://${request.host}`, id, found.fault)
    const images = [{ id: found.imageId, url, nsfw: found.fault === 'nsfw', likeCount: 0 }]
    return {
      generations_by_pk: {
        id,
        status,
        modelId: found.picture.model,
        prompt: found.picture.prompt,
        seed: found.picture.seed,
        generated_images: status === 'COMPLETE' ? images : [],
      },
    }
  })
}

/** Serves the calls with which an operator's key and address are checked. */
function serveProbes(app: FastifyInstance, key: string | null): void {
  const probes: readonly (readonly [string, PictureFormat])[] = [
    ['/openai/v1/models/:model', openAIImages],
    ['/compatible/v1/models', compatibleImages],
    ['/sdapi/v1/options', automatic1111],
    ['/leonardo/v1/me', leonardo],
  ]
  for (const [route, format] of probes) {
    app.get(route, async (request, reply) => {
      if (key !== null && format.keyOf(request.headers) !== key) return refuse(reply, format, 'key')
      return { id: 'sandbox' }
    })
  }
}

function addressOf(base: string, id: string, fault: PictureFault | undefined): string {
  if (fault === 'foreign-link') return `https://files.example.com/${id}.png`
  if (fault === 'private-link') return `http://127.0.0.1:1/${id}.png`
  return `${base}/files/${id}`
}

function fileOf({ picture, fault }: Pick<Ordered, 'picture' | 'fault'>): Buffer {
  const { prompt, width, height, seed = 0 } = picture
  if (fault === 'not-an-image') return Buffer.from('<!doctype html><title>Sandbox</title>')
  if (fault === 'wrong-size') return drawPhoto(prompt, { width: 64, height: 64 })
  const file = drawPhoto(`${prompt} ${seed}`, { width, height })
  if (fault !== 'huge') return file
  // Only the header states this size. A program that trusts it would need gigabytes of memory.
  file.writeUInt32BE(HUGE_PIXELS, 16)
  file.writeUInt32BE(HUGE_PIXELS, 20)
  return file
}

function refuse(reply: FastifyReply, format: PictureFormat, problem: PictureProblem): FastifyReply {
  const { status, body } = format.problem(problem)
  return reply.code(status).send(body)
}

function drop(reply: FastifyReply): FastifyReply {
  reply.hijack()
  reply.raw.destroy()
  return reply
}
