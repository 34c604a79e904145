import { count, inArray } from 'drizzle-orm'
import type { Pool } from 'pg'
import { Gauge, type Registry } from 'prom-client'
import { posts } from '#db/schema.ts'
import { readOperations } from '#host/read-operations.ts'
import { countJobs } from '#jobs/count-jobs.ts'
import { sumCreditsOfLastHour } from '#ledger/sum-credits.ts'
import { countWaitingMails } from '#mail/mailer.ts'
import type { Services } from '#services'

const OPEN = ['scheduled', 'waiting', 'posting', 'checking', 'uncertain'] as const

/** Adds gauges for the work of the whole site and for the resources of this process. */
export function gaugeOperations({ db, storage }: Pick<Services, 'db' | 'storage'>, registers: Registry[]): void {
  const oldest: Gauge<'job'> = new Gauge({
    name: 'dayreel_job_oldest_seconds',
    help: 'How long the oldest waiting job could have run already, by kind.',
    labelNames: ['job'],
    registers,
    async collect() {
      oldest.reset()
      for (const { job, state, oldestSeconds } of await countJobs(db))
        if (state === 'created' || state === 'retry') oldest.set({ job }, oldestSeconds)
    },
  })
  const open: Gauge<'platform' | 'status'> = new Gauge({
    name: 'dayreel_open_posts',
    help: 'Posts that are not finished, by platform and status.',
    labelNames: ['platform', 'status'],
    registers,
    async collect() {
      open.reset()
      const rows = await db
        .select({ platform: posts.platform, status: posts.status, count: count() })
        .from(posts)
        .where(inArray(posts.status, [...OPEN]))
        .groupBy(posts.platform, posts.status)
      for (const { platform, status, count: number } of rows) open.set({ platform, status }, number)
    },
  })
  const late: Gauge = new Gauge({
    name: 'dayreel_late_runs',
    help: 'Runs of channels whose slot has passed without a finished video.',
    registers,
    async collect() {
      const { lateRuns, workers: alive } = await readOperations(db)
      late.set(lateRuns.count)
      workers.set(alive.length)
    },
  })
  const workers: Gauge = new Gauge({
    name: 'dayreel_workers',
    help: 'Workers that have reported within the last minute.',
    registers,
  })
  const mails: Gauge = new Gauge({
    name: 'dayreel_mails_waiting',
    help: 'Mails that wait to be sent.',
    registers,
    collect: async () => mails.set(await countWaitingMails(db)),
  })
  const credits: Gauge<'direction'> = new Gauge({
    name: 'dayreel_credits_last_hour',
    help: 'Credits that accounts got and spent within the last hour, with returned credits among those they got.',
    labelNames: ['direction'],
    registers,
    async collect() {
      const { got, spent } = await sumCreditsOfLastHour(db)
      credits.set({ direction: 'got' }, got)
      credits.set({ direction: 'spent' }, spent)
    },
  })
  const free: Gauge = new Gauge({
    name: 'dayreel_free_bytes',
    help: 'Free bytes of the file storage. Infinite for a bucket.',
    registers,
    collect: async () => free.set(await storage.measureFreeBytes()),
  })
  const connections: Gauge<'state'> = new Gauge({
    name: 'dayreel_database_connections',
    help: 'Connections of this process’s pool in use and idle, and queries that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      const { totalCount, idleCount, waitingCount } = (db as typeof db & { $client: Pool }).$client
      connections.set({ state: 'used' }, totalCount - idleCount)
      connections.set({ state: 'idle' }, idleCount)
      connections.set({ state: 'waiting' }, waitingCount)
    },
  })
}
