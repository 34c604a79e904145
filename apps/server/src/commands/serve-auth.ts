import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAuthService, createExactLimits, Switches } from '@dayreel/auth'
import { migrateAuth } from '@dayreel/auth/base'
import Fastify, { type FastifyPluginAsync } from 'fastify'
import { Client } from 'pg'
import { z } from 'zod'
import { createHttpSmsSender } from '#identity/http-sms-sender.ts'
import { connect } from '#db/connect.ts'
import { startEmbeddedPostgres } from '#db/embedded-postgres.ts'
import { createLog } from '#log/create-log.ts'
import { findOutage } from '#http/find-outage.ts'
import { networkOf } from '#http/network-of.ts'
import { rememberAddress } from '#http/remember-address.ts'
import { createSealing } from '#secrets/sealing.ts'
import { untilStopped } from '#flow/until-stopped.ts'
import type { Mail } from '#mail/mailer.ts'
import { writeMail } from '#mail/write-mail.ts'
import { readCommandLine } from '#processes/read-command-line.ts'
import { endWith } from '#processes/run-process.ts'
import { UsageError } from '#errors/usage-error.ts'

const USAGE = `Usage: npm run auth -- --port PORT [--config FILE.json]
  Serves only the auth service, on this machine only. Keeps emails in memory and shows them as JSON at /mails.
  PORT is a number from 1 to 65535. The file may name it too, a database, a key, switches, and further services.`
const KEPT_MAILS = 1_000

const Port = z.coerce.number().int().min(1).max(65_535)
/** The settings of one auth service. With `services`, several services share one database. */
const Service = z.strictObject({
  port: Port.optional(),
  prefix: z
    .string()
    .regex(/^(\/[\w-]+)*$/, 'must be empty, or begin with a slash and not end in one')
    .default(''),
  siteUrl: z.url().optional(),
  smsUrl: z.url().optional(),
  switches: Switches.prefault({}),
})
const File = Service.extend({
  databaseUrl: z.string().optional(),
  /** The master key of 32 bytes in base64. Default: a random key for this run. */
  masterKey: z.string().optional(),
  services: z.array(Service.extend({ port: Port })).default([]),
})

/**
 * `npm run auth`: serves only the auth service, on this machine only. Mails are kept in memory and shown as JSON at
 * /mails.
 */
async function main(): Promise<void> {
  const { options } = readCommandLine({
    name: 'npm run auth',
    usage: USAGE,
    options: { port: 'value', config: 'value' },
  })
  const file = await readFileOf(options.config)
  const services = [{ ...file, port: readPort(options.port ?? file.port) }, ...file.services]
  await using running = new AsyncDisposableStack()
  const stopped = untilStopped()
  const databaseUrl = file.databaseUrl ?? (await startDatabase(running))
  await makeTables(databaseUrl)
  const log = createLog({ level: 'warn', name: 'auth' })
  const connection = connect({ url: databaseUrl, connections: 20, onBroken: (err) => log.warn({ err }, 'database') })
  running.defer(connection.close)
  const masterKey = file.masterKey === undefined ? randomBytes(32) : Buffer.from(file.masterKey, 'base64')
  const sealing = createSealing(masterKey)
  for (const { port, prefix, siteUrl, smsUrl, switches } of services) {
    const mails: (Mail & { at: string })[] = []
    const origin = `http://localhost:${port}`
    const { plugin } = createAuthService({
      db: connection.db,
      limits: createExactLimits(connection.pool),
      sealing,
      letterSender: { send: async (letter) => keep(mails, { ...writeMail(letter), at: new Date().toISOString() }) },
      callers: { addressOf: ({ address }) => address, networkOf },
      findOutage,
      smsSender: smsUrl === undefined ? undefined : createHttpSmsSender(smsUrl),
      siteUrl: (siteUrl ?? origin).replace(/(?<!\/)\/+$/, ''),
      baseUrl: `${origin}${prefix}`,
      switches,
    })
    const app = Fastify({
      loggerInstance: log,
      bodyLimit: 1024 * 1024,
      routerOptions: { maxParamLength: 300 },
      forceCloseConnections: true,
    })
    app.get('/mails', async () => mails)
    const remembering: FastifyPluginAsync = async (scope) => {
      rememberAddress(scope)
      await scope.register(plugin)
    }
    await app.register(remembering, { prefix })
    await app.listen({ host: '127.0.0.1', port })
    running.defer(() => app.close())
    process.stdout.write(`The auth service answers at ${origin}${prefix}\n`)
  }
  await stopped
}

/**
 * Reads a port.
 *
 * @throws {UsageError} if the port is invalid.
 */
function readPort(given: unknown): number {
  const { success, data: port } = Port.safeParse(given)
  if (success) return port
  throw new UsageError('--port needs a number from 1 to 65535; see npm run auth -- --help.')
}

/**
 * Reads the settings file.
 *
 * @throws {UsageError} that names all faults of the file.
 */
async function readFileOf(path: string | undefined): Promise<z.output<typeof File>> {
  const parsed = File.safeParse(path === undefined ? {} : await readJson(path))
  if (!parsed.success) throw new UsageError(`${path} can’t be used:\n${z.prettifyError(parsed.error)}`)
  return parsed.data
}

async function readJson(path: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new UsageError(`${path} can’t be read.`)
  })
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError(`${path} is not JSON.`)
  }
}

/** Creates only the tables of the auth service, not the tables of the app. */
async function makeTables(url: string): Promise<void> {
  const client = new Client({ connectionString: url, application_name: 'dayreel auth migrations' })
  await client.connect()
  await migrateAuth(client).finally(() => client.end())
}

async function startDatabase(running: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dayreel-auth-'))
  running.defer(() => rm(folder, { recursive: true, force: true }))
  const postgres = await startEmbeddedPostgres({ folder: join(folder, 'postgres') })
  running.defer(postgres.stop)
  return postgres.url
}

/** Adds an element at the beginning of a list and drops the oldest ones beyond the limit. */
function keep<T>(kept: T[], one: T): void {
  kept.unshift(one)
  kept.length = Math.min(kept.length, KEPT_MAILS)
}

await main().catch(endWith)
