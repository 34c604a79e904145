import { isAppPath } from './paths.ts'

const HOME = '/app'
const KEY = 'dayreel-way-back'
/** Whoever comes to sign in later than this has something else in mind. */
const KEEP_MS = 60 * 60 * 1000

/** An address inside the app, as a path with its query; undefined for whatever leads elsewhere. */
export function appAddress(text: string): string | undefined {
  if (!text.startsWith('/')) return undefined
  const site = 'https://site.invalid'
  const url = URL.parse(text, site)
  if (url === null || url.origin !== site || !isAppPath(url.pathname)) return undefined
  return `${url.pathname}${url.search}${url.hash}`
}

/**
 * Notes for this tab where signing in is to lead: where somebody was, or wanted to go, who had no session.
 *
 * @param wasThere whether they were there until their session ended.
 */
export function rememberWayBack(address: string, { wasThere = false }: { wasThere?: boolean } = {}): void {
  const to = appAddress(address)
  if (to === undefined) return
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ to, at: Date.now(), wasThere }))
  } catch {
    // Storage is switched off: signing in leads to the app's home.
  }
}

/** Where signing in leads. */
export function wayBack(): string {
  return remembered()?.to ?? HOME
}

/** Why somebody has been sent to sign in; undefined for whoever came by themselves. */
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
    // There is nothing then.
  }
}

/** The page that a mail's link opens, which leads on to the same place, in whatever tab or browser. */
export function confirmAddress(): string {
  const url = new URL('/auth/confirm', window.location.origin)
  if (wayBack() !== HOME) url.searchParams.set('next', wayBack())
  return url.href
}
