import { api } from '@dayreel/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import type { Services } from '#services'
import { requireHost } from '../require-host.ts'
import { changeBlocked, readBlocked } from './change-blocked.ts'
import { closeReport } from './close-report.ts'
import { listReports } from './list-reports.ts'
import { reportContent } from './report-content.ts'

/** Serves the report of public content, and the calls with which operators handle abuse. */
export function serveAbuse(app: FastifyInstance, services: Services): void {
  const { db } = services

  serve(app, api.reportContent, async ({ body }) => {
    await reportContent(services, body)
    return { sentence: 'Thank you. The operator of this site has your report and will look at it.' }
  })

  serve(app, api.listReports, async ({ account }) => {
    await requireHost(services, account.id)
    return listReports(db)
  })

  serve(app, api.closeReport, async ({ account, params: { reportId }, body }) => {
    await requireHost(services, account.id)
    const operator = { source: 'page', operatorId: account.id } as const
    return { sentence: await closeReport(services, { operator, reportId, ...body }) }
  })

  serve(app, api.readBlockedTerms, async ({ account }) => {
    await requireHost(services, account.id)
    return readBlocked(db)
  })

  serve(app, api.changeBlockedTerms, async ({ account, body }) => {
    await requireHost(services, account.id)
    return changeBlocked(db, { source: 'page', operatorId: account.id }, body)
  })
}
