import type { PlatformName } from '@dayreel/catalogue'
import { CONNECT_RESULTS } from '@dayreel/contract'
import { PlatformError } from '@dayreel/platforms'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { SharedServices as Services } from '#services'
import { browserOf, takeState } from './connect-state.ts'
import { linkGranted } from './link-account.ts'

const Query = z.object({
  code: z.string().max(4_000).optional(),
  state: z.string().max(200).optional(),
  error: z.string().max(200).optional(),
})

/** Words or codes that the page of connections reads from the address; unknown ones it shows as they are. */
type Codes = {
  failed: string
  alreadyLinked: string
  byCode: Readonly<Record<string, string>>
}
const PERMISSIONS = 'token_exchange_failed_no_refresh_token'
const CODES: Readonly<Record<'youtube' | 'instagram', Codes>> = {
  youtube: {
    failed: 'callback_failed',
    alreadyLinked: 'channel_already_connected',
    byCode: { no_refresh_token: PERMISSIONS, scope_missing: PERMISSIONS },
  },
  instagram: {
    failed: 'instagram_storage_failed',
    alreadyLinked: 'This Instagram account is connected to another account of this site.',
    byCode: { no_account: 'no_instagram_business_account' },
  },
}
const DENIED = 'You did not give permission.'
const STALE = 'This link was used already or is older than ten minutes. Start again on this page.'

/** Where YouTube and Instagram send the browser back to. It always goes on to the page of connections, which says what came of it. */
export function serveCallbacks(app: FastifyInstance, services: Services): void {
  for (const name of ['youtube', 'instagram'] as const) {
    app.get(`/auth/${name}/callback`, { schema: { hide: true } }, async (request, reply) => {
      const query = Query.safeParse(request.query).data ?? {}
      const failure = await connect(services, name, query, browserOf(request))
      const { success, failure: parameter } = CONNECT_RESULTS[name]
      const result = failure === undefined ? success : `${parameter}=${encodeURIComponent(failure)}`
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(`${services.config.siteUrl}/app/connections?${result}`, 303)
    })
  }
}

/** @returns what failed, as the page reads it. */
async function connect(
  services: Services,
  name: PlatformName & ('youtube' | 'instagram'),
  { code, state, error }: z.infer<typeof Query>,
  browser: string,
): Promise<string | undefined> {
  const { log, platforms } = services
  const codes = CODES[name]
  if (platforms.find(name) === undefined) return 'Not set up on this site'
  // Also after a no: the state is good for once.
  const taken = state === undefined ? undefined : await takeState(services, { name, state, browser })
  if (error !== undefined) return error === 'access_denied' || name === 'youtube' ? DENIED : 'instagram_auth_failed'
  if (taken === undefined || code === undefined) return STALE
  try {
    const linked = await linkGranted(services, { ...taken, name, code })
    return linked === 'linked' ? undefined : codes.alreadyLinked
  } catch (failed) {
    if (!(failed instanceof PlatformError)) {
      log.error({ err: failed, platform: name }, 'an account could not be linked')
      return codes.failed
    }
    log.warn({ platform: name, kind: failed.kind, reason: failed.code, detail: failed.detail }, 'not connected')
    const known = codes.byCode[failed.code]
    if (known !== undefined) return known
    if (name === 'instagram')
      return failed.code === 'scope_missing' ? (failed.text ?? DENIED) : 'instagram_token_exchange_failed'
    return failed.text ?? codes.failed
  }
}
