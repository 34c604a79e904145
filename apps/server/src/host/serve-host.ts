import { api } from '@dayreel/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import { retryFailedJob, type Reopeners } from '#jobs/retry-failed-jobs.ts'
import type { Services } from '#services'
import { readFailedJobs, retryKind } from './failed-jobs.ts'
import { readHost } from './read-host.ts'
import { requireHost } from './require-host.ts'

export function serveHost(app: FastifyInstance, services: Services, reopeners: Reopeners): void {
  serve(app, api.readHost, async ({ account }) => {
    await requireHost(services, account.id)
    return readHost(services)
  })

  serve(app, api.testWords, async ({ account }) => {
    await requireHost(services, account.id)
    return services.probe()
  })

  serve(app, api.readFailedJobs, async ({ account }) => {
    await requireHost(services, account.id)
    return readFailedJobs(services)
  })

  serve(app, api.retryFailedJob, async ({ account, params }) => {
    await requireHost(services, account.id)
    return retryFailedJob({ ...services, reopeners }, params.jobId)
  })

  serve(app, api.retryFailedJobs, async ({ account, body }) => {
    await requireHost(services, account.id)
    return retryKind(services, reopeners, body.kind)
  })
}
