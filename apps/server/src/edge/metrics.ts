import { isSameSecret } from '@dayreel/auth/base'
import { and, isNull, sql } from 'drizzle-orm'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Config } from '#config'
import type { Db } from '#db/connect.ts'
import { paymentEvents } from '#db/schema.ts'
import { countJobs } from '#jobs/count-jobs.ts'
import { countFailedJobs } from '#jobs/failed-jobs.ts'
import { AppError } from '#errors/app-error.ts'
import { isOfThisMachine } from '#http/is-of-this-machine.ts'
import type { Services } from '#services'
import { gaugeModels } from './model-metrics.ts'
import { gaugeOperations } from './operation-metrics.ts'

const SECONDS_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const BEARER = /^Bearer (\S+)$/i

type MetricsOptions = Pick<Services, 'db' | 'storage'> & { edge: Config['edge']; countSockets?: () => number }

/**
 * Serves `/metrics` in the Prometheus text format. Only programs on this machine and holders of the token can read it.
 *
 * @returns a registry for further metrics of the process.
 */
export function serveMetrics(
  app: FastifyInstance,
  { db, storage, edge, countSockets = () => 0 }: MetricsOptions,
): Registry {
  const registers = [new Registry()]
  const [registry] = registers as [Registry]
  collectDefaultMetrics({ register: registry, prefix: 'dayreel_' })
  const durations = new Histogram({
    name: 'dayreel_http_seconds',
    help: 'Duration of answers, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS_BUCKETS,
    registers,
  })
  const sockets: Gauge = new Gauge({
    name: 'dayreel_sockets',
    help: 'Browsers that are connected for live updates.',
    registers,
    collect: () => sockets.set(countSockets()),
  })
  const jobs: Gauge<'job' | 'state'> = new Gauge({
    name: 'dayreel_jobs',
    help: 'Unfinished jobs by kind and state, of all servers together.',
    labelNames: ['job', 'state'],
    registers,
    async collect() {
      jobs.reset()
      for (const { job, state, count } of await countJobs(db)) jobs.set({ job, state }, count)
    },
  })
  const failed: Gauge<'job'> = new Gauge({
    name: 'dayreel_failed_jobs',
    help: 'Jobs that were given up in the last 30 days and not retried, by kind.',
    labelNames: ['job'],
    registers,
    collect: async () => {
      failed.reset()
      for (const { name, count } of await countFailedJobs(db)) failed.set({ job: name }, count)
    },
  })
  const payments: Gauge<'state'> = new Gauge({
    name: 'dayreel_payment_events',
    help: 'Events of the payment provider that are not applied: waiting, or given up.',
    labelNames: ['state'],
    registers,
    collect: () => countPaymentEvents(db, payments),
  })
  gaugeModels(db, registers)
  gaugeOperations({ db, storage }, registers)
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'none'
    durations.observe({ method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    if (!mayRead(request, edge)) throw new AppError('not_found')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
  return registry
}

async function countPaymentEvents(db: Db, gauge: Gauge<'state'>): Promise<void> {
  const hasFailed = sql<boolean>`${paymentEvents.error} is not null`
  const open = isNull(paymentEvents.handledAt)
  for (const [state, which] of [
    ['waiting', and(open, sql`not ${hasFailed}`)],
    ['given_up', and(open, hasFailed)],
  ] as const)
    gauge.set({ state }, await db.$count(paymentEvents, which))
}

function mayRead(request: FastifyRequest, { metricsToken }: Config['edge']): boolean {
  const given = BEARER.exec(request.headers.authorization ?? '')?.[1]
  if (metricsToken !== undefined && given !== undefined) return isSameSecret(given, metricsToken)
  return isOfThisMachine(request)
}
