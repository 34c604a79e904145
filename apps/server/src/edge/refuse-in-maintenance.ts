import { escapeHtml } from '@dayreel/auth/base'
import type { FastifyInstance } from 'fastify'
import type { Db } from '#db/connect.ts'
import { AppError } from '#errors/app-error.ts'
import { isHost } from '#host/require-host.ts'
import { watchMaintenance } from '#installation/maintenance.ts'
import { sendPlainPage } from './send-plain-page.ts'

const RETRY_AFTER_SECONDS = 60
/** The pages that an operator needs to sign in. */
const SIGN_IN_PAGES = /^\/(app|login|second-factor|forgot-password|reset-password|auth)(\/|$)/
/** Paths that are not pages: API calls, files and the assets of pages. */
const NO_PAGE = /^\/(api|auth|files|assets|media|socket\.io|health|metrics)(\/|$)|\.[a-z0-9]{2,5}$/i
/** Calls of other services, which would only retry them later. */
const FROM_OUTSIDE = /webhook/i

/**
 * In maintenance, shows visitors a page and rejects all API calls except those of operators. Sign-in, health checks,
 * files, webhooks and OAuth callbacks still work.
 */
export function refuseInMaintenance(app: FastifyInstance, db: Db): void {
  const readState = watchMaintenance(db)
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0]!
    if (request.method !== 'GET' || NO_PAGE.test(path) || SIGN_IN_PAGES.test(path)) return
    const state = await readState()
    if (state === undefined) return
    const page = `<h1>Dayreel is being maintained</h1><p>${escapeHtml(wordsOf(state.message))}</p><p>Your videos and channels are safe. Open this page again in a few minutes.</p><p><a href="/login">Operators log in here</a></p>`
    await sendPlainPage(reply.code(503).header('retry-after', RETRY_AFTER_SECONDS), 'Maintenance', page)
  })
  app.addHook('preHandler', async (request) => {
    const { config, url = '' } = request.routeOptions
    const { access } = config
    if (access === undefined || !url.startsWith('/api/') || FROM_OUTSIDE.test(url)) return
    const state = await readState()
    if (state === undefined || (access === 'account' && (await isHost(db, request.account.id)))) return
    throw new AppError('maintenance', {
      message: wordsOf(state.message),
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    })
  })
}

function wordsOf(message: string): string {
  return message || 'The site is being maintained and will be back soon.'
}
