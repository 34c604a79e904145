import { choosesItsOwnWay, isAppPath } from './paths.ts'
import type { SessionChange } from './session.ts'

export const SECOND_FACTOR_PATH = '/login/second-factor'

/**
 * Where a change of the session leads from a page; undefined where it leaves people where they are.
 * Only a page that had no session is led into the app: the auth client also reports a sign-in when a page loads or gets the focus.
 */
export function sessionRedirect({ from, to, goAfterSignOut }: SessionChange, path: string): string | undefined {
  if (to.status === 'signed-out') return from.status === 'signed-in' ? goAfterSignOut : undefined
  if (to.status !== 'signed-in' || choosesItsOwnWay(path)) return undefined
  const isNew = from.status === 'signed-out' || (from.status === 'signed-in' && from.isSecondFactorDue)
  if (!isNew || isAppPath(path)) return undefined
  if (to.isSecondFactorDue) return path === SECOND_FACTOR_PATH ? undefined : SECOND_FACTOR_PATH
  return '/app'
}
