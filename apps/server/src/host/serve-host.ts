import { api } from '@dayreel/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import { retryFailedJob, type Reopeners } from '#jobs/retry-failed-jobs.ts'
import type { Services } from '#services'
import { readFailedJobs, retryKind } from './failed-jobs.ts'
import { readHost, showMaintenance } from './read-host.ts'
import { switchMaintenance } from './switch-maintenance.ts'
import { requireHost } from './require-host.ts'

export function serveHost(app: FastifyInstance, services: Services, reopeners: Reopeners): void {
  serve(app, api.readHost, async ({ account }) => {
    await requireHost(services, account.id)
    return readHost(services)
  })

  serve(app, api.changeMaintenance, async ({ account, body }) => {
    await requireHost(services, account.id)
    const state = await switchMaintenance(services.db, { source: 'page', operatorId: account.id }, body)
    return showMaintenance(state)
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
