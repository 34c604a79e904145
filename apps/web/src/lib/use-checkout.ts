import { useEffect, useState } from 'react'
import { whereToReturn } from './checkout-return.ts'
import { loadSiteConfig } from './site-config.ts'

const NOT_READY = 'Payment system is not ready. Please try again in a moment.'
const FAILED = 'Failed to initiate payment. Please try again.'
const UNEXPECTED = 'An unexpected error occurred during checkout.'

type Sold = NonNullable<Awaited<ReturnType<typeof loadSiteConfig>>['payments']>

export type Checkout = {
  /** What is on its way to being paid; its button says so. */
  processing: string | undefined
  /** Why it could not begin, for a person. */
  problem: string | undefined
  /** @param pick the price among what is sold here. */
  buy: (name: string, pick: (sold: Sold) => string | undefined) => void
  manage: () => void
}

/** Buying: the thing is marked as processing, a page is made for it, and the browser goes there. */
export function useCheckout(): Checkout {
  const [processing, setProcessing] = useState<string>()
  const [problem, setProblem] = useState<string>()
  // Whoever comes back by the browser's button finds everything as it can be pressed.
  useEffect(() => {
    const onShow = (): void => setProcessing(undefined)
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  async function lead(name: string, ask: () => Promise<{ url: string }>): Promise<void> {
    if (processing !== undefined) return
    setProcessing(name)
    setProblem(undefined)
    try {
      goTo((await ask()).url)
    } catch (error) {
      setProcessing(undefined)
      setProblem(messageFor(error))
    }
  }
  return {
    processing,
    problem,
    buy: (name, pick) =>
      void lead(name, async () => {
        const config = await loadSiteConfig().catch(() => undefined)
        const priceId = config?.payments ? pick(config.payments) : undefined
        if (priceId === undefined) throw new NotReady()
        const returnTo = whereToReturn()
        const { server } = await api()
        return server.createCheckoutSession({ body: { priceId, ...(returnTo === undefined ? {} : { returnTo }) } })
      }),
    manage: () => void lead('portal', async () => (await api()).server.openPortal()),
  }
}

/** Loaded when somebody buys: public pages, which can do without it, have no room for it. */
const api = () => import('./api.ts')

class NotReady extends Error {}
class RedirectFailed extends Error {}

function goTo(url: string): void {
  try {
    window.location.assign(url)
  } catch (error) {
    throw new RedirectFailed(error instanceof Error ? error.message : '', { cause: error })
  }
}

function messageFor(error: unknown): string {
  if (error instanceof NotReady) return NOT_READY
  if (error instanceof RedirectFailed) return error.message || UNEXPECTED
  const { name, status, message } = error as { name?: unknown; status?: unknown; message?: unknown }
  if (name !== 'CallError') return UNEXPECTED
  return status !== 0 && typeof message === 'string' && message !== '' ? message : FAILED
}
