import type { Session as AuthSession } from '@supabase/auth-js'
import { useSyncExternalStore } from 'react'
import { claimsOf } from './access-token.ts'
import type { AuthClient } from './auth-client.ts'
import { hasStoredSession } from './session-key.ts'

export type Session =
  /** A session is stored, and not known yet whether it still counts. */
  | { status: 'loading' }
  | { status: 'signed-out' }
  | {
      status: 'signed-in'
      userId: string
      email: string
      /** The account has a second factor, and this session has not shown it yet. */
      isSecondFactorDue: boolean
    }
  /** The auth service can't be reached: nothing is known. */
  | { status: 'unknown' }

export type SessionChange = {
  from: Session
  to: Session
  /** Where a person who has signed out wants to be. */
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

/** The session as it is now, in every tab at once. */
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

/** Calls back whenever somebody signs in or out here or in another tab, or proves a second factor. */
export function onSessionChange(listener: (change: SessionChange) => void): () => void {
  changeListeners.add(listener)
  return () => changeListeners.delete(listener)
}

/** Calls back whenever the auth client reports a sign-in, which it does as well when a tab gets the focus again. */
export function onSignIn(listener: () => void): () => void {
  signInListeners.add(listener)
  return () => signInListeners.delete(listener)
}

/**
 * Finds out whether somebody is signed in. With a stored session the auth client is fetched at once; without one the answer is no,
 * and the client comes when the page has been painted, so that a sign-in in another tab is noticed.
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
 * The auth service's client, the same for the whole page.
 *
 * @throws {Error} where it can't be had; with a message for a person. Asking again tries again.
 */
export function authClient(): Promise<AuthClient> {
  client ??= connect().catch((error: unknown) => {
    client = undefined
    throw error
  })
  return client
}

/** Ends the session of this browser, whatever the server says to it, and goes to `goTo`. */
export async function signOut({ goTo = AFTER_OTHER_SIGN_OUTS }: { goTo?: string } = {}): Promise<void> {
  goAfterSignOut = goTo
  const auth = await authClient()
  const { error } = await auth.signOut({ scope: 'local' })
  // oxlint-disable-next-line no-console -- asked for: a sign-out that fails is logged, and nothing else can be done about it
  if (error) console.error('Signing out failed:', error.message)
}

/** Asks the auth service whether the session still counts; where it does not, it ends as if signed out. */
export async function recheckSession(): Promise<void> {
  const auth = await authClient()
  await auth.getUser()
}

/** Fetches a token that says what the account is like now: a second factor may have come elsewhere. */
export async function renewSession(): Promise<void> {
  const auth = await authClient()
  await auth.refreshSession()
}

/** The token that goes with calls to the server; undefined where nobody is signed in. */
export async function accessToken(): Promise<string | undefined> {
  const auth = await authClient()
  const { data } = await auth.getSession()
  return data.session?.access_token
}

function fetchClient(): void {
  authClient().catch(() => undefined) // whoever needs it will ask again and say so
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

/** Styles show Login and Register, or Logout, by this mark; the page's head sets it first. */
function mark(to: Session): void {
  if (to.status === 'signed-in') document.documentElement.dataset['session'] = 'stored'
  if (to.status === 'signed-out') delete document.documentElement.dataset['session']
}
