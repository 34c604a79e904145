import { api } from '@dayreel/contract'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { accounts } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import { serve } from '#http/serve.ts'
import { retryFailedJob, type Reopeners } from '#jobs/retry-failed-jobs.ts'
import type { Services } from '#services'
import { readFailedJobs, retryKind } from './failed-jobs.ts'
import { readHost } from './read-host.ts'

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

async function requireHost({ db }: Services, accountId: string): Promise<void> {
  const isHost = await db.$count(accounts, and(eq(accounts.id, accountId), eq(accounts.isHost, true)))
  if (isHost === 0) throw new AppError('forbidden', { message: 'Only the operator of this site may see this.' })
}
