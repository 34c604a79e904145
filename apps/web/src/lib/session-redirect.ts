import { choosesItsOwnWay, isAppPath } from './paths.ts'
import type { SessionChange } from './session.ts'

export const LOGIN_PATH = '/login'
export const SECOND_FACTOR_PATH = '/login/second-factor'

/**
 * Where a change of the session leads from a page; undefined where it leaves people where they are.
 * Outside the app only a page that had no session is led into it: the auth client also reports a sign-in when a page loads or gets
 * the focus.
 *
 * @param back where a sign-in leads.
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
