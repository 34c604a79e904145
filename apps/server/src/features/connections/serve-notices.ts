import { isTikTokSignature, readSignedRequest } from '@dayreel/platforms'
import type { PlatformName } from '@dayreel/catalogue'
import { and, eq, or } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { APP_NOW } from '#db/app-now.ts'
import { connections, posts } from '#db/schema.ts'
import { AppError } from '#lib/app-error.ts'
import { expireConnection } from '#platforms/expire-connection.ts'
import type { SharedServices as Services } from '#services'
import { unlink } from './unlink.ts'

const MAX_BODY_BYTES = 64 * 1024
const Event = z.object({
  event: z.string().max(100),
  user_openid: z.string().max(200),
  content: z.string().max(20_000).default('{}'),
})
const Content = z.object({ publish_id: z.string().max(200).optional() })

/**
 * What platforms tell by themselves: that somebody took access back or wants to be forgotten, or that a post has come further. Nobody
 * is believed without the platform's signature, and nothing but what can be read back is taken from it.
 */
export function serveNotices(app: FastifyInstance, services: Services): void {
  const { config } = services
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES }, (_request, body, done) =>
      done(null, body),
    )
    const hide = { schema: { hide: true } }

    scope.post('/notices/instagram/deauthorize', hide, async (request, reply) => {
      for (const row of await linkedAs(services, 'instagram', personOf(request, config)))
        await expireConnection(services, row.id)
      return reply.send({ ok: true })
    })

    scope.post('/notices/instagram/data-deletion', hide, async (request, reply) => {
      const person = personOf(request, config)
      for (const row of await linkedAs(services, 'instagram', person)) {
        await services.db.transaction((tx) => unlink(services, tx, row))
      }
      // Nothing is left that could be looked up: the code says that it was done, and names nobody.
      const code = createHash('sha256').update(`${person} ${Date.now()}`).digest('hex').slice(0, 16)
      return reply.send({ url: `${config.siteUrl}/privacy-policy?deletion=${code}`, confirmation_code: code })
    })

    scope.post('/notices/tiktok', hide, async (request, reply) => {
      const secret = config.platforms.tiktok?.clientSecret
      const header = request.headers['tiktok-signature']
      const body = textOf(request)
      if (secret === undefined || typeof header !== 'string' || !isTikTokSignature(secret, header, body, Date.now())) {
        throw new AppError('forbidden', { message: 'This is not signed as it should be.' })
      }
      const event = Event.safeParse(jsonOf(body)).data
      if (event === undefined) throw new AppError('malformed')
      if (event.event === 'authorization.removed') {
        for (const row of await linkedAs(services, 'tiktok', event.user_openid))
          await expireConnection(services, row.id)
      }
      const publishId = Content.safeParse(jsonOf(event.content)).data?.publish_id
      // It is asked at once what has become of it; the notice itself proves nothing.
      if (publishId !== undefined) {
        await services.db
          .update(posts)
          .set({ nextAt: APP_NOW })
          .where(
            and(
              eq(posts.platform, 'tiktok'),
              eq(posts.receipt, publishId),
              or(eq(posts.status, 'checking'), eq(posts.status, 'live')),
            ),
          )
      }
      return reply.send({ ok: true })
    })
  })
}

/** Instagram's notices name the app's own user, TikTok's the open id: a connection is known by either. */
async function linkedAs({ db }: Services, platform: PlatformName, platformId: string) {
  return db
    .select()
    .from(connections)
    .where(and(eq(connections.platform, platform), eq(connections.platformId, platformId)))
}

function textOf({ body }: FastifyRequest): string {
  return Buffer.isBuffer(body) ? body.toString('utf8') : ''
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Whom Meta names, by its own id. */
function personOf(request: FastifyRequest, { platforms }: Services['config']): string {
  const secret = platforms.instagram?.appSecret
  const signed = new URLSearchParams(textOf(request)).get('signed_request')
  const read = secret === undefined || signed === null ? undefined : readSignedRequest(secret, signed)
  if (read === undefined) throw new AppError('forbidden', { message: 'This is not signed as it should be.' })
  return read.userId
}
