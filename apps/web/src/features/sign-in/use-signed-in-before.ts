import { useState } from 'react'
import { useSession, type Session } from '#lib/session.ts'

/**
 * Returns the session of a user who was signed in before opening this page. It is undefined without a session, and for
 * a session that began on this page.
 */
export function useSignedInBefore(): Extract<Session, { status: 'signed-in' }> | undefined {
  const session = useSession()
  const [wasOut, setWasOut] = useState(false)
  if (session.status === 'signed-out' && !wasOut) setWasOut(true)
  return session.status === 'signed-in' && !wasOut ? session : undefined
}
