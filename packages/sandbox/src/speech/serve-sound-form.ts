import type { FastifyInstance } from 'fastify'
import { Malformed } from '../text/wire-format.ts'
import { answerSpeechFault, refuseCall, sendAnswer } from './answer-speech-fault.ts'
import { createSpeechFaults, type SpeechFault, type SpeechFaults } from './faults.ts'
import { readForm } from './read-form.ts'
import type { SpeechFormat } from './speech-format.ts'

/** A call that sends a sound in a form. */
type SoundForm<Call, Noted> = {
  route: string
  format: Pick<SpeechFormat, 'keyOf' | 'problem'>
  /** The fields that the service knows. */
  fields: readonly string[]
  /** Whether the service checks the form before the key. */
  isFormFirst?: boolean
  /** @throws {Malformed} for a call that the service would reject. */
  read(form: FormData): Promise<Call>
  /** Returns the record of a valid call for tests. */
  note(call: Call): Noted
  /** The text in which a fault may be requested. */
  textOf(call: Call): string
  answer(call: Call, fault: SpeechFault | undefined): object
}

export type ServedForm<Noted> = {
  /** All valid calls, oldest first. */
  received: (Noted & { fault: SpeechFault | undefined })[]
  faults: SpeechFaults
}

/** Serves a call that sends a sound in a form and is answered with JSON. */
export function serveSoundForm<Call, Noted>(
  app: FastifyInstance,
  { key, closing }: { key: string | null; closing: AbortSignal },
  form: SoundForm<Call, Noted>,
): ServedForm<Noted> {
  const { route, format, fields, isFormFirst = false } = form
  const faults = createSpeechFaults()
  const received: ServedForm<Noted>['received'] = []
  app.post(route, async (request, reply) => {
    const isKnown = key === null || format.keyOf(request.headers) === key
    if (!isKnown && !isFormFirst) return refuseCall(reply, format, { what: 'key' })
    const call = await readForm(request.body, request.headers['content-type'], fields)
      .then((sent) => form.read(sent))
      .catch((error: unknown) => {
        if (error instanceof Malformed) return undefined
        throw error
      })
    if (call === undefined) return refuseCall(reply, format, { what: 'malformed' })
    if (!isKnown) return refuseCall(reply, format, { what: 'key' })
    const fault = faults.take(form.textOf(call))
    received.push({ ...form.note(call), fault })
    if (await answerSpeechFault(reply, format, { fault, closing })) return reply
    return sendAnswer(reply, { type: 'application/json', body: JSON.stringify(form.answer(call, fault)) }, fault)
  })
  return { received, faults }
}
