import { AuthClient as Client, type GoTrueClient } from '@supabase/auth-js'
import { SESSION_KEY } from './session-key.ts'
import { loadSiteConfig } from './site-config.ts'

export type AuthClient = GoTrueClient

/**
 * The official client of the auth service. Whoever needs it goes through `authClient` of session.ts: there is one to a page.
 * What a redirect brings back is read by the page it comes back to, never by the client on its own.
 */
export async function createAuthClient(): Promise<AuthClient> {
  const { auth } = await loadSiteConfig()
  return new Client({
    url: new URL(auth.url, window.location.origin).href,
    ...(auth.publicKey === null ? {} : { headers: { apikey: auth.publicKey } }),
    flowType: 'pkce',
    storageKey: SESSION_KEY,
    persistSession: true,
    autoRefreshToken: true,
    detectSessionInUrl: false,
    experimental: { recoveryCodes: true }, // asked for only where the installation says that it has them
  })
}
