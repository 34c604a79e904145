import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyReply } from 'fastify'
import { LONGEST_HANG_MS, SPEECH_RETRY_AFTER_SECONDS, type SpeechFault } from './faults.ts'
import type { SpeechFormat, SpeechProblem } from './speech-format.ts'

const PROBLEMS: Partial<Record<SpeechFault, SpeechProblem>> = {
  unauthorized: { what: 'key' },
  quota: { what: 'quota' },
  'quota-as-unauthorized': { what: 'quota', status: 401 },
  'voice-gone': { what: 'voice' },
  'voice-refused': { what: 'plan' },
  malformed: { what: 'malformed' },
  'rate-limit': { what: 'rate' },
  'rate-limit-silent': { what: 'rate' },
  'server-error': { what: 'broken' },
}

/**
 * Answers a call with a fault of the call itself, or delays it.
 *
 * @param closing ends a call that hangs.
 * @returns whether the call was answered. The reply itself is not returned, because a promise of it resolves only after
 * it was sent.
 */
export async function answerSpeechFault(
  reply: FastifyReply,
  format: Pick<SpeechFormat, 'problem'>,
  { fault, closing }: { fault: SpeechFault | undefined; closing: AbortSignal },
): Promise<boolean> {
  const problem = fault && PROBLEMS[fault]
  if (problem !== undefined) {
    if (fault === 'rate-limit') void reply.header('retry-after', String(SPEECH_RETRY_AFTER_SECONDS))
    refuseCall(reply, format, problem)
    return true
  }
  if (fault === 'hang') await wait(LONGEST_HANG_MS, undefined, { signal: closing, ref: false }).catch(() => undefined)
  if (fault === 'redirect') void reply.redirect(`http://localhost:${reply.request.port}/elsewhere`, 307)
  return fault === 'redirect'
}

export function refuseCall(
  reply: FastifyReply,
  format: Pick<SpeechFormat, 'problem'>,
  problem: SpeechProblem,
): FastifyReply {
  const { status, body } = format.problem(problem)
  return reply.code(status).send(body)
}

/** Sends an answer, or the part of it that a fault leaves. */
export function sendAnswer(
  reply: FastifyReply,
  { type, body }: { type: string; body: string | Buffer },
  fault: SpeechFault | undefined,
): FastifyReply {
  if (fault === 'reset') return dropConnection(reply, body)
  if (fault === 'answer-lost') return dropConnection(reply, '')
  return reply.type(type).send(fault === 'empty' ? '' : body)
}

/** Closes the connection after half of an answer, or without any answer. */
function dropConnection(reply: FastifyReply, body: string | Buffer): FastifyReply {
  reply.hijack()
  const { raw } = reply
  if (body.length === 0) {
    raw.destroy()
    return reply
  }
  const bytes = Buffer.from(body)
  raw.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': bytes.length })
  raw.write(bytes.subarray(0, bytes.length >> 1), () => raw.destroy())
  return reply
}
