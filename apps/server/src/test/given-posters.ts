import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { createCodeVerifier } from '@dayreel/platforms'
import { and, eq, isNotNull } from 'drizzle-orm'
import { accounts, connections } from '#db/schema.ts'
import { insertPost, PLAIN_CHOICES } from '#posts/insert-post.ts'
import type { ConnectionRow } from '#connections/open-account.ts'
import type { SharedServices } from '#services'
import { redirectUri } from '#connections/connect-state.ts'
import { linkGranted } from '#connections/link-account.ts'
import { consentTo, STAND_IN_NAMES, type StandInName } from './stand-ins.ts'

/** The number of connections per platform. Each belongs to a different user. */
const CONNECTIONS = 4
/** Milliseconds between the due times of two posts. */
const GAP_MS = 45_000
const VIDEO_BYTES = 20_000

type Poster = { accountId: string; name: StandInName; who: string }
/** A post and the hash that identifies its file on the platform. */
export type GivenPost = { id: string; name: StandInName; sha256: string }
export type Posters = {
  made: readonly GivenPost[]
  /** Reconnects all expired connections, as their owners would. */
  reconnect: () => Promise<number>
}

/** Creates users with accounts on all platforms, and posts that are due one after the other. */
export async function givenPosters(services: SharedServices, wanted: number): Promise<Posters> {
  const { db } = services
  const posters: Poster[] = []
  const rows: ConnectionRow[] = []
  for (const name of STAND_IN_NAMES) {
    for (let at = 0; at < CONNECTIONS; at++) {
      const { poster, row } = await givenPoster(services, name)
      posters.push(poster)
      rows.push(row)
    }
  }
  const made: GivenPost[] = []
  for (let at = 0; at < wanted; at++) {
    const scheduledAt = new Date(services.platforms.now() + at * GAP_MS)
    made.push(await givenPost(services, rows[at % rows.length]!, scheduledAt))
  }
  return {
    made,
    async reconnect() {
      let count = 0
      for (const poster of posters) {
        const own = and(eq(connections.accountId, poster.accountId), isNotNull(connections.expiredAt))
        const [expired] = await db.select().from(connections).where(own)
        if (expired === undefined) continue
        // If the platform refuses temporarily, the next call retries, as a user would.
        await connect(services, poster).then(
          () => count++,
          () => undefined,
        )
      }
      return count
    },
  }
}

/** Creates a user with an account on the given platform. */
export async function givenPoster(
  services: SharedServices,
  name: StandInName,
): Promise<{ poster: Poster; row: ConnectionRow }> {
  const { db } = services
  const poster = { accountId: randomUUID(), name, who: `p-${randomUUID().slice(0, 8)}` }
  await db.insert(accounts).values({ id: poster.accountId, email: `${poster.who}@example.com` })
  await connect(services, poster)
  const [row] = await db.select().from(connections).where(eq(connections.accountId, poster.accountId))
  return { poster, row: row! }
}

/** Creates a post with a unique file, so that the post can be recognized on the platform. */
export async function givenPost(
  services: SharedServices,
  row: ConnectionRow,
  scheduledAt: Date | null = null,
): Promise<GivenPost> {
  const { db, storage } = services
  const id = randomUUID()
  const content = Buffer.concat([Buffer.from('000000186674797069736f6d', 'hex'), randomBytes(VIDEO_BYTES)])
  const fileKey = `accounts/${row.accountId}/uploads/${id}.mp4`
  await storage.put(fileKey, content)
  await db.transaction((tx) =>
    insertPost(services, tx, row, {
      id,
      source: 'share',
      fileKey,
      seconds: 42,
      title: row.platform === 'youtube' ? `Salt ${id}` : '',
      text: `Rivers ${id}`,
      tags: [],
      privacy: row.platform === 'instagram' ? 'public' : 'private',
      choices: { ...PLAIN_CHOICES, isSynthetic: true },
      scheduledAt,
    }),
  )
  return { id, name: row.platform as StandInName, sha256: createHash('sha256').update(content).digest('hex') }
}

async function connect(services: SharedServices, { accountId, name, who }: Poster): Promise<void> {
  const codeVerifier = createCodeVerifier()
  const { platform } = services.platforms.get(name)
  const url = platform.authorizeUrl({ redirectUri: redirectUri(services.config, name), state: 'state', codeVerifier })
  const back = await consentTo(url, { account: name === 'youtube' ? `${who}@example.com` : who })
  await linkGranted(services, { accountId, name, code: back.searchParams.get('code')!, codeVerifier })
}
