import { isLoopback } from '@dayreel/auth/base'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import type { LogLevel } from '#lib/create-log.ts'
import { readAuthConfig, type AuthConfig } from './auth-config.ts'
import { Environment } from './environment.ts'
import { ConfigError } from './config-error.ts'
import { readPaymentConfig, type PaymentConfig } from './payment-config.ts'
import { readModelConfig, type ModelConfig } from './model-config.ts'
import { readPlatformsConfig, type PlatformsConfig } from './platform-config.ts'
import { faultsBeyondLoopback, faultsOfCombination } from './setting-faults.ts'

export { ConfigError } from './config-error.ts'
export { PACK_SETTINGS, PLAN_SETTINGS, readStripeSetup, type PaymentConfig } from './payment-config.ts'
export type { PlatformsConfig } from './platform-config.ts'

export type Config = {
  host: string
  port: number
  /** Where people reach the site, without a slash at its end. Links in mails begin with it. */
  siteUrl: string
  /** Only programs of this machine reach the server, so the sandbox, the outbox page and unconfirmed sign-up may be had. */
  isLoopback: boolean
  /** Files, the master key, and the embedded database. */
  dataFolder: string
  /** Undefined: the embedded database. */
  databaseUrl: string | undefined
  /** The most connections that one process holds for its queries. */
  databaseConnections: number
  logLevel: LogLevel
  /** 32 bytes. Undefined: made on the first start and kept in the data folder. */
  masterKey: Uint8Array | undefined
  /** What was sealed with them can still be read. */
  masterKeysBefore: readonly Uint8Array[]
  /** Stand-ins for outside services that are not configured; on loopback only. */
  sandbox: boolean
  /** Videos are made so large, 0.25…1 of their quality's frame: tests, which only wait for them, make small ones. */
  frameScale: number
  /** Videos of one account that may be made at once. */
  rendersAtOnce: number
  /** For so long a request waits for the picture that it asked a worker for. */
  pictureWaitMs: number
  mail: MailConfig
  operator: OperatorConfig
  edge: EdgeConfig
  auth: AuthConfig
  /** Undefined: nothing can be bought. */
  payments: PaymentConfig | undefined
  models: ModelConfig
  /** Stand-ins for models that are not configured; on loopback only. */
  sandboxProviders: boolean
  platforms: PlatformsConfig
}

export type MailConfig = {
  /** Undefined: mails are shown on the outbox page, on loopback only. */
  smtpUrl: string | undefined
  /** The sender, as in a From header. */
  from: string
}

/** Who runs the site, for its legal pages; what is undefined is not named there. */
export type OperatorConfig = {
  name: string | undefined
  /** Where the post reaches them, on one line. */
  address: string | undefined
  /** Where questions go. */
  email: string | undefined
}

export type EdgeConfig = {
  /** Lets /metrics be read from elsewhere than this machine. */
  metricsToken: string | undefined
  /** Addresses and networks whose X-Forwarded-For is believed; none: the socket's address counts. */
  trustedProxies: readonly string[]
  /** Other origins whose pages may call the API; none by default. */
  corsOrigins: readonly string[]
  /** How often an account may make the same call in a minute, where the call sets no limit of its own. */
  callsPerMinute: number
  /** How often one address may call without being signed in, in a minute. */
  callsPerMinuteAndAddress: number
}

/** What a process is started for: with its parent on one machine, or apart, one of many on a shared database. */
export type RunsAs = 'together' | 'apart'

/**
 * Reads the whole configuration at once.
 *
 * @throws {ConfigError} listing all faults together.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>, runsAs: RunsAs = 'together'): Config {
  const parsed = Environment.safeParse(env)
  const faults = parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`)
  // Faults of single variables must not hide those of the whole, so that all can be mended at once.
  const settings = parsed.success ? parsed.data : Environment.parse(withoutFaulty(env, parsed.error.issues))
  const { HOST, PORT, SITE_URL } = settings
  const siteUrl = (SITE_URL ?? `http://localhost:${PORT}`).replace(/(?<!\/)\/+$/, '')
  // A proxy of this machine may listen for the world: what people call the site decides as well.
  const loopback = isLoopback(HOST) && isLoopback(new URL(siteUrl).hostname)
  const isNew = (fault: string): boolean => !faults.some((known) => known.split(' ')[0] === fault.split(' ')[0])
  if (!loopback) faults.push(...faultsBeyondLoopback(settings).filter(isNew))
  const { models, faults: modelFaults } = readModelConfig(settings)
  faults.push(...[...faultsOfCombination(settings, runsAs), ...modelFaults].filter(isNew))
  if (faults.length > 0) throw new ConfigError(`The configuration can’t be used:\n  ${faults.join('\n  ')}`)
  return {
    host: HOST,
    port: PORT,
    siteUrl,
    isLoopback: loopback,
    dataFolder: resolve(settings.DATA_FOLDER ?? join(homedir(), '.dayreel')),
    databaseUrl: settings.DATABASE_URL,
    databaseConnections: settings.DATABASE_CONNECTIONS,
    logLevel: settings.LOG_LEVEL ?? (loopback ? 'warn' : 'info'),
    masterKey: settings.MASTER_KEY,
    masterKeysBefore: settings.MASTER_KEYS_BEFORE,
    sandbox: settings.SANDBOX ?? loopback,
    frameScale: settings.VIDEO_SIZE_PERCENT / 100,
    rendersAtOnce: settings.RENDERS_AT_ONCE,
    pictureWaitMs: settings.PICTURE_WAIT_SECONDS * 1000,
    mail: {
      smtpUrl: settings.SMTP_URL,
      from: settings.MAIL_FROM ?? `Dayreel <no-reply@${new URL(siteUrl).hostname}>`,
    },
    operator: {
      name: settings.OPERATOR_NAME,
      address: settings.OPERATOR_ADDRESS,
      email: settings.OPERATOR_EMAIL,
    },
    edge: {
      metricsToken: settings.METRICS_TOKEN,
      trustedProxies: settings.TRUSTED_PROXIES,
      corsOrigins: settings.CORS_ORIGINS,
      callsPerMinute: settings.CALLS_PER_MINUTE,
      callsPerMinuteAndAddress: settings.CALLS_PER_MINUTE_AND_ADDRESS,
    },
    auth: readAuthConfig(settings, { isLoopback: loopback }),
    payments: readPaymentConfig(settings),
    models,
    sandboxProviders: settings.SANDBOX_PROVIDERS ?? false,
    platforms: readPlatformsConfig(settings),
  }
}

function withoutFaulty(
  env: Readonly<Record<string, string | undefined>>,
  issues: readonly { path: readonly PropertyKey[] }[],
): Record<string, string | undefined> {
  const faulty = new Set(issues.map(({ path }) => path[0]))
  return Object.fromEntries(Object.entries(env).filter(([name]) => !faulty.has(name)))
}
