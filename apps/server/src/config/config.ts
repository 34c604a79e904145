import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { isLoopback } from '#lib/listening-on.ts'

const port = z.coerce.number().int().min(1).max(65_535)
const url = z.url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
const blankIsMissing = (value: unknown): unknown => (value === '' ? undefined : value)

/** What the environment may hold. Nothing else in the server reads it. */
const Environment = z.object({
  HOST: z.preprocess(blankIsMissing, z.string().default('127.0.0.1')),
  PORT: z.preprocess(blankIsMissing, port.default(3000)),
  SITE_URL: z.preprocess(blankIsMissing, url.optional()),
  DATA_FOLDER: z.preprocess(blankIsMissing, z.string().optional()),
  DATABASE_URL: z.preprocess(
    blankIsMissing,
    z.url({ protocol: /^postgres(ql)?$/, error: 'must begin with postgresql://' }).optional(),
  ),
  LOG_LEVEL: z.preprocess(blankIsMissing, z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info')),
})

export type Config = {
  host: string
  port: number
  /** Where people reach the site, without a slash at its end. Links in mails begin with it. */
  siteUrl: string
  /** Only programs of this machine reach the server, so the sandbox, the outbox page and unconfirmed sign-up may be had. */
  isLoopback: boolean
  /** Files, and the embedded database. */
  dataFolder: string
  /** Undefined: the embedded database. */
  databaseUrl: string | undefined
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
}

/** The environment cannot be used; the message names every variable that is wrong, and what to set. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/**
 * Reads the whole configuration at once.
 *
 * @throws {ConfigError} listing all faults together.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = Environment.safeParse(env)
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`)
    throw new ConfigError(`The configuration can’t be used:\n${faults.join('\n')}`)
  }
  const { HOST, PORT, SITE_URL, DATA_FOLDER, DATABASE_URL, LOG_LEVEL } = parsed.data
  const loopback = isLoopback(HOST)
  return {
    host: HOST,
    port: PORT,
    siteUrl: (SITE_URL ?? `http://localhost:${PORT}`).replace(/\/+$/, ''),
    isLoopback: loopback,
    dataFolder: resolve(DATA_FOLDER ?? join(homedir(), '.dayreel')),
    databaseUrl: DATABASE_URL,
    logLevel: LOG_LEVEL,
  }
}
