import { pino, type Logger } from 'pino'
import type { Config } from '#config'
import { redact } from './redact.ts'

export type Log = Logger

type LogOptions = {
  level: Config['logLevel']
  /** Which process writes. */
  name: string
  /** Where to; stderr unless told. */
  destination?: { write(line: string): void }
}

/** A line of JSON for each thing worth knowing. Every line passes the redaction, whatever was put into it. */
export function createLog({ level, name, destination }: LogOptions): Log {
  const options = { level, base: { process: name }, hooks: { streamWrite: redact } }
  return pino(options, destination ?? pino.destination({ dest: 2, sync: true }))
}
