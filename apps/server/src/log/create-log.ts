import { pino, type Logger, type LogFn } from 'pino'
import { cutTexts } from './cut-texts.ts'
import { hideParameters } from './hide-parameters.ts'
import { redact } from './redact.ts'

export type Log = Logger
export type LogLevel = 'debug' | 'info' | 'warn' | 'error' | 'silent'

type LogOptions = {
  level: LogLevel
  /** The name of the process that writes the log. */
  name: string
  /** The target of log lines. Default: stderr. */
  destination?: { write(line: string): void }
}

/**
 * The maximum length of each text in a line, such as a message or a stack. Longer texts are cut, because a stranger may
 * determine the length of an error.
 */
const MAX_TEXT = 2_000

/**
 * Creates a log that writes one line of JSON per event. The query parameters of errors are removed. Every line is cut
 * and redacted regardless of its content.
 */
export function createLog({ level, name, destination }: LogOptions): Log {
  const hooks = { logMethod, streamWrite: (line: string) => redact(cutTexts(line, MAX_TEXT)) }
  return pino({ level, base: { process: name }, hooks }, destination ?? pino.destination({ dest: 2, sync: true }))
}

function logMethod(this: Logger, [first, ...rest]: Parameters<LogFn>, method: LogFn): void {
  const safe = withSafeErrors(first)
  const error: unknown = first instanceof Error ? first : (first as { err?: unknown } | undefined)?.err
  // Some callers also pass the error's message as the line's message.
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
