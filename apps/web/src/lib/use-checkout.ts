import { useEffect, useState } from 'react'
import { whereToReturn } from './checkout-return.ts'
import { loadSiteConfig } from './site-config.ts'

const NOT_READY = 'Payment system is not ready. Please try again in a moment.'
const FAILED = 'Failed to initiate payment. Please try again.'
const UNEXPECTED = 'An unexpected error occurred during checkout.'

type Sold = NonNullable<Awaited<ReturnType<typeof loadSiteConfig>>['payments']>

export type CheckoutWarning = { message: string; onConfirm: () => void; onDismiss: () => void }

export type Checkout = {
  /** The item whose checkout is being opened. Its button shows the progress. */
  processing: string | undefined
  /** The user-facing reason why the checkout could not start. */
  problem: string | undefined
  /** Asks whether to buy anyway, because the granted plan is at least as big. */
  warning: CheckoutWarning | undefined
  /**
   * Opens the checkout of an item.
   *
   * @param pick selects the item's price id from all items for sale.
   */
  buy: (name: string, pick: (sold: Sold) => string | undefined) => void
  manage: () => void
}

/** Opens the payment provider's pages: the checkout of an item, or the portal to manage the subscription. */
export function useCheckout(): Checkout {
  const [processing, setProcessing] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [warning, setWarning] = useState<CheckoutWarning>()
  // When the user comes back with the browser's Back button, every button works again.
  useEffect(() => {
    const onShow = (): void => setProcessing(undefined)
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  async function lead(
    name: string,
    ask: (isConfirmed: boolean) => Promise<{ url: string }>,
    isConfirmed = false,
  ): Promise<void> {
    if (processing !== undefined) return
    setProcessing(name)
    setProblem(undefined)
    setWarning(undefined)
    try {
      goTo((await ask(isConfirmed)).url)
    } catch (error) {
      setProcessing(undefined)
      if (isWarning(error))
        setWarning({
          message: error.message,
          onConfirm: () => void lead(name, ask, true),
          onDismiss: () => setWarning(undefined),
        })
      else setProblem(messageFor(error))
    }
  }
  return {
    processing,
    problem,
    warning,
    buy: (name, pick) =>
      void lead(name, async (besideGrantedPlan) => {
        const config = await loadSiteConfig().catch(() => undefined)
        const priceId = config?.payments ? pick(config.payments) : undefined
        if (priceId === undefined) throw new NotReady()
        const returnTo = whereToReturn()
        const { server } = await api()
        return server.createCheckoutSession({
          body: { priceId, besideGrantedPlan, ...(returnTo === undefined ? {} : { returnTo }) },
        })
      }),
    manage: () => void lead('portal', async () => (await api()).server.openPortal()),
  }
}

/** Loads the API client only for a purchase, because public pages work without it and stay small. */
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

/** Returns whether the server asks for a confirmation first. */
function isWarning(error: unknown): error is Error {
  const { code, details } = error as { code?: unknown; details?: { grantedPlan?: unknown } | null }
  return code === 'conflict' && typeof details?.grantedPlan === 'string'
}

function messageFor(error: unknown): string {
  if (error instanceof NotReady) return NOT_READY
  if (error instanceof RedirectFailed) return error.message || UNEXPECTED
  const { name, status, message } = error as { name?: unknown; status?: unknown; message?: unknown }
  if (name !== 'CallError') return UNEXPECTED
  return status !== 0 && typeof message === 'string' && message !== '' ? message : FAILED
}
