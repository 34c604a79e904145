import { isLoopback } from '@dayreel/auth/base'
import { OFFICIAL_HUB } from '@dayreel/providers/local'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LogLevel } from '#log/create-log.ts'
import { readAuthConfig, type AuthConfig } from './auth-config.ts'
import { Environment } from './environment.ts'
import { ConfigError } from './config-error.ts'
import { readFilesConfig, type FilesConfig } from './files-config.ts'
import type { KeptDays } from './kept-days.ts'
import { readPaymentConfig, type PaymentConfig } from './payment-config.ts'
import { readModelConfig, type ModelConfig } from './model-config.ts'
import { readPlatformsConfig, type PlatformsConfig } from './platform-config.ts'
import { readSettingFiles } from './setting-files.ts'
import type { RunsAs } from './runs-as.ts'
import { faultsBeyondLoopback, faultsOfCombination, renamedSettings } from './setting-faults.ts'

export { ConfigError } from './config-error.ts'
export type { KeptDays } from './kept-days.ts'
export { PACK_SETTINGS, PLAN_SETTINGS, readStripeSetup, type PaymentConfig } from './payment-config.ts'
export type { PlatformsConfig } from './platform-config.ts'
export { PLATFORM_SETTINGS } from './platform-settings.ts'

/** The folder that `npm run build` writes the site to. */
const BUILT_SITE = fileURLToPath(new URL('../../../web/build/client', import.meta.url))
const MEGABYTE = 1024 * 1024

export type Config = {
  host: string
  port: number
  /** The public URL of the site without a trailing slash. Links in mails begin with it. */
  siteUrl: string
  /**
   * Whether only programs on this machine can reach the server. If so, the sandbox, the outbox page and sign-up without
   * confirmation are allowed.
   */
  isLoopback: boolean
  /** The folder for files, the master key and the embedded database. */
  dataFolder: string
  files: FilesConfig
  disk: {
    /** The operator gets a mail if the disk of the data folder has less free space than this. */
    lowBytes: number
    /** If the disk has less free space than this, `/health/ready` fails. */
    fullBytes: number
  }
  /** How many days after the last edit the cached parts of a video are kept. */
  stepsKeptDays: number
  /** How many days after the last change finished videos are kept, by plan. */
  videosKeptDays: KeptDays
  /** How many days after the upload unused files are kept, by plan. */
  uploadsKeptDays: KeptDays
  /** The database URL. Undefined means the embedded database. */
  databaseUrl: string | undefined
  /** The maximum number of database connections per process. */
  databaseConnections: number
  /**
   * The maximum number of further connections for adding jobs, per process. A worker uses twice as many for taking
   * jobs.
   */
  queueConnections: number
  siteFolder: string
  shutdown: ShutdownConfig
  logLevel: LogLevel
  /** The master key of 32 bytes. If undefined, it is created at the first start and stored in the data folder. */
  masterKey: Uint8Array | undefined
  /** Previous master keys, newest first. They are only used to decrypt. */
  previousMasterKeys: readonly Uint8Array[]
  /** Whether outside services that are not configured are replaced by stand-ins. This is allowed on loopback only. */
  sandbox: boolean
  /** The scale of video frames, from 0.25 to 1. Tests use small frames if they only wait for a video. */
  frameScale: number
  /** The maximum number of concurrent videos per account. */
  rendersAtOnce: number
  /**
   * The maximum number of concurrent videos per worker. If undefined, it depends on the container's cores and memory.
   */
  workerConcurrency: number | undefined
  /** The port on which a worker serves its health and metrics. Undefined if it serves none. */
  workerPort: number | undefined
  /** How long a request waits for a picture from a worker, in milliseconds. */
  pictureWaitMs: number
  mail: MailConfig
  operator: OperatorConfig
  edge: EdgeConfig
  auth: AuthConfig
  /** The payment settings. Undefined means that payments are off. */
  payments: PaymentConfig | undefined
  models: ModelConfig
  /** The folder of the models that run on this machine, and the hub that their files come from. */
  localModels: { folder: string; hub: string }
  /** Whether language models that are not configured are replaced by stand-ins. This is allowed on loopback only. */
  sandboxProviders: boolean
  platforms: PlatformsConfig
}

/** The two periods of a server's shutdown. */
type ShutdownConfig = {
  /** Milliseconds before the server stops accepting connections. Meanwhile, it already reports that it is not ready. */
  delayMs: number
  /** Milliseconds after that before running requests are cut off. */
  graceMs: number
}

export type MailConfig = {
  /**
   * The URL of the mail server. If undefined, mails are only shown on the outbox page, which exists on loopback only.
   */
  smtpUrl: string | undefined
  /** The sender in the form of a From header. */
  from: string
}

/** The operator for the legal pages. Undefined fields are not shown. */
export type OperatorConfig = {
  name: string | undefined
  /** The operator's postal address on one line. */
  address: string | undefined
  /** The operator's address for questions. */
  email: string | undefined
}

