import { PLATFORM_LABELS, type PlatformName } from '@dayreel/catalogue'
import { api } from '@dayreel/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { connections } from '#db/schema.ts'
import { AppError } from '#lib/app-error.ts'
import { serve } from '#lib/serve.ts'
import type { Services } from '#services'
import { beginConnecting, markBrowser } from './connect-state.ts'
import { connectTikTok } from './connect-tiktok.ts'
import { readAllowance } from './read-allowance.ts'
import { listConnections, listYouTube, readInstagram, readTikTok, setAutoPost } from './read-connections.ts'
import { disconnect } from './unlink.ts'

export function serveConnections(app: FastifyInstance, services: Services): void {
  type Given = { account: { id: string }; request: FastifyRequest; reply: FastifyReply }
  const start = async ({ account, request, reply }: Given, name: PlatformName): Promise<{ url: string }> => {
    services.platforms.get(name)
    if (name !== 'youtube') await checkFree(services, account.id, name)
    const browser = markBrowser(request, reply, services.config)
    return { url: await beginConnecting(services, { accountId: account.id, name, browser }) }
  }

  serve(app, api.startYouTube, (given) => start(given, 'youtube'))
  serve(app, api.startInstagram, (given) => start(given, 'instagram'))
  serve(app, api.startTikTok, (given) => start(given, 'tiktok'))

  serve(app, api.listYouTubeConnections, ({ account }) => listYouTube(services, account.id))
  serve(app, api.setAutoPost, ({ account, params, body }) =>
    setAutoPost(services, { accountId: account.id, id: params.id }, body.auto_post),
  )
  serve(app, api.disconnectYouTube, ({ account, params }) =>
    disconnect(services, { accountId: account.id, name: 'youtube', id: params.id }),
  )
  serve(app, api.getInstagramStatus, ({ account }) => readInstagram(services, account.id))
  serve(app, api.disconnectInstagram, ({ account }) =>
    disconnect(services, { accountId: account.id, name: 'instagram' }),
  )
  serve(app, api.getTikTokStatus, ({ account }) => readTikTok(services, account.id))
  serve(app, api.disconnectTikTok, ({ account }) => disconnect(services, { accountId: account.id, name: 'tiktok' }))
  serve(app, api.connectTikTok, ({ account, body }) => connectTikTok(services, account.id, body))
  serve(app, api.connectTikTokDoubled, ({ account, body }) => connectTikTok(services, account.id, body))
  serve(app, api.listConnections, ({ account }) => listConnections(services, account.id))
  serve(app, api.getPostAllowance, ({ account, params }) =>
    readAllowance(services, { accountId: account.id, id: params.id }),
  )
}

/** Of these a person has one; one that has expired may be renewed. */
async function checkFree({ db, platforms }: Services, accountId: string, name: PlatformName): Promise<void> {
  const [row] = await db
    .select()
    .from(connections)
    .where(
      and(
        eq(connections.accountId, accountId),
        eq(connections.platform, name),
        eq(connections.isSandbox, platforms.get(name).isSandbox),
        isNull(connections.expiredAt),
      ),
    )
  if (row === undefined) return
  const message = `${PLATFORM_LABELS[name]} is connected already. Disconnect it first to link another account.`
  throw new AppError('conflict', { message })
}
