import { randomUUID } from 'node:crypto'
import { CREDIT_PACKS, PLANS, SOLD_PLANS } from '@dayreel/catalogue'
import { eq } from 'drizzle-orm'
import { ledgerEntries, paymentEvents } from '#db/schema.ts'
import { stripeEvent } from '#jobs/stripe-event.ts'
import { checkLedger } from '#ledger/check-ledger.ts'
import { stripeEventHandler } from '#billing/stripe-event-handler.ts'
import { liveSubscription, type TestPayments } from './given-payments.ts'
import { moneyAfter, type MoneyFact } from './money-model.ts'
import { giveAllBack, giveBack, spend, type Dice } from './money-runs.ts'
import { workOff } from './work-off.ts'

const KINDS = [
  'plan',
  'plan',
  'pack',
  'change',
  'cancel',
  'resume',
  'month',
  'spend',
  'spend',
  'give back',
  'give back',
  'refund',
  'fail-refund',
  'dispute',
  'win',
  'lose',
  'repeat',
] as const
/**
 * Actions whose events are always applied at once, because the paying user waits at the provider until we have
 * processed the event. Events of other actions may be applied late.
 */
const HEARD_AT_ONCE: readonly string[] = ['plan', 'pack', 'spend', 'give back', 'repeat']
/**
 * The kinds of provider objects that belong to users. They are removed, because otherwise earlier users would be billed
 * every month of the test.
 */
const OF_PEOPLE = [
  'customer',
  'payment_method',
  'checkout.session',
  'payment_intent',
  'charge',
  'refund',
  'dispute',
  'invoice',
  'invoice_payment',
  'subscription',
  'subscription_schedule',
  'billing_portal.session',
  'event',
] as const
/**
 * Makes random payments and spendings as one user. The events arrive several times and in any order at a worker that is
 * sometimes interrupted. The ledger is then compared with the model.
 *
 * @returns a description of the error, or undefined if there is none.
 */
export async function tryMoney(at: TestPayments, dice: Dice, steps: number): Promise<string | undefined> {
  const person = randomUUID()
  const tried: string[] = []
  const facts: MoneyFact[] = []
  const known: Known = { paid: new Set(), reversals: new Map() }
  const { webhooks } = at.sandbox
  forgetPeople(at)
  await at.balance(person) // This call creates the account.
  Object.assign(webhooks.manners, { copies: 1 + dice(3), isShuffled: true })
  for (let step = 0; step < steps; step++) {
    const kind = KINDS[dice(KINDS.length)]!
    const isLate = dice(4) === 0 && !HEARD_AT_ONCE.includes(kind)
    webhooks.manners.isHeld = isLate
    tried.push(`${kind}${await act(at, { person, kind, dice, facts })}`)
    if (isLate) {
      tried.push(`late, spend${await spend(at, { person, dice, facts })}`)
      webhooks.manners.isHeld = false
      webhooks.flush()
    }
    if (dice(3) === 0) interrupt(at, dice)
    await settle(at)
    at.sandbox.faults.clear()
    await settle(at)
    facts.push(...newFacts(at, person, known))
    const [is, expected] = [await at.balance(person), moneyAfter(facts).balance]
    if (is !== expected) return `after ${tried.join(', ')}: ${is} credits instead of ${expected}`
  }
  await giveAllBack(at, { person, facts })
  const [left, { paidFor }] = [await at.balance(person), moneyAfter(facts)]
  if (left !== paidFor)
    return `after ${tried.join(', ')} and all that was spent came back: ${left} credits, ${paidFor} are paid for`
  return isSound(at, person, tried)
}

type Act = { person: string; kind: (typeof KINDS)[number]; dice: Dice; facts: MoneyFact[] }

