import { eq } from 'drizzle-orm'
import type { Stripe } from 'stripe'
import { accounts, subscriptions } from '#db/schema.ts'
import type { Account } from '#http/account.ts'
import { AppError } from '#errors/app-error.ts'
import { isLive, rankOf } from './apply/give-plan.ts'
import { unlinkCustomer } from './apply/unlink-customer.ts'
import { customerOf } from './customers.ts'
import { creditsOf, isSoldNow, offerOf, planName } from './offers.ts'
import type { Billing } from './payments-of.ts'
import { openPortal } from './portal.ts'
import { isMissing, isStripeError } from './stripe-errors.ts'

type PaymentPage = { id: string; url: string }
type Wanted = { priceId: string; returnTo: string | undefined; besideGrantedPlan: boolean }

/** An open checkout page is reused if it is valid for at least this many more seconds. */
const LEAST_SECONDS = 600
/**
 * Users with one of these statuses are sent to the portal to change their plan. Otherwise, they would pay for a second
 * plan.
 */
const LIVE_STATUSES: readonly string[] = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete']

/**
 * Opens the checkout page of an order. A user has at most one open page. A second click, another tab and the back
 * button lead to the same page, which prevents accidental double payments. An order for a second plan opens the portal.
 *
 * @throws {AppError} `unacceptable` if the price is not sold, `conflict` if the plan needs a confirmation
 * (`warnOfGrantedPlan`), `payment_failed` if Stripe refuses the call or cannot be reached.
 */
export async function beginCheckout(billing: Billing, account: Account, wanted: Wanted): Promise<PaymentPage> {
  const { sold, log } = billing
  if (!isSoldNow(sold, wanted.priceId))
    throw new AppError('unacceptable', {
      message: 'This is no longer sold here. Reload the page and choose something else.',
    })
  if (!wanted.besideGrantedPlan) await warnOfGrantedPlan(billing, account.id, wanted.priceId)
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

/**
 * Warns a user who is about to pay for a plan that is no bigger than the plan granted by the operator. No warning is
 * needed for a running subscription, because it is changed on the provider's pages.
 *
 * @throws {AppError} `conflict`, with the granted plan in its details.
 */
async function warnOfGrantedPlan({ db, sold }: Billing, accountId: string, priceId: string): Promise<void> {
  const offer = offerOf(sold, priceId)
  if (offer?.kind !== 'plan') return
  const [account] = await db.select({ granted: accounts.grantedPlan }).from(accounts).where(eq(accounts.id, accountId))
  const granted = account?.granted ?? null
  if (granted === null || rankOf(offer.plan) > rankOf(granted) || (await paysForPlan(db, accountId))) return
  const [given, bought] = [planName(granted), planName(offer.plan)]
  const why = granted === offer.plan ? `You already have ${given}` : `${bought} is smaller than your plan ${given}`
  throw new AppError('conflict', {
    message: `${why}, which you have for free. Your plan stays ${given}; ${bought} only adds its ${creditsOf(offer.plan)} credits a month.`,
    details: { grantedPlan: granted },
  })
}

async function paysForPlan(db: Billing['db'], accountId: string): Promise<boolean> {
  const rows = await db.select().from(subscriptions).where(eq(subscriptions.accountId, accountId))
  return rows.some(({ status }) => isLive(status))
}

/**
 * Runs a Stripe call and turns its errors into `payment_failed`. Card errors keep Stripe's message for the user. All
 * Stripe errors are logged.
 */
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
  // A concurrent call may have created a page too. The oldest page is kept.
  const all = same === undefined ? await openPages(billing, order) : open
  const kept = all.findLast((page) => fits(page, order, sold)) ?? made
  for (const page of all) if (page.id !== kept.id) await expirePage(stripe, page.id)
  if (kept.url === null) throw new Error('stripe returned a checkout without a URL')
  return { id: kept.id, url: kept.url }
}

/**
 * Returns whether an open page is equal to a page that would be created now. The settings may have changed since the
 * page was created.
 */
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

/** Lists the customer's open checkout pages, newest first. */
async function openPages({ stripe }: Billing, { customer }: Ordered): Promise<Stripe.Checkout.Session[]> {
  return (await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })).data
}

/** Expires an open checkout page. Succeeds if the page has been paid or has expired in the meantime. */
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
    // Stripe replaces the placeholder in braces with the session id.
    success_url: `${config.siteUrl}/payment-success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${config.siteUrl}/app/subscription?checkout=cancelled`,
    metadata,
    ...(isPlan
      ? { subscription_data: { metadata: { account: account.id } } }
      : { payment_intent_data: { metadata: { account: account.id } } }),
    ...(sold.hasPromotionCodes ? { allow_promotion_codes: true } : {}),
    // Tax depends on the user's address. Stripe asks for the address and stores it for the next invoice.
    ...(sold.hasTax ? { automatic_tax: { enabled: true }, customer_update: { address: 'auto', name: 'auto' } } : {}),
  })
}
