import type { IncomingHttpHeaders } from 'node:http'

export type Turn = { by: 'user' | 'model'; text: string }

/** The request of a call, independent of the wire format. */
export type ModelRequest = {
  model: string
  instructions: string
  turns: Turn[]
  /** The way in which the answer's form was requested. If a JSON schema was sent, it is in `schema`. */
  form: 'schema' | 'json' | 'text'
  schema?: unknown
}

export type Answer = {
  text: string
  ending: 'done' | 'cut-off' | 'refused'
  /** Token counts. Absent if the server counts no tokens. */
  usage?: { input: number; output: number }
}

export type Problem = {
  what: 'key' | 'model' | 'rate' | 'quota' | 'broken' | 'overloaded' | 'malformed'
  message: string
  retryAfterSeconds?: number
}

/** The wire format of one provider. `read` throws `Malformed` for a body that the real provider would reject. */
export type WireFormat = {
  name: string
  route: string
  /** Returns the API key of a call, if any. */
  keyOf(headers: IncomingHttpHeaders): string | undefined
  read(body: unknown, headers: IncomingHttpHeaders, params: Record<string, string>): ModelRequest
  /**
   * @param isSpokenRefusal whether the refusal is in a separate field of the answer, with an ordinary finish reason.
   */
  answer(answer: Answer, model: string, isSpokenRefusal: boolean): unknown
  problem(problem: Problem): { status: number; headers?: Record<string, string>; body: unknown }
}

export class Malformed extends Error {}

export type Fields = Record<string, unknown>

/** Returns an object's fields. Throws if it has a field that the real provider does not know. */
export function fieldsOf(value: unknown, where: string, known: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Malformed(`${where} must be an object`)
  const unknownField = Object.keys(value).find((name) => !known.includes(name))
  if (unknownField !== undefined) throw new Malformed(`Unknown parameter: '${where}.${unknownField}'`)
  return value as Fields
}

export function textOf(value: unknown, where: string): string {
  if (typeof value !== 'string' || value === '') throw new Malformed(`${where} must be a text that is not empty`)
  return value
}

export function listOf(value: unknown, where: string): unknown[] {
  if (!Array.isArray(value) || value.length === 0) throw new Malformed(`${where} must be a list that is not empty`)
  return value
}

/** Checks that the turns begin and end with the user and alternate with the model. */
export function checkTurns(turns: readonly Turn[]): void {
  turns.forEach(({ by }, i) => {
    if (by !== (i % 2 === 0 ? 'user' : 'model')) throw new Malformed('roles must alternate, beginning with the user')
  })
  if (turns.at(-1)?.by !== 'user') throw new Malformed('the last message must be from the user')
}

export function bearerOf(headers: IncomingHttpHeaders): string | undefined {
  return /^Bearer (.+)$/iu.exec(headers.authorization ?? '')?.[1]
}
