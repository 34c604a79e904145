import { randomUUID } from 'node:crypto'
import { CREDIT_PACKS, PLANS, SOLD_PLANS } from '@dayreel/catalogue'
import { eq } from 'drizzle-orm'
import { ledgerEntries, paymentEvents } from '#db/schema.ts'
import { stripeEvent } from '#jobs/stripe-event.ts'
import { spendCredits } from '#ledger/credits.ts'
import { stripeEventHandler } from '../features/billing/stripe-event-handler.ts'
import { liveSubscription, type TestPayments } from './given-payments.ts'
import { balanceAfter, type MoneyFact } from './money-model.ts'
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
  'refund',
  'fail-refund',
  'dispute',
  'win',
  'lose',
  'repeat',
] as const
/** Who pays waits at the provider until we have heard of it; of the others we may hear late. */
const HEARD_AT_ONCE: readonly string[] = ['plan', 'pack', 'spend', 'repeat']
/** What the provider keeps of people, each of whom would be billed every month for as long as the test lasts. */
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
/** A whole number from 0 that is below another. */
type Dice = (sides: number) => number

/**
 * Does random things with money as one person, each told several times in any order to a worker that is interrupted now and then, and
 * compares what the ledger says with the rules.
 *
 * @returns what is wrong; undefined where all is well.
 */
export async function tryMoney(at: TestPayments, dice: Dice, steps: number): Promise<string | undefined> {
  const person = randomUUID()
  const tried: string[] = []
  const facts: MoneyFact[] = []
  const known: Known = { paid: new Set(), reversals: new Map() }
  const { webhooks } = at.sandbox
  forgetPeople(at)
  await at.balance(person) // the account begins
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
    const [is, expected] = [await at.balance(person), balanceAfter(facts)]
    if (is !== expected) return `after ${tried.join(', ')}: ${is} credits instead of ${expected}`
  }
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
  if (kind === 'repeat') return repeat(at, dice)
  return actAtDesk(at, { person, kind, dice })
}

async function spend(at: TestPayments, { person, dice, facts }: Omit<Act, 'kind'>): Promise<string> {
  const credits = Math.min(await at.balance(person), 1 + dice(60))
  if (credits === 0) return ' 0'
  const reference = `run:${randomUUID()}`
  await at.running.services.db.transaction((tx) => spendCredits(tx, { accountId: person, credits, reference }))
  facts.push({ kind: 'spent', credits })
  return ` ${credits}`
}

/** An earlier event is applied once more: its worker was killed before it could say that it had been. */
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
  Object.assign(world.notes, { cards: {}, sessions: {}, retries: {}, debits: {} })
}

/** What a seller or a bank does; what can't be done, the stand-in refuses as the provider would. */
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

/** What the facts tell of already: ids of what was paid, and how much of each charge was taken back. */
type Known = { paid: Set<string>; reversals: Map<string, string> }

/** What the provider knows of by now and the facts do not. */
function newFacts(at: TestPayments, person: string, { paid, reversals }: Known): MoneyFact[] {
  const { world } = at.sandbox
  const facts: MoneyFact[] = []
  const isNew = (key: string): boolean => !paid.has(key) && paid.add(key) !== undefined
  const customers = world.all('customer').filter(({ metadata }) => metadata['account'] === person)
  const isOwn = ({ customer }: { customer: string | null }): boolean => customers.some(({ id }) => id === customer)
  for (const invoice of world.all('invoice').filter((each) => isOwn(each) && each.status === 'paid')) {
    if (!isNew(invoice.id)) continue
    const billed = invoice.lines.data.filter(({ amount }) => amount >= 0)
    const month = `${invoice.parent!.subscription_details.subscription} ${billed[0]!.period.end}`
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

/** One of the next calls fails: nobody has heard, nobody will know, or too many have asked. */
function interrupt({ sandbox: { faults } }: TestPayments, dice: Dice): void {
  faults.add({ kind: 'answer', status: 429, after: dice(6), times: 1 + dice(2) })
}

/** A worker that was interrupted is followed by another one. */
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
  const isOnce = new Set(rows.map(({ reference }) => reference)).size === rows.length
  return isOnce ? undefined : `after ${tried.join(', ')}: something is written twice`
}

/** Numbers that are the same for the same seed. */
export function createDice(seed: number): Dice {
  let state = seed >>> 0
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}
