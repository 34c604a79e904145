import { randomBytes } from 'node:crypto'
import { createSandboxStripe, type SandboxStripe } from '@dayreel/sandbox'
import { createStripe } from '#billing/create-stripe.ts'
import { STRIPE_WEBHOOK_PATH } from '#billing/webhook-path.ts'
import { setUpStripe } from '#billing/set-up-stripe.ts'

type StandIn = { sandbox: SandboxStripe; env: Record<string, string>; close: () => Promise<void> }

/**
 * Starts a local stand-in for Stripe, sets it up like a real account and returns its settings.
 *
 * @param siteUrl the site that receives the stand-in's events.
 * @param stateFile the file that keeps its state between runs.
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
