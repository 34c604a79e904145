import { choosesItsOwnWay, isAppPath } from './paths.ts'
import type { SessionChange } from './session.ts'

export const LOGIN_PATH = '/login'
export const SECOND_FACTOR_PATH = '/login/second-factor'

/**
 * Returns the page to redirect to after a session change, or undefined to stay. A page outside the app redirects into
 * the app only if the user was not completely signed in before, because the auth client also reports a sign-in when a
 * page loads or gets the focus.
 *
 * @param back the page after a sign-in.
 */
export function sessionRedirect(
  { from, to, goAfterSignOut }: SessionChange,
  path: string,
  back = '/app',
): string | undefined {
  if (to.status === 'signed-out') {
    if (from.status === 'signed-in') return goAfterSignOut
    return isAppPath(path) ? LOGIN_PATH : undefined
  }
  if (to.status !== 'signed-in' || choosesItsOwnWay(path)) return undefined
  if (isAppPath(path)) return to.isSecondFactorDue ? SECOND_FACTOR_PATH : undefined
  const isNew = from.status === 'signed-out' || (from.status === 'signed-in' && from.isSecondFactorDue)
  if (!isNew) return undefined
  if (to.isSecondFactorDue) return path === SECOND_FACTOR_PATH ? undefined : SECOND_FACTOR_PATH
  return back
}
