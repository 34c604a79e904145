import { useEffect } from 'react'
import { useGoTo } from '#lib/go-to.ts'
import { SECOND_FACTOR_PATH } from '#lib/session-redirect.ts'
import { useSession } from '#lib/session.ts'
import { wayBack } from '#lib/way-back.ts'

/** Redirects a signed-in user to the page that follows a sign-in, for pages that are of no use to signed-in users. */
export function useLeaveWhenSignedIn(): void {
  const session = useSession()
  const goTo = useGoTo()
  const to = session.status !== 'signed-in' ? undefined : session.isSecondFactorDue ? SECOND_FACTOR_PATH : wayBack()
  useEffect(() => {
    if (to !== undefined) goTo(to)
  }, [goTo, to])
}
