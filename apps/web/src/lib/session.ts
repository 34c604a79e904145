import type { Session as AuthSession } from '@supabase/auth-js'
import { useSyncExternalStore } from 'react'
import { claimsOf } from './access-token.ts'
import type { AuthClient } from './auth-client.ts'
import { hasStoredSession } from './session-key.ts'

export type Session =
  /** A session is stored, but not checked yet. */
  | { status: 'loading' }
  | { status: 'signed-out' }
  | {
      status: 'signed-in'
      userId: string
      email: string
      /** The account has a second factor that this session has not used yet. */
      isSecondFactorDue: boolean
    }
  /** The auth service cannot be reached, so it is unknown whether a user is signed in. */
  | { status: 'unknown' }

export type SessionChange = {
  from: Session
  to: Session
  /** The page to open after signing out. */
  goAfterSignOut: string
}

const LOADING: Session = { status: 'loading' }
const AFTER_OTHER_SIGN_OUTS = '/login'

let session: Session = LOADING
let client: Promise<AuthClient> | undefined
let goAfterSignOut = AFTER_OTHER_SIGN_OUTS
const watchers = new Set<() => void>()
const changeListeners = new Set<(change: SessionChange) => void>()
const signInListeners = new Set<() => void>()

/** Returns the current session, which all tabs share. */
export function useSession(): Session {
  return useSyncExternalStore(
    (onChange) => {
      watchers.add(onChange)
      return () => watchers.delete(onChange)
    },
    () => session,
    () => LOADING,
  )
}

/** Calls back on every sign-in, sign-out and verified second factor, in this tab or another one. */
export function onSessionChange(listener: (change: SessionChange) => void): () => void {
  changeListeners.add(listener)
  return () => changeListeners.delete(listener)
}

/** Calls back on every sign-in that the auth client reports. The client also reports one when a tab gets the focus. */
export function onSignIn(listener: () => void): () => void {
  signInListeners.add(listener)
  return () => signInListeners.delete(listener)
}

/**
 * Finds out whether a user is signed in. If a session is stored, the auth client is loaded immediately. Otherwise no
 * user is signed in, and the client is loaded after the first paint only to notice a sign-in in another tab.
 */
export function startSession(): void {
  if (hasStoredSession()) {
    authClient().catch(() => change({ status: 'unknown' }))
    return
  }
  change({ status: 'signed-out' })
  if ('requestIdleCallback' in window) window.requestIdleCallback(fetchClient, { timeout: 4_000 })
  else setTimeout(fetchClient, 1_500)
}

/**
 * Returns the auth service's client. Each page has one.
 *
 * @throws {Error} with a message for the user if the client cannot be loaded. The next call tries again.
 */
export function authClient(): Promise<AuthClient> {
  client ??= connect().catch((error: unknown) => {
    client = undefined
    throw error
  })
  return client
}

/** Ends the session of this browser and goes to `goTo`, even if the server returns an error. */
export async function signOut({ goTo = AFTER_OTHER_SIGN_OUTS }: { goTo?: string } = {}): Promise<void> {
  goAfterSignOut = goTo
  const auth = await authClient()
  const { error } = await auth.signOut({ scope: 'local' })
  // oxlint-disable-next-line no-console -- required: a failed sign-out can only be logged
  if (error) console.error('Signing out failed:', error.message)
}

/** Asks the auth service whether the session is still valid. An invalid session ends as after a sign-out. */
export async function recheckSession(): Promise<void> {
  const auth = await authClient()
  await auth.getUser()
}

/** Fetches a new token with the account's current state, because a second factor may have been added elsewhere. */
export async function renewSession(): Promise<void> {
  const auth = await authClient()
  await auth.refreshSession()
}

/** Returns the token for calls to the server, or undefined if no user is signed in. */
export async function accessToken(): Promise<string | undefined> {
  const auth = await authClient()
  const { data } = await auth.getSession()
  return data.session?.access_token
}

function fetchClient(): void {
  authClient().catch(() => undefined) // The next caller of `authClient` tries again and shows the error.
}

async function connect(): Promise<AuthClient> {
  const { createAuthClient } = await import('./auth-client.ts')
  const auth = await createAuthClient()
  auth.onAuthStateChange((event, current) => {
    change(current === null ? { status: 'signed-out' } : describe(current))
    if (event === 'SIGNED_IN') for (const listener of signInListeners) listener()
  })
  return auth
}

function describe({ access_token, user }: AuthSession): Session {
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false
  const isSecondFactorDue = hasFactor && claimsOf(access_token).aal !== 'aal2'
  return { status: 'signed-in', userId: user.id, email: user.email ?? '', isSecondFactorDue }
}

function change(to: Session): void {
  const from = session
  if (JSON.stringify(from) === JSON.stringify(to)) return
  session = to
  mark(to)
  for (const watcher of watchers) watcher()
  for (const listener of changeListeners) listener({ from, to, goAfterSignOut })
  if (to.status === 'signed-out') goAfterSignOut = AFTER_OTHER_SIGN_OUTS
}

/**
 * Marks the document, so that the styles show either Login and Register, or Logout. A script in the page's head sets
 * the first mark.
 */
function mark(to: Session): void {
  if (to.status === 'signed-in') document.documentElement.dataset['session'] = 'stored'
  if (to.status === 'signed-out') delete document.documentElement.dataset['session']
}
