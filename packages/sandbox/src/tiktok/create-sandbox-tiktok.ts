import { createStandIn, type RecordedRequest, type StandIn } from '../stand-in/create-stand-in.ts'
import { recall } from '../stand-in/memory.ts'
import { sendPublished } from '../stand-in/page.ts'
import { tokenIn } from '../stand-in/token-book.ts'
import { sendWebhook } from './send-webhook.ts'
import { serveConsent } from './serve-consent.ts'
import { servePosts } from './serve-posts.ts'
import { serveTokens } from './serve-tokens.ts'
import { serveUpload } from './serve-upload.ts'
import { createTikTokState, newTikTokMemory, statusOf, type SandboxTikTokPost } from './tiktok-state.ts'

type SandboxTikTokOptions = {
  host?: string
  /** 0 takes any that is free. */
  port?: number
  clientKey?: string
  clientSecret?: string
  redirectUris?: readonly string[]
  /** An app that TikTok has looked at may post publicly. */
  isAudited?: boolean
  postsADay?: number
  /** Where events are sent. */
  webhookUrl?: string
  /** A file that what it knows is kept in from one run to the next. */
  stateFile?: string
}

export type SandboxTikTok = Pick<StandIn, 'clock' | 'faults'> & {
  url: string
  clientKey: string
  clientSecret: string
  posts: readonly SandboxTikTokPost[]
  requests: readonly RecordedRequest[]
  /** What was given out and must not be read anywhere: tokens, and addresses that need none. */
  secrets: () => string[]
  close: () => Promise<void>
}

/**
 * Stands in for TikTok: consent page, tokens that rotate, creator info, direct posts and drafts in chunks, status, webhooks. `/` shows
 * what was posted. For this machine and for tests only.
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
  app.get('/*', async (_request, reply) =>
    sendPublished(
      reply,
      'TikTok',
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
    ),
  )
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
