import { pino, type Logger, type LogFn } from 'pino'
import { cutTexts } from './cut-texts.ts'
import { hideParameters } from './hide-parameters.ts'
import { redact } from './redact.ts'

export type Log = Logger
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'

type LogOptions = {
  level: LogLevel
  /** Which process writes. */
  name: string
  /** Where to; stderr unless told. */
  destination?: { write(line: string): void }
}

/** A message, a stack or any other text of a line is cut after this: whoever makes an error may choose how long it is. */
const MAX_TEXT = 2_000

/**
 * A line of JSON for each thing worth knowing. Errors leave behind what a query was made with; every line is cut and passes the
 * redaction, whatever was put into it.
 */
export function createLog({ level, name, destination }: LogOptions): Log {
  const hooks = { logMethod, streamWrite: (line: string) => redact(cutTexts(line, MAX_TEXT)) }
  return pino({ level, base: { process: name }, hooks }, destination ?? pino.destination({ dest: 2, sync: true }))
}

function logMethod(this: Logger, [first, ...rest]: Parameters<LogFn>, method: LogFn): void {
  const safe = withSafeErrors(first)
  const error: unknown = first instanceof Error ? first : (first as { err?: unknown } | undefined)?.err
  // Some repeat the error's message as the line's own.
  if (error instanceof Error && rest[0] === error.message) rest[0] = hideParameters(error).message
  Reflect.apply(method, this, [safe, ...rest])
}

function withSafeErrors(logged: unknown): unknown {
  if (logged instanceof Error) return hideParameters(logged)
  if (typeof logged !== 'object' || logged === null) return logged
  const members = Object.entries(logged) as [string, unknown][]
  if (!members.some(([, value]) => value instanceof Error)) return logged
  return Object.fromEntries(
    members.map(([name, value]) => [name, value instanceof Error ? hideParameters(value) : value]),
  )
}
