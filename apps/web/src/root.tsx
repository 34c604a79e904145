import { useEffect, type ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useRouteError } from 'react-router'
import { useGoTo } from '#lib/go-to.ts'
import { isAppPath } from '#lib/paths.ts'
import { onSessionChange, startSession } from '#lib/session.ts'
import { LOGIN_PATH, SECOND_FACTOR_PATH, sessionRedirect } from '#lib/session-redirect.ts'
import { BEFORE_FIRST_PAINT } from '#lib/theme.ts'
import { forgetWayBack, rememberWayBack, wayBack } from '#lib/way-back.ts'
import '#ui/base.css'
import { causeOf, CrashPage } from '#ui/crash-page.tsx'
import { Loading } from '#ui/loading.tsx'

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#0b0a11" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <script dangerouslySetInnerHTML={{ __html: BEFORE_FIRST_PAINT }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  useSessionRedirects()
  // Runs after the redirects have subscribed, because the first response may arrive immediately.
  useEffect(startSession, [])
  return <Outlet />
}

/** Shown while the app's own code is loading. */
export function HydrateFallback() {
  return <Loading label="Opening Dayreel" />
}

export function ErrorBoundary() {
  return <CrashPage cause={causeOf(useRouteError())} />
}

function useSessionRedirects(): void {
  const { pathname } = useLocation()
  const goTo = useGoTo()
  useEffect(
    () =>
      onSessionChange((change) => {
        const to = sessionRedirect(change, pathname, wayBack())
        if (isAppPath(pathname)) keepWayBack(to, change.from.status === 'signed-in')
        if (to !== undefined) goTo(to)
      }),
    [goTo, pathname],
  )
}

/**
 * Remembers the page of a user who is redirected to sign in, so that the user returns to it afterwards. Any other
 * navigation forgets it.
 */
function keepWayBack(leavesFor: string | undefined, wasThere: boolean): void {
  const { pathname, search, hash } = window.location
  if (leavesFor === LOGIN_PATH || leavesFor === SECOND_FACTOR_PATH)
    rememberWayBack(`${pathname}${search}${hash}`, { wasThere })
  else forgetWayBack()
}
