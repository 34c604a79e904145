import type { PlatformName } from '@dayreel/catalogue'
import { createCodeVerifier } from '@dayreel/platforms'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { createHash, randomBytes } from 'node:crypto'
import { connectStates } from '#db/schema.ts'
import type { SharedServices as Services } from '#services'
import { VALID_MINUTES } from './connect-cookie.ts'

const VALID_FOR = sql`make_interval(mins => ${VALID_MINUTES})`
const PURPOSE = 'code verifier'

/**
 * Returns the URL that a platform sends the browser back to. TikTok's URL is a page of the app, which then calls the
 * API with the user's session.
 */
export function redirectUri({ siteUrl }: Services['config'], platform: PlatformName): string {
  return `${siteUrl}/auth/${platform}/callback`
}

/**
 * Stores that a user goes to a platform to give permission.
 *
 * The state is bound to a secret of the user's browser. Without it, an attacker could send another user to the platform
 * with a link from the attacker's own flow. The other user's browser lacks the secret, so their account is not linked
 * to the attacker's.
 *
 * @returns the URL of the platform's consent page.
 */
export async function beginConnecting(
  { db, sealing, config, platforms }: Services,
  {
    accountId,
    sessionId,
    name,
    browser,
  }: { accountId: string; sessionId: string; name: PlatformName; browser: string },
): Promise<string> {
  const { platform } = platforms.get(name)
  const [state, codeVerifier] = [randomBytes(32).toString('base64url'), createCodeVerifier()]
  await db.delete(connectStates).where(lt(connectStates.createdAt, sql`now() - ${VALID_FOR}`))
  await db.insert(connectStates).values({
    stateHash: hashOf(state),
    accountId,
    sessionId,
    platform: name,
    sealedVerifier: sealing.seal(PURPOSE, codeVerifier),
    browserHash: hashOf(browser),
  })
  return platform.authorizeUrl({ redirectUri: redirectUri(config, name), state, codeVerifier }).href
}

/**
 * Uses up a state that is at most ten minutes old. A state works once, and only while the session that began the flow
 * is valid.
 *
 * @returns undefined if the state is invalid.
 */
export async function takeState(
  { db, sealing, auth }: Services,
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
  if (taken === undefined) return undefined
  const refused = (await auth.findRefused?.([taken.sessionId])) ?? []
  if (refused.length > 0) return undefined
  return { accountId: taken.accountId, codeVerifier: sealing.open(PURPOSE, taken.sealedVerifier) }
}

function hashOf(value: string): string {
  return createHash('sha256').update(value).digest('base64url')
}
