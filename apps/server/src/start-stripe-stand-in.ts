import { randomBytes } from 'node:crypto'
import { createSandboxStripe, type SandboxStripe } from '@dayreel/sandbox'
import { createStripe } from './features/billing/create-stripe.ts'
import { STRIPE_WEBHOOK_PATH } from './features/billing/webhook-path.ts'
import { setUpStripe } from './features/billing/set-up-stripe.ts'

type StandIn = { sandbox: SandboxStripe; env: Record<string, string>; close: () => Promise<void> }

/**
 * A stand-in for Stripe on this machine, set up as a real account would be, and the settings that lead there.
 *
 * @param siteUrl where it reaches the server with what happens.
 * @param stateFile what it keeps from one run to the next.
 */
export async function startStripeStandIn({
  siteUrl,
  stateFile,
}: {
  siteUrl: string
  stateFile?: string
}): Promise<StandIn> {
  const secret = `whsec_${randomBytes(24).toString('hex')}`
  const sandbox = await createSandboxStripe({
    webhook: { url: `${siteUrl}${STRIPE_WEBHOOK_PATH}`, secret },
    ...(stateFile === undefined ? {} : { stateFile }),
  })
  const stripe = await createStripe({ secretKey: sandbox.secretKey, apiUrl: sandbox.url })()
  const settings = await setUpStripe(stripe, undefined)
  return {
    sandbox,
    env: {
      ...settings,
      STRIPE_SECRET_KEY: sandbox.secretKey,
      STRIPE_API_URL: sandbox.url,
      STRIPE_WEBHOOK_SECRETS: secret,
      STRIPE_PROMOTION_CODES: 'on',
    },
    close: sandbox.close,
  }
}
