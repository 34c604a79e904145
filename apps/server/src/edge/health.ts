import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#db/connect.ts'
import type { InstallationState } from '#installation/installation.ts'
import type { Services } from '#services'
import { readDiskState, type DiskState } from '#storage/disk-space.ts'

const PATIENCE_MS = 2_000
/** The readiness check queries the database, and monitors call it every few seconds. */
const READY = { access: 'anyone', limit: { points: 120, seconds: 60 } } as const

type Checked = Pick<Services, 'db' | 'config' | 'installation'>
type Readiness = {
  status: 'ok' | 'closing' | 'waiting'
  database: 'ok' | 'unreachable'
  disk?: DiskState | 'unreachable'
} & Partial<InstallationState>

/**
 * Serves checks for monitoring. `live` reports that the process runs. `ready` reports that it can do its work.
 *
 * @param isClosing returns whether the server is shutting down. It still answers then, but it is not ready.
 */
export function serveHealth(app: FastifyInstance, services: Checked, isClosing: () => boolean): void {
  app.get('/health/live', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ status: 'ok' }))
  app.get('/health/ready', { schema: { hide: true }, logLevel: 'warn', config: READY }, async (_request, reply) => {
    const state = await readState(services)
    const status = isClosing() ? 'closing' : canWork(state) ? 'ok' : 'waiting'
    return reply.code(status === 'ok' ? 200 : 503).send({ status, ...state } satisfies Readiness)
  })
}

/**
 * Returns whether the server can do its work. A newer schema is accepted here: in a rolling upgrade, the first new
 * server migrates the tables, and the old servers keep running. Only a new start on a newer schema is rejected.
 */
function canWork({ database, disk, key, dataFolder, schema }: Omit<Readiness, 'status'>): boolean {
  return (
    database === 'ok' && key === 'ok' && dataFolder === 'ok' && (disk === 'ok' || disk === 'low') && schema !== 'older'
  )
}

async function readState({ db, config, installation }: Checked): Promise<Omit<Readiness, 'status'>> {
  const state = await inTime(answers(db).then(() => installation.check()))
  if (state === undefined) return { database: 'unreachable' }
  return { database: 'ok', disk: (await inTime(readDiskState(config))) ?? 'unreachable', ...state }
}

async function answers(db: Db): Promise<void> {
  await db.execute(sql`select 1`)
}

/** Returns the result, or undefined if the work fails or takes too long. */
async function inTime<Value>(work: Promise<Value>): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS)
  })
  const value = work.catch(() => undefined)
  return Promise.race([value, late]).finally(() => clearTimeout(timer))
}
