import { api } from '@dayreel/contract'
import type { FastifyInstance } from 'fastify'
import { answerOnce, idempotencyKey } from '#http/answer-once.ts'
import { serve } from '#http/serve.ts'
import type { Services } from '#services'
import { requireHost } from '../require-host.ts'
import { listAudit } from './audit-log.ts'
import { closeAccount } from './close-account.ts'
import { describeAccount, measureAccount } from './describe-account.ts'
import { findAccounts } from './find-accounts.ts'
import { supportAccount } from './support-account.ts'

const ENTRIES_SHOWN = 100

/** Serves the calls with which operators help users. */
export function serveSupport(app: FastifyInstance, services: Services): void {
  const { db } = services

  serve(app, api.findAccounts, async ({ account, query }) => {
    await requireHost(services, account.id)
    return findAccounts(db, query.search)
  })

  serve(app, api.readHostAccount, async ({ account, params }) => {
    await requireHost(services, account.id)
    return describeAccount(db, params.accountId)
  })

  serve(app, api.measureHostAccount, async ({ account, params }) => {
    await requireHost(services, account.id)
    return measureAccount(services, params.accountId)
  })

  serve(app, api.supportAccount, async ({ account, params: { accountId }, body, request }) => {
    await requireHost(services, account.id)
    const supported = { operator: { source: 'page', operatorId: account.id }, accountId } as const
    const call = `support ${accountId}`
    const once = { accountId: account.id, call, key: idempotencyKey(request), body }
    return answerOnce(db, once, async (tx) => ({ sentence: await supportAccount(services, tx, supported, body) }))
  })

  serve(app, api.closeAccount, async ({ account, params: { accountId }, body }) => {
    await requireHost(services, account.id)
    const operator = { source: 'page', operatorId: account.id } as const
    return { sentence: await closeAccount(services, { operator, accountId, ...body }) }
  })

  serve(app, api.readAuditLog, async ({ account }) => {
    await requireHost(services, account.id)
    return { entries: await listAudit(db, { limit: ENTRIES_SHOWN }) }
  })
}
