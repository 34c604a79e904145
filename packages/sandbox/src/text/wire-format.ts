import type { IncomingHttpHeaders } from 'node:http'

export type Turn = { by: 'user' | 'model'; text: string }

/** What a call asks for, whatever the wire looks like. */
export type Asked = {
  model: string
  instructions: string
  turns: Turn[]
  /** How the answer's form was asked for, and the JSON schema where one was sent. */
  form: 'schema' | 'json' | 'text'
  schema?: unknown
}

export type Answer = {
  text: string
  ending: 'done' | 'cut-off' | 'refused'
  /** Left out where a server counts nothing. */
  usage?: { input: number; output: number }
}

export type Problem = {
  what: 'key' | 'model' | 'rate' | 'quota' | 'broken' | 'overloaded' | 'malformed'
  message: string
  retryAfterSeconds?: number
}

/** One way in which the world's providers speak. A body that production would refuse throws `Malformed`. */
export type WireFormat = {
  name: string
  route: string
  /** The key that was shown, if any. */
  keyOf(headers: IncomingHttpHeaders): string | undefined
  read(body: unknown, headers: IncomingHttpHeaders, params: Record<string, string>): Asked
  /** `isSpokenRefusal`: a refusal in the answer's own field for it, beside an ending that says nothing. */
  answer(answer: Answer, model: string, isSpokenRefusal: boolean): unknown
  problem(problem: Problem): { status: number; headers?: Record<string, string>; body: unknown }
}

export class Malformed extends Error {}

type Fields = Record<string, unknown>

/** An object with no field but those that production knows. */
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

/** Turns must begin and end with the person, who speaks alternately with the model. */
export function checkTurns(turns: readonly Turn[]): void {
  turns.forEach(({ by }, i) => {
    if (by !== (i % 2 === 0 ? 'user' : 'model')) throw new Malformed('roles must alternate, beginning with the user')
  })
  if (turns.at(-1)?.by !== 'user') throw new Malformed('the last message must be from the user')
}

export function bearerOf(headers: IncomingHttpHeaders): string | undefined {
  return /^Bearer (.+)$/iu.exec(headers.authorization ?? '')?.[1]
}
