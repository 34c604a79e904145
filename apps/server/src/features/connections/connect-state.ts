import type { PlatformName } from '@dayreel/catalogue'
import { createCodeVerifier } from '@dayreel/platforms'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { connectStates } from '#db/schema.ts'
import type { SharedServices as Services } from '#services'

const COOKIE = 'dayreel_connect'
const VALID_MINUTES = 10
const VALID_FOR = sql`make_interval(mins => ${VALID_MINUTES})`
const PURPOSE = 'code verifier'

/** Where each platform sends the browser back to. TikTok's is a page of the app, which calls with the session. */
export function redirectUri({ siteUrl }: Services['config'], platform: PlatformName): string {
  return `${siteUrl}/auth/${platform}/callback`
}

/**
 * Remembers that a person goes to a platform to say yes, and answers with where to.
 *
 * The browser is given a secret of its own: whoever lures somebody to a platform by a link that begins in his own account gets
 * nothing, since the other one's browser does not have it.
 */
export async function beginConnecting(
  { db, sealing, config, platforms }: Services,
  { accountId, name, browser }: { accountId: string; name: PlatformName; browser: string },
): Promise<string> {
  const { platform } = platforms.get(name)
  const [state, codeVerifier] = [randomBytes(32).toString('base64url'), createCodeVerifier()]
  await db.delete(connectStates).where(lt(connectStates.createdAt, sql`now() - ${VALID_FOR}`))
  await db.insert(connectStates).values({
    stateHash: hashOf(state),
    accountId,
    platform: name,
    sealedVerifier: sealing.seal(PURPOSE, codeVerifier),
    browserHash: hashOf(browser),
  })
  return platform.authorizeUrl({ redirectUri: redirectUri(config, name), state, codeVerifier }).href
}

/** Who went there, once and within ten minutes; undefined for anybody else. */
export async function takeState(
  { db, sealing }: Services,
  { name, state, ...by }: { name: PlatformName; state: string } & ({ browser: string } | { accountId: string }),
): Promise<{ accountId: string; codeVerifier: string } | undefined> {
  const isTheirs =
    'browser' in by ? eq(connectStates.browserHash, hashOf(by.browser)) : eq(connectStates.accountId, by.accountId)
  const [taken] = await db
    .delete(connectStates)
    .where(
      and(
        eq(connectStates.stateHash, hashOf(state)),
        eq(connectStates.platform, name),
        gt(connectStates.createdAt, sql`now() - ${VALID_FOR}`),
        isTheirs,
      ),
    )
    .returning()
  return taken && { accountId: taken.accountId, codeVerifier: sealing.open(PURPOSE, taken.sealedVerifier) }
}

/** What this browser is known by while it is away; the same in all of its tabs. */
export function browserOf(request: FastifyRequest): string {
  const prefix = `${COOKIE}=`
  const cookies = (request.headers.cookie ?? '').split('; ')
  const browser = cookies.find((cookie) => cookie.startsWith(prefix))?.slice(prefix.length) ?? ''
  return /^[\w-]{43}$/.test(browser) ? browser : ''
}

export function markBrowser(request: FastifyRequest, reply: FastifyReply, { siteUrl }: Services['config']): string {
  const browser = browserOf(request) || randomBytes(32).toString('base64url')
  const secure = siteUrl.startsWith('https:') ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${COOKIE}=${browser}; Path=/; Max-Age=${VALID_MINUTES * 60}; HttpOnly; SameSite=Lax${secure}`,
  )
  return browser
}

function hashOf(value: string): string {
  return createHash('sha256').update(value).digest('base64url')
}
