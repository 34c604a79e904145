import { createHash } from 'node:crypto'
import { pipeline, Transform } from 'node:stream'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { createClock, type Clock } from './clock.ts'
import { createFaults, type Fault, type Faults } from './faults.ts'
import { forget, type Memory, type Recalled } from './memory.ts'

/** A recorded request, without its body and query, which may contain secrets. */
type RecordedRequest = {
  route: string
  at: string
  account: string | undefined
  bytes: number
  sha256: string
}

export type StandIn = {
  app: FastifyInstance
  clock: Clock
  faults: Faults
  requests: RecordedRequest[]
  /** Returns the fault that applies to a request if the handler itself has to act on it. */
  faultOf: (request: FastifyRequest) => Fault | undefined
  /** @returns the URL. The port is that of the last run, unless another port is requested or that port is in use. */
  listen: (host: string, port: number) => Promise<string>
  close: () => Promise<void>
}

/** Options of every platform's stand-in. */
export type SandboxOptions = {
  host?: string
  /** Port to listen on. 0 uses any free port. */
  port?: number
  /** The app's registered redirect URLs. Default: any URL of this machine. */
  redirectUris?: readonly string[]
  /** A file that stores the stand-in's state between runs. */
  stateFile?: string
}

/** The interface of every platform's stand-in. */
export type Sandbox = Pick<StandIn, 'clock' | 'faults' | 'close'> & {
  /** The URL of the consent page and the API. */
  url: string
  requests: readonly RecordedRequest[]
  /** Returns the issued secrets (tokens, and URLs that work without a token), so that tests can search for leaks. */
  secrets: () => string[]
}

type StandInOptions = {
  /** The stand-in's state. It is saved before each answer, so that an answered request is never forgotten. */
  memory: Recalled<Memory>
  accountOf: (request: FastifyRequest) => string | undefined
  /** Ends an account's tokens as if that had happened at the platform. */
  spoilTokens: (account: string, kind: SpoilKind) => boolean
}
type SpoilKind = 'expired' | 'revoked' | 'rotated'

/**
 * Creates the parts that all stand-ins share: a clock that tests can advance, faults on demand, and a record of
 * requests.
 */
export function createStandIn({ memory, accountOf, spoilTokens }: StandInOptions): StandIn {
  // Closing must not wait for a hanging request.
  const app = Fastify({ forceCloseConnections: true })
  const clock = createClock(memory.aheadMs)
  const faults = createFaults()
  const requests: RecordedRequest[] = []
  const befallen = new WeakMap<FastifyRequest, Fault>()
  let ownPort = 0
  const keep = (): void => memory.keep({ port: ownPort, aheadMs: clock.aheadMs() })

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, formFields(body.toString()))
  })
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    done(null, parseJson(body.toString()))
  })
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload))

  app.addHook('onRequest', async (request, reply) => {
    const route = `${request.method} ${request.url.split('?')[0]}`
    if (isControl(request)) return
    const fault = faults.take(route, accountOf(request))
    if (fault === undefined) return
    befallen.set(request, fault)
    if (fault.kind === 'drop') request.raw.socket.destroy()
    if (fault.kind === 'drop' || fault.kind === 'hang') {
      record(route, request, { bytes: 0, sha256: '' })
      reply.hijack()
      return
    }
    if (fault.kind !== 'answer') return
    record(route, request, { bytes: 0, sha256: '' })
    await reply
      .code(fault.status ?? 500)
      .headers(fault.headers ?? {})
      .send(fault.body ?? '')
  })
  // Counts and hashes the bytes without storing them, because bodies may be as large as videos.
  app.addHook('preParsing', async (request, _reply, payload) => {
    if (isControl(request)) return payload
    const seen = { bytes: 0, sha256: '' }
    record(`${request.method} ${request.url.split('?')[0]}`, request, seen)
    const hash = createHash('sha256')
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        seen.bytes += chunk.length
        hash.update(chunk)
        done(null, chunk)
      },
      flush(done) {
        seen.sha256 = hash.digest('hex')
        done()
      },
    })
    // A lost connection is handled by the code that reads the body.
    return pipeline(payload, counted, () => {})
  })
  app.addHook('onSend', async (request, _reply, payload) => {
    keep()
    if (befallen.get(request)?.kind === 'lose') request.raw.socket.destroy()
    return payload
  })

  function record(route: string, request: FastifyRequest, seen: { bytes: number; sha256: string }): void {
    requests.push(Object.assign(seen, { route, at: clock.nowIso(), account: accountOf(request) }))
  }

  app.post('/__sandbox/faults', async (request) => {
    faults.add(request.body as Fault)
    return { ok: true }
  })
  app.post('/__sandbox/clock', async (request, reply) => {
    const { advance = '' } = request.body as { advance?: string }
    return clock.advance(advance)
      ? { now: clock.nowIso() }
      : reply.code(400).send({ message: 'Say it as 30s, 2h or 7d.' })
  })
  app.get('/__sandbox/requests', async () => requests)
  app.post('/__sandbox/reset', async () => {
    faults.clear()
    requests.length = 0
    clock.reset()
    forget(memory.known)
    return { ok: true }
  })
  app.post('/__sandbox/accounts/:id/token', async (request, reply) => {
    const { id } = request.params as { id: string }
    const { kind } = request.body as { kind: SpoilKind }
    return spoilTokens(id, kind) ? { ok: true } : reply.code(404).send({ message: 'No such account.' })
  })

  async function listen(host: string, port: number): Promise<string> {
    const last = memory.port
    const url =
      port !== 0 || last === undefined
        ? await app.listen({ host, port })
        : await app.listen({ host, port: last }).catch(() => app.listen({ host, port }))
    ownPort = Number(new URL(url).port)
    return url
  }

  async function close(): Promise<void> {
    await app.close()
    keep()
  }
  return { app, clock, faults, requests, faultOf: (request) => befallen.get(request), listen, close }
}

function isControl(request: FastifyRequest): boolean {
  return request.url.startsWith('/__sandbox/')
}

/** Returns the fields of a form. Repeated fields, such as check boxes, are joined with a space. */
function formFields(body: string): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(body)) {
    fields[name] = fields[name] === undefined ? value : `${fields[name]} ${value}`
  }
  return fields
}

function parseJson(body: string): unknown {
  try {
    return body === '' ? {} : JSON.parse(body)
  } catch {
    return undefined
  }
}
