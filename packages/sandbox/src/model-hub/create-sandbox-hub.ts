import { createHash } from 'node:crypto'
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify'
import { createFaults, type Fault, type Faults } from '../stand-in/faults.ts'

/** A file of the hub, at one commit of its repository. */
type HubFile = {
  repository: string
  commit: string
  path: string
  bytes: Uint8Array
  /** The bytes that the storage sends instead, for a damaged file. */
  sent?: Uint8Array
  isGated?: boolean
}

export type SandboxHub = {
  address: string
  publish(file: HubFile): void
  /** All requests in order, such as `GET /storage/… bytes=500-`. */
  received: string[]
  /**
   * Faults of the next requests. Their route is `metadata`, `resolve` or `storage`. `cut` sends only the first `bytes`
   * of the body, and `short` ends it there as if it were complete.
   */
  faults: Pick<Faults, 'add' | 'clear'>
  /** Sends the storage's bytes slowly, in pieces of this many bytes every 20 ms. Undefined sends them at once. */
  slowTo(bytesAPiece: number | undefined): void
  /** Lets the storage ignore ranges, as some mirrors do. */
  ignoreRanges(): void
  close: () => Promise<void>
}

const PIECE_EVERY_MS = 20

/**
 * Starts a stand-in for a hub of model files: metadata in the headers of `HEAD …/resolve/…`, a redirect to a storage
 * with signed links, and ranges there.
 */
export async function createSandboxHub({ host = '127.0.0.1', port = 0 } = {}): Promise<SandboxHub> {
  const app = Fastify({ forceCloseConnections: true, exposeHeadRoutes: false })
  const faults = createFaults()
  const received: string[] = []
  const files: HubFile[] = []
  let pieceBytes: number | undefined
  let hasRanges = true

  app.route<{ Params: { owner: string; name: string; commit: string; '*': string } }>({
    method: ['GET', 'HEAD'],
    url: '/:owner/:name/resolve/:commit/*',
    handler: async (request, reply) => {
      const { owner, name, commit, '*': path } = request.params
      note(request)
      const fault = faults.take(request.method === 'HEAD' ? 'metadata' : 'resolve', undefined)
      if (fault !== undefined) return befall(reply, fault)
      const index = files.findIndex(
        (file) => file.repository === `${owner}/${name}` && file.commit === commit && file.path === path,
      )
      const file = files[index]
      if (file === undefined) return reply.code(404).header('x-error-code', 'EntryNotFound').send('Entry not found')
      if (file.isGated) return reply.code(403).header('x-error-code', 'GatedRepo').send('Access is restricted')
      return reply
        .code(302)
        .headers({
          'x-repo-commit': commit,
          'x-linked-size': String(file.bytes.length),
          'x-linked-etag': `"${createHash('sha256').update(file.bytes).digest('hex')}"`,
          location: `/storage/${index}?signature=sandbox`,
        })
        .send()
    },
  })

  app.get<{ Params: { index: string } }>('/storage/:index', async (request, reply) => {
    note(request)
    const fault = faults.take('storage', undefined)
    if (fault !== undefined && fault.kind !== 'cut' && fault.kind !== 'short') return befall(reply, fault)
    const file = files[Number(request.params.index)]!
    const { range } = request.headers
    const start = hasRanges && range !== undefined ? Number(/^bytes=(\d+)-$/u.exec(range)?.[1]) : 0
    const whole = file.sent ?? file.bytes
    if (start >= whole.length) return reply.code(416).header('content-range', `bytes */${whole.length}`).send()
    const body = whole.subarray(start)
    reply.hijack()
    const { raw } = reply
    raw.writeHead(start > 0 ? 206 : 200, {
      'content-type': 'application/octet-stream',
      ...(start > 0 && { 'content-range': `bytes ${start}-${whole.length - 1}/${whole.length}` }),
      ...(fault?.kind !== 'short' && { 'content-length': body.length }),
    })
    const sent = fault?.bytes === undefined ? body : body.subarray(0, fault.bytes)
    const step = pieceBytes ?? sent.length
    for (let at = 0; at < sent.length && !raw.destroyed; at += step) {
      raw.write(sent.subarray(at, at + step))
      if (pieceBytes !== undefined) await new Promise((resolve) => setTimeout(resolve, PIECE_EVERY_MS))
    }
    if (fault?.kind === 'cut') raw.write('', () => raw.destroy())
    else raw.end()
    return reply
  })

  function note({ method, url, headers }: FastifyRequest): void {
    received.push([method, url.split('?')[0], headers.range].filter(Boolean).join(' '))
  }

  const address = await app.listen({ host, port })
  return {
    address,
    publish: (file) => void files.push(file),
    received,
    faults,
    slowTo: (bytes) => void (pieceBytes = bytes),
    ignoreRanges: () => void (hasRanges = false),
    close: () => app.close(),
  }
}

function befall(reply: FastifyReply, { kind, status = 500, headers = {}, body = '' }: Fault): FastifyReply {
  if (kind === 'answer') return reply.code(status).headers(headers).send(body)
  reply.hijack()
  if (kind === 'drop') reply.raw.destroy()
  return reply
}
