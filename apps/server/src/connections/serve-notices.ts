import type { PlatformName } from '@dayreel/catalogue'
import type { WebhookEvent } from '@dayreel/platforms'
import { and, eq, or } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { APP_NOW } from '#db/app-now.ts'
import { posts } from '#db/schema.ts'
import { AppError } from '#errors/app-error.ts'
import { DELETION_PATH } from './data-deletions.ts'
import type { SharedServices as Services } from '#services'
import { deleteDataOf, expireConnectionsOf } from './notified-person.ts'

const MAX_BODY_BYTES = 64 * 1024
const DONE = { ok: true }

/**
 * Serves notices from platforms: a user revoked access, a user wants their data deleted, or a post has made progress.
 * Every notice must be signed by the platform. A post's state is read from the platform and never taken from a notice.
 */
export function serveNotices(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    for (const address of ['/notices/:platform', '/notices/:platform/:path'])
      scope.post<{ Params: { platform: PlatformName; path?: string } }>(
        address,
        { schema: { hide: true } },
        async ({ params: { platform, path = '' }, headers, body }, reply) => {
          const text = Buffer.isBuffer(body) ? body.toString('utf8') : ''
          const events = services.platforms.find(platform)?.platform.readWebhook?.({ path, headers, body: text })
          if (events === undefined) throw new AppError('not_found')
          if (events === 'unsigned') throw new AppError('forbidden', { message: 'The signature is invalid.' })
          if (events === 'malformed') throw new AppError('malformed')
          let answer: object = DONE
          for (const event of events) answer = await handle(services, platform, event)
          return reply.send(answer)
        },
      )
  })
}

/**
 * Handles a notice.
 *
 * @returns the response body.
 */
async function handle(services: Services, platform: PlatformName, event: WebhookEvent): Promise<object> {
  if (event.is === 'deletion_wanted') {
    // Meta requires a page and a code for every deletion request. The page says whether anything was deleted.
    const code = await deleteDataOf(services, { platform, personId: event.personId })
    return { url: `${services.config.siteUrl}${DELETION_PATH}?code=${code}`, confirmation_code: code }
  }
  if (event.is === 'access_revoked') await expireConnectionsOf(services, { platform, personId: event.personId })
  else await checkSoon(services, platform, event.receipt)
  return DONE
}

/** Makes the post due, so that its state is read from the platform. The notice itself proves nothing. */
async function checkSoon({ db }: Services, platform: PlatformName, receipt: string): Promise<void> {
  const isReadable = or(eq(posts.status, 'checking'), eq(posts.status, 'live'))
  await db
    .update(posts)
    .set({ nextAt: APP_NOW })
    .where(and(eq(posts.platform, platform), eq(posts.receipt, receipt), isReadable))
}
