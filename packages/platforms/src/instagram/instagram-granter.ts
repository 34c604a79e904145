import { z } from 'zod'
import { PlatformError } from '../platform-error.ts'
import type { Tokens } from '../platform.ts'
import { call } from './instagram-api.ts'
import type { InstagramContext } from './instagram-config.ts'

const Id = z.union([z.string().min(1), z.number()]).transform(String)
const Me = z.object({ id: Id })
const Inspected = z.object({ data: z.object({ user_id: Id.optional() }) })

/**
 * Reads the app-scoped id of the user who granted access. Meta's deauthorization and data deletion requests contain
 * this id and never the id of the professional account.
 */
export async function readGranter(context: InstagramContext, tokens: Tokens, signal: AbortSignal): Promise<string> {
  // A Page's token identifies the Page, so the user's own token is used.
  const own = { accessToken: tokens.grantToken ?? tokens.accessToken }
  try {
    const { id } = await call(context, { path: '/me', query: { fields: 'id' }, tokens: own, shape: Me, signal })
    return id
  } catch (error) {
    const hasEnded = error instanceof PlatformError && error.kind === 'reconnect_required'
    if (!hasEnded || tokens.grantToken === undefined) throw error
    return inspect(context, tokens.accessToken, signal)
  }
}

/**
 * Reads the granting user's id with the Page's token, which does not expire. The user's own token expires after 60
 * days.
 */
async function inspect(context: InstagramContext, pageToken: string, signal: AbortSignal): Promise<string> {
  const app = { accessToken: `${context.appId}|${context.appSecret}` }
  const query = { input_token: pageToken }
  const { data } = await call(context, { path: '/debug_token', query, tokens: app, shape: Inspected, signal })
  if (data.user_id !== undefined) return data.user_id
  const text = 'Instagram access has expired. Reconnect.'
  throw new PlatformError({ kind: 'reconnect_required', code: 'granter_unknown', text })
}
