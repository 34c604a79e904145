import { platformOf } from '@dayreel/catalogue'
import { createCodeVerifier, PlatformError } from '@dayreel/platforms'
import type { Stripe } from 'stripe'
import type { Config } from '#config'
import { ADAPTERS } from '#connections/adapters.ts'
import { createPlatforms } from '#connections/create-platforms.ts'
import { createStripe } from '#billing/create-stripe.ts'
import { isStripeError } from '#billing/stripe-errors.ts'

/** The result of checking an outside service. A service that is not configured is not an error. */
export type Checked = { name: string; isWrong?: boolean; sentence: string; warning?: string }

const TIMEOUT_MS = 10_000

/** Reads one of the sold prices. This checks the key and whether the settings belong to this Stripe account. */
export async function checkPayments({ payments }: Pick<Config, 'payments'>): Promise<Checked> {
  const name = 'Payments'
  const stripe = await createStripe(payments)?.()
  if (stripe === undefined || payments === undefined) {
    return { name, sentence: 'payments are off; STRIPE_SECRET_KEY is not set.' }
  }
  const started = performance.now()
  const price = payments.planPrices.starter[0]
  try {
    if (price === undefined) await stripe.prices.list({ limit: 1 }, { timeout: TIMEOUT_MS })
    else await stripe.prices.retrieve(price, {}, { timeout: TIMEOUT_MS })
    const taxFault = payments.hasTax ? await findTaxFault(stripe, payments) : undefined
    if (taxFault !== undefined) return { name, isWrong: true, sentence: taxFault }
    return { name, sentence: `Stripe answers, ${elapsed(started)}.` }
  } catch (error) {
    return { name, isWrong: true, sentence: paymentFault(error) }
  }
}

/** Finds a price or an account setting that is not ready for tax. Stripe would refuse every checkout with it. */
async function findTaxFault(
  stripe: Stripe,
  { planPrices, packs }: NonNullable<Config['payments']>,
): Promise<string | undefined> {
  const { status } = await stripe.tax.settings.retrieve({}, { timeout: TIMEOUT_MS })
  if (status !== 'active')
    return 'STRIPE_TAX is on, but Stripe Tax is not set up in this account. Complete dashboard.stripe.com/settings/tax, or remove STRIPE_TAX.'
  const sold = [...Object.values(planPrices), ...packs.map(({ priceIds }) => priceIds)].flatMap(
    ([first]) => first ?? [],
  )
  const prices = await Promise.all(sold.map((id) => stripe.prices.retrieve(id, {}, { timeout: TIMEOUT_MS })))
  return prices.some(({ tax_behavior: behavior }) => behavior === null || behavior === 'unspecified')
    ? 'STRIPE_TAX is on, but a price does not state whether it includes tax. Run npm run stripe:setup.'
    : undefined
}

function paymentFault(error: unknown): string {
  if (isStripeError(error, 'StripeAuthenticationError', 'StripePermissionError')) {
    return 'Stripe refuses STRIPE_SECRET_KEY.'
  }
  if (isStripeError(error, 'StripeInvalidRequestError')) {
    return 'This Stripe account has no price STRIPE_PRICE_STARTER. Run npm run stripe:setup.'
  }
  return 'Stripe does not answer.'
}

/**
 * Sends a wrong code to each platform. A platform with correct settings rejects only the code. Otherwise, it rejects
 * the site.
 */
export async function checkPlatforms(config: Pick<Config, 'platforms' | 'siteUrl'>): Promise<Checked[]> {
  const platforms = createPlatforms(config.platforms)
  return Promise.all(
    ADAPTERS.map(async ({ name: id, setting }): Promise<Checked> => {
      const name = platformOf(id).label
      const found = platforms.find(id)
      if (found === undefined) return { name, sentence: `not set up; ${setting} is not set.` }
      const started = performance.now()
      const redirectUri = `${config.siteUrl}/auth/${id}/callback`
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const trade = { redirectUri, code: 'check', codeVerifier: createCodeVerifier(), signal }
      const fault = await found.platform.exchange(trade).then(
        () => undefined,
        (error: unknown) => error,
      )
      const isKnown = fault === undefined || (fault instanceof PlatformError && fault.kind === 'reconnect_required')
      if (isKnown) return { name, sentence: `${name} answers and accepts this site, ${elapsed(started)}.` }
      return { name, isWrong: true, sentence: platformFault(name, setting, fault) }
    }),
  )
}

function platformFault(name: string, key: string, fault: unknown): string {
  if (!(fault instanceof PlatformError) || fault.code === 'no_answer') return `${name} does not answer.`
  const said = fault.detail === undefined ? '' : `, “${fault.detail}”`
  return `${name} refuses this site (${fault.code}${said}). Check ${key}, its secret and the registered callback address.`
}

export function elapsed(started: number): string {
  return `${((performance.now() - started) / 1_000).toFixed(2)} s`
}