async function act(at: TestPayments, { person, kind, dice, facts }: Act): Promise<string> {
  const { sandbox } = at
  if (kind === 'plan' || kind === 'pack') {
    const setting =
      kind === 'plan'
        ? `STRIPE_PRICE_${SOLD_PLANS[dice(SOLD_PLANS.length)]!.toUpperCase()}`
        : `STRIPE_PRICE_PACK_${CREDIT_PACKS[dice(CREDIT_PACKS.length)]!.credits}`
    const { id, url } = await at.begin(person, setting)
    if (!id.startsWith('cs_')) return ' (there is one)'
    const number = dice(6) === 0 ? '4000000000000002' : '4242424242424242'
    await at.submit(url, { number, email: 'a@example.com', decision: 'allow' })
    return ` ${setting.slice('STRIPE_PRICE_'.length)}`
  }
  if (kind === 'change' || kind === 'cancel' || kind === 'resume') {
    const live = await liveSubscription(at, person)
    if (live === undefined) return ' (nothing)'
    const plan = SOLD_PLANS[dice(SOLD_PLANS.length)]!
    const { url } = await at.stripe.billingPortal.sessions.create({ customer: live.customer as string })
    const price = at.env[`STRIPE_PRICE_${plan.toUpperCase()}`]!
    await at.submit(url, { subscription: live.id, decision: kind === 'change' ? 'price' : kind, price })
    return kind === 'change' ? ` to ${plan}` : ''
  }
  if (kind === 'month') {
    sandbox.advance(31 * 86_400)
    return ''
  }
  if (kind === 'spend') return spend(at, { person, dice, facts })
  if (kind === 'give back') return giveBack(at, { person, dice, facts })
  if (kind === 'repeat') return repeat(at, dice)
  return actAtDesk(at, { person, kind, dice })
}

/** Applies an earlier event again, as if its worker had been killed before it could report success. */
async function repeat({ sandbox: { world }, running: { services } }: TestPayments, dice: Dice): Promise<string> {
  const events = world.all('event')
  const event = events[dice(Math.max(1, events.length))]
  if (event === undefined) return ' (nothing)'
  const { rowCount } = await services.db
    .update(paymentEvents)
    .set({ handledAt: null })
    .where(eq(paymentEvents.id, event.id))
  if (rowCount === 1) await services.jobs.enqueue(stripeEvent, { eventId: event.id, of: event.id })
  return ` ${event.type}`
}

function forgetPeople({ sandbox: { world } }: TestPayments): void {
  for (const kind of OF_PEOPLE) for (const { id } of world.all(kind)) world.remove(kind, id)
  Object.assign(world.notes, { cards: {}, sessions: {}, retries: {} })
}

/** Does an action of a seller or a bank. Like the real provider, the stand-in rejects impossible actions. */
async function actAtDesk(at: TestPayments, { person, kind, dice }: Omit<Act, 'facts'>): Promise<string> {
  const { world, url } = at.sandbox
  const charges = chargesOf(at, person)
  const charge = charges[dice(Math.max(1, charges.length))]
  if (charge === undefined) return ' (nothing)'
  const refund = world.all('refund').findLast((each) => each.charge === charge.id)
  const dispute = world.all('dispute').find((each) => each.charge === charge.id)
  if (kind === 'dispute' && dispute !== undefined) return ' (there is one)'
  const left = charge.amount - charge.amount_refunded
  const amount = dice(2) === 0 ? '' : String(Math.max(1, Math.floor(left / 3)) / 100)
  const id = kind === 'fail-refund' ? refund?.id : kind === 'win' || kind === 'lose' ? dispute?.id : charge.id
  if (id !== undefined) await at.submit(url, { act: kind, id, amount })
  return ` ${amount}`
}

function chargesOf({ sandbox: { world } }: TestPayments, person: string) {
  const customers = world.all('customer').filter(({ metadata }) => metadata['account'] === person)
  return world.all('charge').filter(({ customer, paid }) => paid && customers.some(({ id }) => id === customer))
}

/** What the facts already contain: the ids of payments and how much of each charge was reversed. */
type Known = { paid: Set<string>; reversals: Map<string, string> }

