/** The pages that are rendered when the site is built: what anyone may see without a session. */
export const PUBLIC_PATHS = [
  '/',
  '/features',
  '/pricing',
  '/about',
  '/templates',
  '/testimonials',
  '/contact',
  '/terms-of-service',
  '/privacy-policy',
  '/login',
  '/login/second-factor',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/auth/confirm',
  '/payment-success',
  '/auth/tiktok/callback',
] as const

/** An address that no page has: rendered, it is the page for every such address. */
export const NOT_FOUND_PAGE = '/404'

/** Pages of the app have a frame, styles and a content security policy of their own. @param path with or without a query. */
export function isAppPath(path: string): boolean {
  return /^\/app(?:[/?#]|$)/.test(path)
}

/** Whether the browser has to ask the server on the way: for the other frame, or for where an old address leads. */
export function isLoadedAnew(from: string, to: string): boolean {
  return isAppPath(from) !== isAppPath(to) || to === '/dashboard'
}

/** Where a person who has just got a session is left in peace: these pages say themselves what comes next. */
export function choosesItsOwnWay(path: string): boolean {
  return path === '/reset-password' || path === '/auth/confirm'
}
