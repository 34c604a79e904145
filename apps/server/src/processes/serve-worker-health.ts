import Fastify, { type FastifyBaseLogger, LogController } from 'fastify'
import { Histogram } from 'prom-client'
import { serveHealth } from '#edge/health.ts'
import { serveMetrics } from '#edge/metrics.ts'
import { answerErrors } from '#http/answer-errors.ts'
import { rememberAddress } from '#http/remember-address.ts'
import type { Dependencies } from '#jobs/run-job.ts'
import type { SharedServices } from '#services'
import { explainListenError } from './check-port.ts'

const SECONDS_BUCKETS = [0.1, 0.5, 1, 5, 15, 30, 60, 120, 300, 600, 1_200]

type WorkerHealth = Required<Pick<Dependencies, 'onJobEnd'>> & { close: () => Promise<void> }

/** Serves `/health/live`, `/health/ready` and `/metrics` of a worker on its own port. */
export async function serveWorkerHealth(services: SharedServices, port: number): Promise<WorkerHealth> {
  const { config, log } = services
  let isClosing = false
  const loggerInstance: FastifyBaseLogger = log
  const app = Fastify({ loggerInstance, logController: new LogController({ disableRequestLogging: true }) })
  answerErrors(app)
  rememberAddress(app)
  serveHealth(app, services, () => isClosing)
  const registry = serveMetrics(app, { ...services, edge: config.edge })
  const durations = new Histogram({
    name: 'dayreel_job_seconds',
    help: 'Duration of the attempts of this worker, by kind of job and outcome.',
    labelNames: ['job', 'outcome'],
    buckets: SECONDS_BUCKETS,
    registers: [registry],
  })
  await app.listen({ host: config.host, port }).catch((error: NodeJS.ErrnoException) => {
    throw explainListenError(error, config.host, port)
  })
  return {
    onJobEnd: ({ seconds, ...labels }) => durations.observe(labels, seconds),
    async close() {
      isClosing = true
      await app.close()
    },
  }
}
