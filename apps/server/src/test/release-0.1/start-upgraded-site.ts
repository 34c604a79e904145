import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { readConfig } from '#config'
import { connect, type Db } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { startServer } from '#processes/start-server.ts'
import { startStandIns } from '#processes/start-stand-ins.ts'
import { startWorker } from '#processes/start-worker.ts'
import { createEmptyDatabase } from '../empty-database.ts'
import { freePort } from '../free-port.ts'
import { openOldInstallation } from './open-installation.ts'
import { OLD_PASSWORD, OLD_PLATFORMS, OLD_SETTINGS } from './settings.ts'

type OldPlatform = (typeof OLD_PLATFORMS)[number]
export type UpgradedSite = Awaited<ReturnType<typeof startUpgradedSite>>
export type Person = Awaited<ReturnType<UpgradedSite['signIn']>>

/**
 * Starts the migrated installation of release 0.1 with today's server, worker and stand-ins. Its clock continues from
 * the moment when the old site was stopped.
 */
export async function startUpgradedSite() {
  await using starting = new AsyncDisposableStack()
  const dataFolder = await mkdtemp(join(tmpdir(), 'dayreel-upgraded-'))
  starting.defer(() => rm(dataFolder, { recursive: true }))
  const database = await createEmptyDatabase()
  starting.defer(database.drop)
  await openOldInstallation(database.url, dataFolder)
  await migrate(database.url)
  const env = {
    ...OLD_SETTINGS,
    DATABASE_URL: database.url,
    DATA_FOLDER: dataFolder,
    PORT: String(await freePort()),
    LOG_LEVEL: 'silent',
    CALLS_PER_MINUTE: '100000',
    CALLS_PER_MINUTE_AND_ADDRESS: '100000',
  }
  const standIns: Readonly<Record<string, string>> = await startStandIns(readConfig(env), starting)
  const config = readConfig({ ...env, ...standIns })
  const connection = connect({ url: database.url, connections: 2, onBroken: () => undefined })
  starting.defer(connection.close)
  const server = await startServer(config, database.url)
  starting.defer(server.close)
  const worker = await startWorker(config, database.url)
  starting.defer(worker.close)
  const running = starting.move()

  const { db } = connection
  const { siteUrl } = config
  const addressOf = (name: OldPlatform): string => standIns[`${name.toUpperCase()}_ADDRESS`]!
  const pass = async (count: number, unit: 's' | 'd'): Promise<void> => {
    for (const name of OLD_PLATFORMS)
      await answerOf(
        await fetch(`${addressOf(name)}/__sandbox/clock`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ advance: `${count}${unit}` }),
        }),
      )
    await db.execute(sql`update app_clock set ahead = ahead + ${`${count}${unit}`}::interval`)
  }
  return {
    siteUrl,
    db,
    /** Lets a few seconds pass in the app and at the platforms, as between two checks of a post. */
    passMoment: () => pass(10, 's'),
    /** Lets time pass in the app and at the platforms until a moment. */
    async passUntil(moment: string): Promise<void> {
      const now = await readNow(db)
      await pass(Math.ceil((Date.parse(moment) - now) / 1000), 's')
    },
    /** Lets days pass in the app, at the platforms and at the payment provider. */
    async passDays(days: number): Promise<void> {
      await pass(days, 'd')
      const form = new URLSearchParams({ act: 'advance', days: String(days) })
      const answer = await fetch(standIns['STRIPE_API_URL']!, { method: 'POST', body: form, redirect: 'manual' })
      expect(answer.status).toBe(303)
    },
    async countPosts(name: OldPlatform): Promise<number> {
      const page = await (await fetch(`${addressOf(name)}/`)).text()
      return page.split('<article>').length - 1
    },
    async signIn(email: string) {
      const session = await answerOf<{ access_token: string }>(
        await fetch(`${siteUrl}/auth/v1/token?grant_type=password`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email, password: OLD_PASSWORD }),
        }),
      )
      const call = async <T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> =>
        answerOf<T>(
          await fetch(`${siteUrl}${path}`, {
            method,
            headers: {
              authorization: `Bearer ${session.access_token}`,
              'idempotency-key': randomUUID(),
              ...(body && { 'content-type': 'application/json' }),
            },
            ...(body && { body: JSON.stringify(body) }),
          }),
        )
      return { call, read: <T>(path: string) => call<T>('GET', path) }
    },
    close: () => running.disposeAsync(),
  }
}

async function readNow(db: Db): Promise<number> {
  const { rows } = await db.execute<{ now: string }>(sql`select extract(epoch from app_now()) * 1000 as now`)
  return Number(rows[0]!.now)
}

async function answerOf<T>(answer: Response): Promise<T> {
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text}`)
  return (text === '' ? undefined : JSON.parse(text)) as T
}
