import { createStandIn, type Sandbox, type SandboxOptions } from '../stand-in/create-stand-in.ts'
import { recall } from '../stand-in/memory.ts'
import { servePublished } from '../stand-in/page.ts'
import { tokenIn } from '../stand-in/token-book.ts'
import { serveConsent } from './serve-consent.ts'
import { serveTokens } from './serve-tokens.ts'
import { serveUploads } from './serve-uploads.ts'
import { serveVideos } from './serve-videos.ts'
import { channelOf, createYouTubeState, newYouTubeMemory, type SandboxVideo } from './youtube-state.ts'

type SandboxYouTubeOptions = SandboxOptions & {
  clientId?: string
  clientSecret?: string
  /** Maximum number of uploads that all users together may begin per day in Pacific time. */
  dailyUploads?: number
}

export type SandboxYouTube = Sandbox & {
  clientId: string
  clientSecret: string
  videos: readonly SandboxVideo[]
}

/**
 * Stands in for Google's accounts and the YouTube Data API: consent page, tokens, channels, resumable uploads and
 * thumbnails. `/` lists the posts. Use it only on this machine and in tests.
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
  const { redirectUris, dailyUploads = 100 } = options
  const state = createYouTubeState(clock, memory.known, { clientId, clientSecret, redirectUris, dailyUploads })
  servePublished(app, {
    standsFor: 'YouTube',
    paths: ['/', '/watch', '/shorts/:id'],
    list: () =>
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
  })
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
