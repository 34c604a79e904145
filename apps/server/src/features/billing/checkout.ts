import type { Stripe } from 'stripe'
import type { Account } from '#lib/account.ts'
import { AppError } from '#lib/app-error.ts'
import { unlinkCustomer } from './apply/unlink-customer.ts'
import { customerOf } from './customers.ts'
import { isSoldNow, offerOf } from './offers.ts'
import type { Billing } from './payments-of.ts'
import { openPortal } from './portal.ts'
import { isMissing, isStripeError } from './stripe-errors.ts'

type PaymentPage = { id: string; url: string }
type Wanted = { priceId: string; returnTo: string | undefined }

/** An open page is handed out again as long as it can well be paid. */
const LEAST_SECONDS = 600
/** Whoever has one of these changes it in the portal: a second one would be paid beside it. */
const LIVE_STATUSES: readonly string[] = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete']

/**
 * Where something is paid. At most one page of a person is open: a second click, another tab and the way back lead to the same one, so
 * that nothing is paid twice by accident. A second plan leads to the portal.
 *
 * @throws {AppError} `unacceptable` for what is not sold, `payment_failed` where Stripe refuses or can't be reached.
 */
export async function beginCheckout(billing: Billing, account: Account, wanted: Wanted): Promise<PaymentPage> {
  const { sold, log } = billing
  if (!isSoldNow(sold, wanted.priceId))
    throw new AppError('unacceptable', {
      message: 'This is not sold here any more. Load the page again and choose anew.',
    })
  return orPaymentFailed(log, async () => {
    const customer = await customerOf(billing, account)
    try {
      return await pageFor(billing, account, { ...wanted, customer })
    } catch (error) {
      if (!isMissing(error) || !error.param?.startsWith('customer')) throw error
      await unlinkCustomer(billing, customer)
      return pageFor(billing, account, { ...wanted, customer: await customerOf(billing, account, customer) })
    }
  })
}

/** What Stripe says to people is passed on; everything else is for the log. */
export async function orPaymentFailed<Result>(log: Billing['log'], act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (!isStripeError(error)) throw error
    log.warn({ err: error, stripeRequest: error.requestId }, 'stripe refused a call')
    const isForPeople = isStripeError(error, 'StripeCardError')
    throw new AppError('payment_failed', { ...(isForPeople ? { message: error.message } : {}), cause: error })
  }
}

type Ordered = Wanted & { customer: string }

async function pageFor(billing: Billing, account: Account, order: Ordered): Promise<PaymentPage> {
  const { stripe, sold } = billing
  const { priceId, customer } = order
  if (offerOf(sold, priceId)!.kind === 'plan') {
    const { data } = await stripe.subscriptions.list({ customer, status: 'all', limit: 10 })
    const live = data.find(({ status }) => LIVE_STATUSES.includes(status))
    if (live !== undefined) return openPortal(billing, { customer, live })
  }
  const open = await openPages(billing, order)
  const same = open.find((page) => fits(page, order, sold))
  const made = same ?? (await createPage(billing, account, order))
  // Whoever asked at the same moment made one, too: of all there are the oldest stays.
  const all = same === undefined ? await openPages(billing, order) : open
  const kept = all.findLast((page) => fits(page, order, sold)) ?? made
  for (const page of all) if (page.id !== kept.id) await expirePage(stripe, page.id)
  if (kept.url === null) throw new Error('stripe made a checkout without an address')
  return { id: kept.id, url: kept.url }
}

/** Whether a page is as one made now would be: also one that was opened before the settings were changed is still open. */
function fits(
  page: Stripe.Checkout.Session,
  { priceId }: Ordered,
  { hasTax, hasPromotionCodes }: Billing['sold'],
): boolean {
  return (
    page.metadata?.['price'] === priceId &&
    page.automatic_tax.enabled === hasTax &&
    (page.allow_promotion_codes ?? false) === hasPromotionCodes &&
    page.expires_at > Date.now() / 1000 + LEAST_SECONDS
  )
}

/** Newest first. */
async function openPages({ stripe }: Billing, { customer }: Ordered): Promise<Stripe.Checkout.Session[]> {
  return (await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })).data
}

/** One that was paid or expired meanwhile is as good as closed. */
export async function expirePage(stripe: Stripe, id: string): Promise<void> {
  await stripe.checkout.sessions.expire(id).catch(async (error: unknown) => {
    const { status } = await stripe.checkout.sessions.retrieve(id)
    if (status === 'open') throw error
  })
}

function createPage(
  { stripe, sold, config }: Billing,
  account: Account,
  { priceId, returnTo, customer }: Ordered,
): Promise<Stripe.Checkout.Session> {
  const metadata = {
    account: account.id,
    price: priceId,
    ...(returnTo === undefined ? {} : { return_to: returnTo }),
  }
  const isPlan = offerOf(sold, priceId)!.kind === 'plan'
  return stripe.checkout.sessions.create({
    mode: isPlan ? 'subscription' : 'payment',
    customer,
    client_reference_id: account.id,
    line_items: [{ price: priceId, quantity: 1 }],
    // With braces as they are: Stripe puts the session's id in their place.
    success_url: `${config.siteUrl}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${config.siteUrl}/app/subscription?checkout=cancelled`,
    metadata,
    ...(isPlan
      ? { subscription_data: { metadata: { account: account.id } } }
      : { payment_intent_data: { metadata: { account: account.id } } }),
    ...(sold.hasPromotionCodes ? { allow_promotion_codes: true } : {}),
    // Tax goes by where somebody lives: Stripe asks for it, and keeps it for the next invoice.
    ...(sold.hasTax ? { automatic_tax: { enabled: true }, customer_update: { address: 'auto', name: 'auto' } } : {}),
  })
}
