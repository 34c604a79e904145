import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#db/connect.ts'

const PATIENCE_MS = 2_000
/** It asks the database; what watches asks every few seconds. */
const READY = { access: 'anyone', limit: { points: 120, seconds: 60 } } as const

/** For whatever watches over this process: `live` says that it runs, `ready` that it can do its work. */
export function serveHealth(app: FastifyInstance, db: Db): void {
  let isClosing = false
  app.addHook('preClose', async () => {
    isClosing = true
  })
  app.get('/health/live', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ status: 'ok' }))
  app.get('/health/ready', { schema: { hide: true }, logLevel: 'warn', config: READY }, async (_request, reply) => {
    const database = (await answersInTime(db)) ? 'ok' : 'unreachable'
    const isReady = database === 'ok' && !isClosing
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ok' : isClosing ? 'closing' : 'waiting', database })
  })
}

async function answersInTime(db: Db): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS)
  })
  const answer = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  return Promise.race([answer, late]).finally(() => clearTimeout(timer))
}