/** Returns facts that the provider knows by now and that are not yet in the list of facts. */
function newFacts(at: TestPayments, person: string, { paid, reversals }: Known): MoneyFact[] {
  const { world } = at.sandbox
  const facts: MoneyFact[] = []
  const isNew = (key: string): boolean => !paid.has(key) && paid.add(key) !== undefined
  const customers = world.all('customer').filter(({ metadata }) => metadata['account'] === person)
  const isOwn = ({ customer }: { customer: string | null }): boolean => customers.some(({ id }) => id === customer)
  for (const invoice of world.all('invoice').filter((each) => isOwn(each) && each.status === 'paid')) {
    if (!isNew(invoice.id)) continue
    const billed = invoice.lines.data.filter(({ amount }) => amount >= 0)
    const month = `${invoice.parent.subscription_details.subscription} ${billed[0]!.period.end}`
    const grants = Math.max(...billed.map(({ pricing }) => creditsOf(at, pricing.price_details.price)))
    const intent = world.all('invoice_payment').find((each) => each.invoice === invoice.id)?.payment.payment_intent
    facts.push({ kind: 'paid', payment: intent ?? invoice.id, amount: invoice.amount_paid, grants, month })
  }
  for (const session of world.all('checkout.session').filter((each) => isOwn(each) && each.mode === 'payment')) {
    if (session.payment_status !== 'paid' || !isNew(session.id)) continue
    const grants = creditsOf(at, world.notes.sessions[session.id]!.items[0]!.price.id)
    facts.push({ kind: 'paid', payment: session.payment_intent!, amount: session.amount_total, grants })
  }
  for (const { id, payment_intent: payment } of chargesOf(at, person)) {
    const refunds = world.all('refund').filter((each) => each.charge === id && each.status === 'succeeded')
    const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0)
    const isDisputed = world.all('dispute').some((each) => each.charge === id && each.status !== 'won')
    const state = `${refunded} ${isDisputed}`
    if (state === (reversals.get(id) ?? '0 false')) continue
    reversals.set(id, state)
    facts.push({ kind: 'reversed', payment, refunded, isDisputed })
  }
  return facts
}

function creditsOf({ env }: TestPayments, price: string): number {
  const plan = PLANS.find(({ id }) => env[`STRIPE_PRICE_${id.toUpperCase()}`] === price)
  if (plan !== undefined) return plan.monthlyCredits
  return CREDIT_PACKS.find(({ credits }) => env[`STRIPE_PRICE_PACK_${credits}`] === price)!.credits
}

/** Makes one of the next calls fail: before it acts, after it has acted, or because of a rate limit. */
function interrupt({ sandbox: { faults } }: TestPayments, dice: Dice): void {
  faults.add({ kind: 'answer', status: 429, after: dice(6), times: 1 + dice(2) })
}

/** Applies all events. When a worker is interrupted, another one follows. */
async function settle({ sandbox, running: { services } }: TestPayments): Promise<void> {
  await sandbox.webhooks.settled()
  for (let tries = 0; tries < 20; tries++) {
    const isDone = await workOff(services, stripeEventHandler).then(
      () => true,
      () => false,
    )
    if (isDone) return
  }
  throw new Error('events are never applied')
}

async function isSound(
  { running: { services } }: TestPayments,
  person: string,
  tried: string[],
): Promise<string | undefined> {
  const rows = await services.db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.accountId, person))
    .orderBy(ledgerEntries.id)
  let sum = 0
  for (const { amount, balanceAfter: said, reference } of rows) {
    sum += amount
    if (said !== sum || sum < 0) return `after ${tried.join(', ')}: ${reference} leaves ${said}, adding up gives ${sum}`
  }
  const { faults, debts } = await checkLedger(services.db)
  if (faults.length > 0) return `after ${tried.join(', ')}: ${faults.join(', ')}`
  // All spent credits have been returned, so there must be no debt.
  if (debts.length > 0) return `after ${tried.join(', ')}: ${debts.join(', ')}`
  const isOnce = new Set(rows.map(({ reference }) => reference)).size === rows.length
  return isOnce ? undefined : `after ${tried.join(', ')}: something is written twice`
}

/** Creates random numbers that are the same for the same seed. */
export function createDice(seed: number): Dice {
  let state = seed >>> 0
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}
