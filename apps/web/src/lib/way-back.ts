import { isAppPath } from './paths.ts'

const HOME = '/app'
const KEY = 'dayreel-way-back'
/** After this time, a sign-in no longer leads back to the remembered page. */
const KEEP_MS = 60 * 60 * 1000

/** Returns an app URL as a path with its query and fragment, or undefined for any other URL. */
export function appAddress(text: string): string | undefined {
  if (!text.startsWith('/')) return undefined
  const site = 'https://site.invalid'
  const url = URL.parse(text, site)
  if (url === null || url.origin !== site || !isAppPath(url.pathname)) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}

/**
 * Remembers, for this tab, the app page to open after the next sign-in: the page that the user was on, or tried to
 * open, without a session.
 *
 * @param wasThere whether the user was on the page until the session ended.
 */
export function rememberWayBack(address: string, { wasThere = false }: { wasThere?: boolean } = {}): void {
  const to = appAddress(address)
  if (to === undefined) return
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ to, at: Date.now(), wasThere }))
  } catch {
    // Storage is disabled, so signing in leads to the app's home.
  }
}

/** Returns the page to open after signing in. */
export function wayBack(): string {
  return remembered()?.to ?? HOME
}

/** Returns why the user was redirected to the login page, or undefined if they came by themselves. */
export function reasonToSignIn(): 'session ended' | 'page asked for' | undefined {
  const noted = remembered()
  if (noted === undefined) return undefined
  return noted.wasThere ? 'session ended' : 'page asked for'
}

function remembered(): { to: string; wasThere: boolean } | undefined {
  try {
    const noted = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}') as Record<string, unknown>
    const isFresh = typeof noted['at'] === 'number' && Date.now() - noted['at'] < KEEP_MS
    const to = isFresh && typeof noted['to'] === 'string' ? appAddress(noted['to']) : undefined
    return to === undefined ? undefined : { to, wasThere: noted['wasThere'] === true }
  } catch {
    return undefined
  }
}

export function forgetWayBack(): void {
  try {
    window.sessionStorage.removeItem(KEY)
  } catch {
    // Storage is disabled.
  }
}

/**
 * Returns the URL for the link in an email, which may be opened in any tab or browser. It contains the page to continue
 * with.
 */
export function confirmAddress(): string {
  const url = new URL('/auth/confirm', window.location.origin)
  if (wayBack() !== HOME) url.searchParams.set('next', wayBack())
  return url.href
}
