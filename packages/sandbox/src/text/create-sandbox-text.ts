import { setTimeout as wait } from 'node:timers/promises'
import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify'
import { answerCall } from './answer-call.ts'
import { createFaultQueue, faultWithin, isTextFault, type FaultQueue, type TextFault } from './faults.ts'
import { chatCompletions } from './formats/chat-completions.ts'
import { generateContent } from './formats/generate-content.ts'
import { messages } from './formats/messages.ts'
import { responses } from './formats/responses.ts'
import { Malformed, type ModelRequest, type Problem, type WireFormat } from './wire-format.ts'

export type SandboxTextOptions = {
  host?: string
  /** Port to listen on. 0 uses any free port. */
  port?: number
  /** The API key that every call must send. Null if none is needed, as with a local server. */
  key?: string | null
  /** The names of the available models. */
  models?: readonly string[]
}

type ReceivedCall = { format: string; asked: ModelRequest; body: unknown; fault: TextFault | undefined }

export type SandboxText = {
  address: string
  /** The base URL of each wire format, as an adapter needs it. */
  baseUrls: { 'openai-compatible': string; openai: string; anthropic: string; google: string }
  key: string | null
  model: string
  /** All calls with a valid body, oldest first. */
  received: ReceivedCall[]
  faults: Pick<FaultQueue, 'add' | 'clear'>
  close(): Promise<void>
}

export const RETRY_AFTER_SECONDS = 17
const FORMATS: readonly WireFormat[] = [chatCompletions, responses, messages, generateContent]
const LONGEST_HANG_MS = 600_000

/**
 * Starts a language model that stands in for all hosted and local ones, in their four wire formats. It answers with
 * words of the subject, combined by a small grammar, and rejects calls that the real providers would reject. Use it
 * only on this machine and in tests.
 */
export async function createSandboxText(options: SandboxTextOptions = {}): Promise<SandboxText> {
  const { host = '127.0.0.1', port = 0, key = 'sandbox-key', models = ['sandbox-model'] } = options
  const app = Fastify({ forceCloseConnections: true })
  const faults = createFaultQueue()
  const received: ReceivedCall[] = []
  const closing = new AbortController()
  for (const format of FORMATS) serveFormat(app, format, { key, models, faults, received, closing: closing.signal })
  app.get('/', async (_request, reply) => reply.type('text/plain; charset=utf-8').send('A sandbox language model.'))
  app.post('/__sandbox/faults', async (request, reply) => {
    const { kind, times = 1 } = request.body as { kind?: unknown; times?: number }
    if (!isTextFault(kind)) return reply.code(400).send({ message: 'Unknown kind.' })
    faults.add(kind, times)
    return reply.code(204).send()
  })
  const address = await app.listen({ host, port })
  return {
    address,
    baseUrls: {
      'openai-compatible': `${address}/openai-compatible/v1`,
      openai: `${address}/openai/v1`,
      anthropic: `${address}/anthropic/v1`,
      google: `${address}/google/v1beta`,
    },
    key,
    model: models[0]!,
    received,
    faults,
    close: () => {
      closing.abort()
      return app.close()
    },
  }
}

type Serving = {
  key: string | null
  models: readonly string[]
  faults: FaultQueue
  received: ReceivedCall[]
  closing: AbortSignal
}

function serveFormat(
  app: FastifyInstance,
  format: WireFormat,
  { key, models, faults, received, closing }: Serving,
): void {
  app.post(format.route, async (request, reply) => {
    const refuse = (problem: Problem) => {
      const { status, headers = {}, body } = format.problem(problem)
      return reply.code(status).headers(headers).send(body)
    }
    const shown = format.keyOf(request.headers)
    // The message repeats the rejected key, as some real providers do.
    if (key !== null && shown !== key) return refuse({ what: 'key', message: `Incorrect API key provided: ${shown}.` })
    let modelRequest: ModelRequest
    try {
      modelRequest = format.read(request.body, request.headers, request.params as Record<string, string>)
    } catch (error) {
      if (error instanceof Malformed) return refuse({ what: 'malformed', message: error.message })
      throw error
    }
    const fault = faults.take() ?? faultWithin(modelRequest.turns.map(({ text }) => text).join('\n'))
    received.push({ format: format.name, asked: modelRequest, body: request.body, fault })
    if (!models.includes(modelRequest.model))
      return refuse({ what: 'model', message: `The model '${modelRequest.model}' does not exist.` })
    const problem = problemOf(fault, modelRequest, String(shown))
    if (problem !== undefined) return refuse(problem)
    if (fault === 'hang') await wait(LONGEST_HANG_MS, undefined, { signal: closing, ref: false }).catch(() => undefined)
    if (fault === 'redirect') return reply.redirect(`http://localhost:${request.port}/elsewhere`, 307)
    if (fault === 'web-page') return reply.type('text/html').send('<!doctype html><title>Router</title>')
    const answer = JSON.stringify(
      format.answer(answerCall(modelRequest, fault), modelRequest.model, fault === 'refusal-in-words'),
    )
    if (fault === 'reset' || fault === 'answer-lost') return dropConnection(reply, fault === 'reset' ? answer : '')
    return reply.type('application/json').send(answer)
  })
}

function problemOf(fault: TextFault | undefined, { form, model }: ModelRequest, key: string): Problem | undefined {
  switch (fault) {
    case 'unauthorized':
      return { what: 'key', message: `Incorrect API key provided: ${key}.` }
    case 'unknown-model':
      return { what: 'model', message: `The model '${model}' does not exist or you do not have access to it.` }
    case 'rate-limit':
      return { what: 'rate', message: 'Slow down.', retryAfterSeconds: RETRY_AFTER_SECONDS }
    case 'rate-limit-silent':
      return { what: 'rate', message: 'Slow down.' }
    case 'quota':
      return { what: 'quota', message: 'You exceeded your current quota, please check your plan and billing details.' }
    case 'server-error':
      return { what: 'broken', message: 'The server had an error while processing your request.' }
    case 'overloaded':
      return { what: 'overloaded', message: 'Overloaded.' }
    case 'schema-refused':
      if (form !== 'schema') return undefined
      return { what: 'malformed', message: "response_format.type 'json_schema' (output_config, responseJsonSchema) is not supported by this model" } // prettier-ignore
    case 'format-refused':
      if (form === 'text') return undefined
      return { what: 'malformed', message: "response_format (text.format, output_config, responseJsonSchema) is not supported" } // prettier-ignore
    default:
      return undefined
  }
}

/** Closes the connection after half of an answer, or without any answer. */
function dropConnection(reply: FastifyReply, answer: string): FastifyReply {
  reply.hijack()
  const { raw } = reply
  if (answer === '') {
    raw.destroy()
    return reply
  }
  raw.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(answer) })
  raw.write(answer.slice(0, answer.length / 2), () => raw.destroy())
  return reply
}
