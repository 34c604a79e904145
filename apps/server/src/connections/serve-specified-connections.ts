import type { PlatformName } from '@dayreel/catalogue'
import { api, toStatus, toYouTubeConnection } from '@dayreel/contract'
import { PlatformError } from '@dayreel/platforms'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#errors/app-error.ts'
import { serve } from '#http/serve.ts'
import type { Services } from '#services'
import { finishConnecting } from './finish-connecting.ts'
import { listConnections, setAutoPost } from './read-connections.ts'
import { startConnecting } from './start-connecting.ts'
import { disconnect } from './unlink.ts'

/**
 * Serves the specification's calls for single platforms. They call the same functions as the general calls in
 * `serve-connections.ts`.
 */
export function serveSpecifiedConnections(app: FastifyInstance, services: Services): void {
  const statusOf = async (accountId: string, platform: PlatformName) => {
    const [connection] = await listConnections(services, accountId, platform)
    return toStatus(connection, services.platforms.find(platform)?.isSandbox ?? false)
  }

  serve(app, api.startYouTube, (given) => startConnecting(services, given, 'youtube'))
  serve(app, api.startInstagram, (given) => startConnecting(services, given, 'instagram'))
  serve(app, api.startTikTok, (given) => startConnecting(services, given, 'tiktok'))

  serve(app, api.listYouTubeConnections, async ({ account }) =>
    (await listConnections(services, account.id, 'youtube')).map(toYouTubeConnection),
  )
  serve(app, api.getInstagramStatus, async ({ account }) => {
    const { accountId, ...status } = await statusOf(account.id, 'instagram')
    return { ...status, igUserId: accountId }
  })
  serve(app, api.getTikTokStatus, async ({ account }) => {
    const { accountId, ...status } = await statusOf(account.id, 'tiktok')
    return { ...status, open_id: accountId }
  })

  serve(app, api.setAutoPost, async ({ account, params, body }) =>
    toYouTubeConnection(
      await setAutoPost(services, { accountId: account.id, platform: 'youtube', id: params.id }, body.auto_post),
    ),
  )
  serve(app, api.disconnectYouTube, ({ account, params }) =>
    disconnect(services, { accountId: account.id, platform: 'youtube', id: params.id }),
  )
  serve(app, api.disconnectInstagram, ({ account }) =>
    disconnect(services, { accountId: account.id, platform: 'instagram' }),
  )
  serve(app, api.disconnectTikTok, ({ account }) => disconnect(services, { accountId: account.id, platform: 'tiktok' }))

  serve(app, api.connectTikTok, ({ account, body }) => connectTikTok(services, account.id, body))
  serve(app, api.connectTikTokDoubled, ({ account, body }) => connectTikTok(services, account.id, body))
}

/**
 * Links the account of a user who returns from TikTok with a code.
 *
 * @throws {AppError} `conflict` with a sentence for the page. The page puts “Error:” before it.
 */
async function connectTikTok(
  services: Services,
  accountId: string,
  { code, state }: { code: string; state: string },
): Promise<{ message: string }> {
  services.platforms.get('tiktok')
  const linked = await finishConnecting(services, { name: 'tiktok', code, state, accountId })
  if (linked === 'link_expired') {
    throw new AppError('conflict', { message: 'This link from TikTok was already used or is older than ten minutes' })
  }
  if (linked instanceof PlatformError) {
    const message = linked.text?.replace(/\.$/, '') ?? 'TikTok did not complete the connection'
    throw new AppError(linked.kind === 'retry_later' ? 'platform_failed' : 'conflict', { message })
  }
  if (linked === 'linked_elsewhere')
    throw new AppError('conflict', { message: 'This TikTok account is connected to another Dayreel account' })
  return { message: 'TikTok account connected successfully!' }
}
