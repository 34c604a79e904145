import { platformOf, type PlatformTraits } from '@dayreel/catalogue'
import { addPlatform } from '@dayreel/catalogue/testing'
import { PlatformError, type CallTraits, type Platform, type Tokens } from '@dayreel/platforms'
import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Adapter } from '#connections/adapters.ts'

export const PINBOARD = 'pinboard'
const HOST = 'https://pinboard.test'
const CALLS: CallTraits = { visibleFrom: 'publish', condition: 'Pinboard shows new pins after an hour.' }

const TRAITS: PlatformTraits = {
  ...platformOf('instagram'),
  name: PINBOARD,
  label: 'Pinboard',
  purpose: 'Pin videos to a board.',
  limits: {
    minSeconds: 1,
    maxSeconds: 60,
    maxBytes: 1e9,
    maxTitle: 40,
    maxText: 200,
    textIsCountedIn: 'units',
    maxHashtags: null,
    privacies: ['public', 'private'],
  },
  rules: {
    needsTitle: true,
    refusedCharacters: ['|'],
    maxTagsLength: null,
    maxMentions: null,
    takesPrivatePartnership: true,
  },
  textLabel: 'Description',
  tags: 'list',
  accountName: 'title',
  hasManyAccounts: true,
}

type Pin = { id: string; boardId: string; title: string; privacy: string; sha256: string }

/**
 * Creates a platform that exists in tests only. No shared code names it. The catalogue lists it until `remove` is
 * called.
 *
 * The platform exists in memory only. The code that its consent page returns names the account.
 */
export function createPinboard() {
  const remove = addPlatform(TRAITS)
  const pins: Pin[] = []
  const revoked: string[] = []
  const adapter: Adapter = { name: PINBOARD, calls: () => CALLS, setting: 'PINBOARD_KEY', create: () => platform }
  const platform: Platform = {
    name: PINBOARD,
    refreshAheadMs: 60_000,
    refreshesAtOnce: true,
    needsPublicUrl: false,
    authorizeUrl: ({ redirectUri, state }) =>
      new URL(`/consent?${new URLSearchParams({ redirectUri, state }).toString()}`, HOST),
    async exchange({ code }) {
      if (code === 'unticked') throw new PlatformError({ kind: 'reconnect_required', code: 'scope_missing' })
      return tokensOf(code)
    },
    refresh: async (tokens) => tokens,
    revoke: async ({ id }) => void revoked.push(id),
    identify: async (tokens) => [{ id: boardOf(tokens), name: `Board ${boardOf(tokens)}`, tokens }],
    readAllowance: async ({ id }) => ({
      accountName: `Board ${id}`,
      privacies: TRAITS.limits.privacies,
      maxSeconds: 60,
      canComment: false,
      canDuet: false,
      canStitch: false,
    }),
    prepare: async () => ({ to: 'upload', handle: { draft: randomBytes(4).toString('hex') } }),
    upload: async ({ post, handle }) => ({
      to: 'publish',
      handle: {
        ...handle,
        sha256: createHash('sha256')
          .update(await readFile(post.videoPath))
          .digest('hex'),
      },
    }),
    async publish({ post, account, handle }) {
      const id = String(handle['draft'])
      pins.push({ id, boardId: account.id, title: post.title, privacy: post.privacy, sha256: String(handle['sha256']) })
      return { to: 'confirm', handle, posted: { remoteId: id } }
    },
    readBack: async ({ handle }) => ({
      to: pins.some(({ id }) => id === handle['draft']) ? 'confirm' : 'prepare',
      handle,
    }),
    confirm: async ({ post, handle }) => ({
      to: 'live',
      posted: { remoteId: String(handle['draft']), url: `${HOST}/pins/${handle['draft']}`, privacy: post.privacy },
    }),
    readWebhook: ({ path, body }) =>
      path === 'left' ? (body === '' ? 'unsigned' : [{ is: 'access_revoked', personId: body }]) : undefined,
    check: async ({ remoteId }) => ({ is: pins.some(({ id }) => id === remoteId) ? 'live' : 'removed' }),
    readNumbers: async (ids) => new Map(ids.map((id) => [id, { views: 7, likes: 3, comments: 0 }])),
  }
  return { adapter, pins, revoked, remove }
}

/** Gives or refuses permission on Pinboard's consent page. @returns the URL that the page redirects to. */
export function consentAtPinboard(page: URL, answer: { code: string } | { error: string }): URL {
  const back = new URL(page.searchParams.get('redirectUri')!)
  back.search = new URLSearchParams({ ...answer, state: page.searchParams.get('state')! }).toString()
  return back
}

function tokensOf(board: string): Tokens {
  return { accessToken: `pin-${board}`, refreshToken: `re-${board}`, scopes: [] }
}

function boardOf({ accessToken }: Tokens): string {
  return accessToken.replace(/^pin-/, '')
}
