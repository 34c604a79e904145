import { createHmac } from 'node:crypto'
import { createStandIn, type Sandbox, type SandboxOptions } from '../stand-in/create-stand-in.ts'
import { recall } from '../stand-in/memory.ts'
import { servePublished } from '../stand-in/page.ts'
import {
  createInstagramState,
  newInstagramMemory,
  personOf,
  shownToken,
  type Person,
  type SandboxReel,
} from './instagram-state.ts'
import { serveAccess } from './serve-access.ts'
import { serveConsent } from './serve-consent.ts'
import { serveReels } from './serve-reels.ts'

type SandboxInstagramOptions = SandboxOptions & {
  appId?: string
  appSecret?: string
  postsADay?: number
}

export type SandboxInstagram = Sandbox & {
  appId: string
  appSecret: string
  reels: readonly SandboxReel[]
  /** Signs a deauthorize or data-deletion notice. As with Meta, the notice names the user behind the account. */
  signNotice: (accountId: string) => string
}

/**
 * Stands in for Meta: consent through Facebook and through Instagram, tokens, Pages, containers, uploads and
 * publishing. `/` lists the posts. Use it only on this machine and in tests.
 */
export async function createSandboxInstagram(options: SandboxInstagramOptions = {}): Promise<SandboxInstagram> {
  const { host = '127.0.0.1', port = 0, appId = 'sandbox-instagram', appSecret = 'sandbox-secret' } = options
  const { redirectUris, postsADay = 100 } = options
  const memory = recall(options.stateFile, newInstagramMemory())
  const standIn = createStandIn({
    memory,
    accountOf: (request) => state.tokens.accountOf(shownToken(request)),
    spoilTokens(id) {
      const person = findPerson(id)
      return person !== undefined && state.tokens.end(person.account)
    },
  })
  const { app, clock, faults, requests } = standIn
  const state = createInstagramState(clock, memory.known, { appId, appSecret, redirectUris, postsADay })
  const findPerson = (id: string): Person | undefined =>
    state.persons.values().find(({ account, igId }) => account === id || igId === id)
  servePublished(app, {
    standsFor: 'Instagram',
    paths: ['/', '/reel/:id/', '/:username/'],
    list: () =>
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
  })
  serveConsent(app, state)
  serveAccess(app, state)
  serveReels(standIn, state, () => url)
  const url = await standIn.listen(host, port)
  const signNotice = (accountId: string): string => {
    const { userId } = findPerson(accountId) ?? personOf(accountId, 'professional')
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
    signNotice,
    close: standIn.close,
  }
}