export type EdgeConfig = {
  /** The token that other machines need to read `/metrics`. */
  metricsToken: string | undefined
  /**
   * Addresses and networks whose `X-Forwarded-For` header is trusted. If the list is empty, the socket's address is
   * used.
   */
  trustedProxies: readonly string[]
  /** Other origins whose pages may call the API. By default, there are none. */
  corsOrigins: readonly string[]
  /** The maximum number of equal calls per account and minute. Some calls have their own limit. */
  callsPerMinute: number
  /** The maximum number of calls per address and minute without being signed in. */
  callsPerMinuteAndAddress: number
}

/**
 * Reads the whole configuration.
 *
 * @throws {ConfigError} that lists all faults together.
 */
export function readConfig(given: Readonly<Record<string, string | undefined>>, runsAs: RunsAs = 'together'): Config {
  const { env, faults: fileFaults } = readSettingFiles(given, Object.keys(Environment.shape))
  const parsed = Environment.safeParse(env)
  const faults = parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`)
  faults.push(...fileFaults, ...renamedSettings(env))
  // Faults of single variables must not hide faults of combinations, so that the operator can fix all faults at once.
  const settings = parsed.success ? parsed.data : Environment.parse(withoutFaulty(env, parsed.error.issues))
  const { HOST, PORT, SITE_URL } = settings
  const siteUrl = (SITE_URL ?? `http://localhost:${PORT}`).replace(/(?<!\/)\/+$/, '')
  // The host name of the site's public URL counts too, because a proxy on this machine may serve the internet.
  const loopback = isLoopback(HOST) && isLoopback(new URL(siteUrl).hostname)
  const isNew = (fault: string): boolean => !faults.some((known) => known.split(' ')[0] === fault.split(' ')[0])
  if (!loopback) faults.push(...faultsBeyondLoopback(settings).filter(isNew))
  const { models, faults: modelFaults } = readModelConfig(settings)
  faults.push(...[...faultsOfCombination(settings, runsAs), ...modelFaults].filter(isNew))
  if (faults.length > 0) throw new ConfigError(`The configuration can’t be used:\n  ${faults.join('\n  ')}`)
  const dataFolder = resolve(settings.DATA_FOLDER ?? join(homedir(), '.dayreel'))
  return {
    host: HOST,
    port: PORT,
    siteUrl,
    isLoopback: loopback,
    dataFolder,
    files: readFilesConfig(settings),
    disk: { lowBytes: settings.DISK_LOW_MB * MEGABYTE, fullBytes: settings.DISK_FULL_MB * MEGABYTE },
    stepsKeptDays: settings.STEPS_KEPT_DAYS,
    videosKeptDays: settings.VIDEOS_KEPT_DAYS ?? {},
    uploadsKeptDays: settings.UPLOADS_KEPT_DAYS ?? {},
    databaseUrl: settings.DATABASE_URL,
    databaseConnections: settings.DATABASE_CONNECTIONS,
    queueConnections: settings.QUEUE_CONNECTIONS,
    siteFolder: resolve(settings.SITE_FOLDER ?? BUILT_SITE),
    shutdown: readShutdownConfig(settings, loopback),
    logLevel: settings.LOG_LEVEL ?? (loopback ? 'warn' : 'info'),
    masterKey: settings.MASTER_KEY,
    previousMasterKeys: settings.PREVIOUS_MASTER_KEYS,
    sandbox: settings.SANDBOX ?? loopback,
    frameScale: settings.VIDEO_SIZE_PERCENT / 100,
    rendersAtOnce: settings.RENDERS_AT_ONCE,
    workerConcurrency: settings.WORKER_CONCURRENCY,
    workerPort: settings.WORKER_PORT,
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
    localModels: {
      folder: join(dataFolder, 'models'),
      hub: settings.MODELS_URL ?? settings.HF_ENDPOINT ?? OFFICIAL_HUB,
    },
    sandboxProviders: settings.SANDBOX_PROVIDERS ?? false,
    platforms: readPlatformsConfig(settings),
  }
}

/**
 * Reads the shutdown settings. The default delay on a development machine is 0, because it has no load balancer and
 * Ctrl-C should not wait for one.
 */
function readShutdownConfig(
  { SHUTDOWN_DELAY_SECONDS: delay, SHUTDOWN_GRACE_SECONDS: grace }: Environment,
  isLoopback: boolean,
): ShutdownConfig {
  return { delayMs: (delay ?? (isLoopback ? 0 : 5)) * 1000, graceMs: (grace ?? (isLoopback ? 10 : 60)) * 1000 }
}

function withoutFaulty(
  env: Readonly<Record<string, string | undefined>>,
  issues: readonly { path: readonly PropertyKey[] }[],
): Record<string, string | undefined> {
  const faulty = new Set(issues.map(({ path }) => path[0]))
  return Object.fromEntries(Object.entries(env).filter(([name]) => !faulty.has(name)))
}
