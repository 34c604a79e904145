import { api } from '@dayreel/contract'
import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { accounts } from '#db/schema.ts'
import { AppError } from '#lib/app-error.ts'
import { serve } from '#lib/serve.ts'
import type { Services } from '#services'
import { readHost } from './read-host.ts'

export function serveHost(app: FastifyInstance, services: Services): void {
  serve(app, api.readHost, async ({ account }) => {
    await requireHost(services, account.id)
    return readHost(services)
  })

  serve(app, api.testWords, async ({ account }) => {
    await requireHost(services, account.id)
    return services.probe()
  })
}

async function requireHost({ db }: Services, accountId: string): Promise<void> {
  const isHost = await db.$count(accounts, and(eq(accounts.id, accountId), eq(accounts.isHost, true)))
  if (isHost === 0) throw new AppError('forbidden', { message: 'Only whoever runs this site may see this.' })
}
