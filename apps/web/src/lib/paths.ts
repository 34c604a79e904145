/** The prerendered pages, which need no session. */
export const PUBLIC_PATHS = [
  '/',
  '/features',
  '/pricing',
  '/about',
  '/templates',
  '/testimonials',
  '/contact',
  '/report',
  '/terms-of-service',
  '/privacy-policy',
  '/login',
  '/login/second-factor',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/auth/confirm',
  '/farewell',
  '/payment-success',
  '/auth/tiktok/callback',
] as const

/** A path that no page has. The page that is prerendered for it is served for every unknown path. */
export const NOT_FOUND_PAGE = '/404'

/**
 * Returns whether a path belongs to the app, whose pages have their own frame, styles and content security policy.
 *
 * @param path with or without a query.
 */
export function isAppPath(path: string): boolean {
  return /^\/app(?:[/?#]|$)/.test(path)
}

/**
 * Returns whether the browser has to load the page from the server. This is necessary between the site and the app, and
 * for an old address that the server redirects.
 */
export function needsFullLoad(from: string, to: string): boolean {
  return isAppPath(from) !== isAppPath(to) || to === '/dashboard'
}

/** Returns whether a page itself decides where to go after a session begins. Such a page is not redirected. */
export function choosesItsOwnWay(path: string): boolean {
  return path === '/reset-password' || path === '/auth/confirm'
}
