import { createStandIn, type RecordedRequest, type StandIn } from '../stand-in/create-stand-in.ts'
import { recall } from '../stand-in/memory.ts'
import { sendPublished } from '../stand-in/page.ts'
import { tokenIn } from '../stand-in/token-book.ts'
import { serveConsent } from './serve-consent.ts'
import { serveTokens } from './serve-tokens.ts'
import { serveUploads } from './serve-uploads.ts'
import { serveVideos } from './serve-videos.ts'
import { channelOf, createYouTubeState, newYouTubeMemory, type SandboxVideo } from './youtube-state.ts'

type SandboxYouTubeOptions = {
  host?: string
  /** 0 takes any that is free. */
  port?: number
  clientId?: string
  clientSecret?: string
  /** Addresses that the client has registered; any of this machine unless given. */
  redirectUris?: readonly string[]
  /** Uploads that all users together may begin on one Pacific day. */
  uploadsADay?: number
  /** A file that what it knows is kept in from one run to the next. */
  stateFile?: string
}

export type SandboxYouTube = Pick<StandIn, 'clock' | 'faults'> & {
  /** Accounts, tokens and API alike. */
  url: string
  clientId: string
  clientSecret: string
  videos: readonly SandboxVideo[]
  requests: readonly RecordedRequest[]
  /** What was given out and must not be read anywhere: tokens, and addresses that need none. */
  secrets: () => string[]
  close: () => Promise<void>
}

/**
 * Stands in for Google's accounts and the YouTube Data API: consent page, tokens, channels, resumable uploads, thumbnails. `/` shows
 * what was posted. For this machine and for tests only.
 */
export async function createSandboxYouTube(options: SandboxYouTubeOptions = {}): Promise<SandboxYouTube> {
  const { host = '127.0.0.1', port = 0, clientId = 'sandbox-youtube', clientSecret = 'sandbox-secret' } = options
  const memory = recall(options.stateFile, newYouTubeMemory())
  const standIn = createStandIn({
    memory,
    accountOf: (request) => state.tokens.accountOf(tokenIn(request)),
    spoilTokens(id, kind) {
      const account = state.known.values().find((one) => one === id || channelOf(one).id === id) ?? id
      if (kind === 'expired') return state.tokens.end(account, 'access')
      return state.tokens.end(account, kind === 'rotated' ? 'refresh' : undefined)
    },
  })
  const { app, clock, faults, requests } = standIn
  const { redirectUris, uploadsADay = 100 } = options
  const state = createYouTubeState(clock, memory.known, { clientId, clientSecret, redirectUris, uploadsADay })
  for (const path of ['/', '/watch', '/shorts/:id']) {
    app.get(path, async (_request, reply) =>
      sendPublished(
        reply,
        'YouTube',
        state.videos.map((video) => ({
          heading: video.title,
          facts: {
            Channel: video.channelId,
            Privacy: video.privacy,
            'Asked for': video.askedPrivacy,
            Description: video.description,
            Tags: video.tags.join(', '),
            'Made for kids': video.isMadeForKids,
            'Altered or synthetic': video.isSynthetic,
            'Subscribers told': video.notifies,
            Bytes: video.bytes,
            'SHA-256': video.sha256,
            Posted: video.publishedAt,
            Removed: video.isRemoved || undefined,
          },
        })),
      ),
    )
  }
  serveConsent(app, state)
  serveTokens(app, state)
  serveUploads(standIn, state, () => url)
  serveVideos(standIn, state)
  const secrets = (): string[] => [...state.tokens.issued(), ...state.sessions.keys()]
  const url = await standIn.listen(host, port)
  return {
    url,
    clientId,
    clientSecret,
    clock,
    faults,
    requests,
    videos: state.videos,
    secrets,
    close: standIn.close,
  }
}
