import { createStandIn, type Sandbox, type SandboxOptions } from '../stand-in/create-stand-in.ts'
import { recall } from '../stand-in/memory.ts'
import { servePublished } from '../stand-in/page.ts'
import { tokenIn } from '../stand-in/token-book.ts'
import { sendWebhook } from './send-webhook.ts'
import { serveConsent } from './serve-consent.ts'
import { servePosts } from './serve-posts.ts'
import { serveTokens } from './serve-tokens.ts'
import { serveUpload } from './serve-upload.ts'
import { createTikTokState, newTikTokMemory, statusOf, type SandboxTikTokPost } from './tiktok-state.ts'

type SandboxTikTokOptions = SandboxOptions & {
  clientKey?: string
  clientSecret?: string
  /** Whether TikTok has audited the app. An audited app may post publicly. */
  isAudited?: boolean
  postsADay?: number
  /** The URL that events are sent to. */
  webhookUrl?: string
}

export type SandboxTikTok = Sandbox & {
  clientKey: string
  clientSecret: string
  posts: readonly SandboxTikTokPost[]
}

/**
 * Stands in for TikTok: consent page, rotating tokens, creator info, direct posts and drafts that are uploaded in
 * chunks, status, and webhooks. `/` lists the posts. Use it only on this machine and in tests.
 */
export async function createSandboxTikTok(options: SandboxTikTokOptions = {}): Promise<SandboxTikTok> {
  const { host = '127.0.0.1', port = 0, clientKey = 'sandbox-tiktok', clientSecret = 'sandbox-secret' } = options
  const { redirectUris, isAudited = false, postsADay = 15, webhookUrl } = options
  const memory = recall(options.stateFile, newTikTokMemory())
  const standIn = createStandIn({
    memory,
    accountOf: (request) => state.tokens.accountOf(tokenIn(request)),
    spoilTokens(id, kind) {
      const creator = state.creators.values().find(({ account, openId }) => account === id || openId === id)
      if (creator === undefined) return false
      if (kind === 'expired') return state.tokens.end(creator.account, 'access')
      if (kind === 'revoked') void sendWebhook(state, 'authorization.removed', creator.openId, { reason: 1 })
      return state.tokens.end(creator.account, kind === 'rotated' ? 'refresh' : undefined)
    },
  })
  const { app, clock, faults, requests } = standIn
  const state = createTikTokState(clock, memory.known, {
    clientKey,
    clientSecret,
    redirectUris,
    isAudited,
    postsADay,
    webhookUrl,
  })
  servePublished(app, {
    standsFor: 'TikTok',
    paths: ['/*'],
    list: () =>
      state.posts.map((post) => ({
        heading: post.title || 'A draft',
        facts: {
          Account: post.openId,
          Status: statusOf(post).status,
          Privacy: post.privacy || undefined,
          'Made by AI': post.isSynthetic,
          Comments: post.allowsComments,
          Duets: post.allowsDuets,
          Stitches: post.allowsStitches,
          Bytes: `${post.stored.count} of ${post.size}`,
          'SHA-256': post.stored.sha256,
        },
      })),
  })
  serveConsent(app, state)
  serveTokens(app, state)
  servePosts(standIn, state, () => url)
  serveUpload(standIn, state)
  const secrets = (): string[] => [...state.tokens.issued(), ...state.posts.map(({ uploadToken }) => uploadToken)]
  const url = await standIn.listen(host, port)
  return {
    url,
    clientKey,
    clientSecret,
    clock,
    faults,
    requests,
    posts: state.posts,
    secrets,
    close: standIn.close,
  }
}
