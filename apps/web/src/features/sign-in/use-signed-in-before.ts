import { useState } from 'react'
import { useSession, type Session } from '#lib/session.ts'

/** The session of somebody who was signed in before they came to this page; undefined where it begins here, and where there is none. */
export function useSignedInBefore(): Extract<Session, { status: 'signed-in' }> | undefined {
  const session = useSession()
  const [wasOut, setWasOut] = useState(false)
  if (session.status === 'signed-out' && !wasOut) setWasOut(true)
  return session.status === 'signed-in' && !wasOut ? session : undefined
}
