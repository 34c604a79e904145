import { useEffect, useState } from 'react'
import type { Purchase } from '@dayreel/contract'
import { forgetReturn } from '#lib/checkout-return.ts'
import { useSession, type Session } from '#lib/session.ts'
import { appAddress } from '#lib/way-back.ts'

/**
 * Milliseconds between polls. Most payments are applied within seconds. After the last poll, the provider's webhook
 * adds the credits.
 */
const ASK_AGAIN_MS = 3_000
const MAX_TRIES = 10

/** The state of a payment according to the server, because the URL contains only the checkout session's id. */
export type Confirmation =
  | { kind: 'loading' }
  | { kind: 'signed-out' }
  /** The signed-in account has no such payment. */
  | { kind: 'foreign' }
  | { kind: 'failed' }
  | {
      kind: 'known'
      status: 'paid' | 'pending' | 'open'
      purchase: Purchase | null
      /** The page on which the user started to buy. */
      returnTo: string | undefined
    }

/** Applies the payment of a checkout session for the signed-in user, and polls until the credits arrive. */
export function useConfirmation(sessionId: string | undefined): { confirmation: Confirmation; retry: () => void } {
  const { status: signedIn } = useSession()
  const [confirmation, setConfirmation] = useState<Confirmation>({ kind: 'loading' })
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isLeft = false
    let timer: number | undefined
    const show = (found: Confirmation): void => {
      if (isLeft) return
      setConfirmation(found)
      const isOnItsWay = found.kind === 'known' && found.status === 'paid' && found.purchase?.isApplied === false
      if (isOnItsWay && tries < MAX_TRIES) timer = window.setTimeout(() => setTries(tries + 1), ASK_AGAIN_MS)
    }
    if (sessionId) void look(sessionId, signedIn).then(show)
    return () => {
      isLeft = true
      window.clearTimeout(timer)
    }
  }, [sessionId, signedIn, tries])
  const retry = (): void => {
    setConfirmation({ kind: 'loading' })
    setTries((before) => before + 1)
  }
  return { confirmation, retry }
}

async function look(sessionId: string, signedIn: Session['status']): Promise<Confirmation> {
  if (signedIn === 'loading') return { kind: 'loading' }
  if (signedIn === 'signed-out') return { kind: 'signed-out' }
  if (signedIn === 'unknown') return { kind: 'failed' }
  try {
    const { server } = await import('#lib/api.ts') // Loaded on demand, because most site pages do not need it.
    const { status, returnTo, purchase } = await server.confirmPayment({ body: { sessionId } })
    if (status !== 'open') forgetReturn()
    return { kind: 'known', status, purchase, returnTo: returnTo === null ? undefined : appAddress(returnTo) }
  } catch (error) {
    return { kind: (error as { code?: unknown }).code === 'not_found' ? 'foreign' : 'failed' }
  }
}
