import { createHmac } from 'node:crypto'
import { createStandIn, type RecordedRequest, type StandIn } from '../stand-in/create-stand-in.ts'
import { recall } from '../stand-in/memory.ts'
import { sendPublished } from '../stand-in/page.ts'
import { createInstagramState, newInstagramMemory, shownToken, type SandboxReel } from './instagram-state.ts'
import { serveAccess } from './serve-access.ts'
import { serveConsent } from './serve-consent.ts'
import { serveReels } from './serve-reels.ts'

type SandboxInstagramOptions = {
  host?: string
  /** 0 takes any that is free. */
  port?: number
  appId?: string
  appSecret?: string
  redirectUris?: readonly string[]
  postsADay?: number
  /** A file that what it knows is kept in from one run to the next. */
  stateFile?: string
}

export type SandboxInstagram = Pick<StandIn, 'clock' | 'faults'> & {
  url: string
  appId: string
  appSecret: string
  reels: readonly SandboxReel[]
  requests: readonly RecordedRequest[]
  /** What Meta posts when somebody takes access back or wants to be forgotten. */
  signRequest: (userId: string) => string
  /** What was given out and must not be read anywhere. */
  secrets: () => string[]
  close: () => Promise<void>
}

/**
 * Stands in for Meta: consent through Facebook and through Instagram, tokens, Pages, containers, uploads, publishing. `/` shows what
 * was posted. For this machine and for tests only.
 */
export async function createSandboxInstagram(options: SandboxInstagramOptions = {}): Promise<SandboxInstagram> {
  const { host = '127.0.0.1', port = 0, appId = 'sandbox-instagram', appSecret = 'sandbox-secret' } = options
  const { redirectUris, postsADay = 100 } = options
  const memory = recall(options.stateFile, newInstagramMemory())
  const standIn = createStandIn({
    memory,
    accountOf: (request) => state.tokens.accountOf(shownToken(request)),
    spoilTokens(id) {
      const person = state.persons.values().find(({ account, igId }) => account === id || igId === id)
      return person !== undefined && state.tokens.end(person.account)
    },
  })
  const { app, clock, faults, requests } = standIn
  const state = createInstagramState(clock, memory.known, { appId, appSecret, redirectUris, postsADay })
  for (const path of ['/', '/reel/:id/', '/:username/']) {
    app.get(path, async (_request, reply) =>
      sendPublished(
        reply,
        'Instagram',
        state.reels.map((reel) => ({
          heading: reel.caption || 'A Reel without words',
          facts: {
            Account: reel.igId,
            'Made by AI': reel.isSynthetic,
            Bytes: reel.bytes,
            'SHA-256': reel.sha256,
            Posted: reel.timestamp,
            Removed: reel.isRemoved || undefined,
          },
        })),
      ),
    )
  }
  serveConsent(app, state)
  serveAccess(app, state)
  serveReels(standIn, state, () => url)
  const url = await standIn.listen(host, port)
  const signRequest = (userId: string): string => {
    const payload = { algorithm: 'HMAC-SHA256', issued_at: Math.floor(clock.now() / 1_000), user_id: userId }
    const body = Buffer.from(JSON.stringify(payload)).toString('base64url')
    return `${createHmac('sha256', appSecret).update(body).digest('base64url')}.${body}`
  }
  return {
    url,
    appId,
    appSecret,
    clock,
    faults,
    requests,
    reels: state.reels,
    secrets: () => state.tokens.issued(),
    signRequest,
    close: standIn.close,
  }
}
