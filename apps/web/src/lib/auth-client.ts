import { AuthClient as Client, type GoTrueClient } from '@supabase/auth-js'
import { SESSION_KEY } from './session-key.ts'
import { loadSiteConfig } from './site-config.ts'

export type AuthClient = GoTrueClient

/**
 * Creates the auth service's official client. Get it through `authClient` of session.ts, so that each page has only
 * one. The client does not read the URL after a redirect, because the pages do that themselves.
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
    experimental: { recoveryCodes: true }, // Recovery codes are requested only if the installation supports them.
  })
}
