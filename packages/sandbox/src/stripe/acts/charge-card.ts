import { createHash } from 'node:crypto'
import { newCard, type PaymentMethod } from '../objects/customer.ts'
import { newCharge, type Charge, type PaymentIntent } from '../objects/payment.ts'
import type { World } from '../world.ts'

type Decline = { code: 'card_declined'; declineCode: string; message: string }

/** Stripe's test cards that are declined. Any other valid card number is accepted. */
const DECLINED: Readonly<Record<string, Decline>> = {
  '4000000000000002': { code: 'card_declined', declineCode: 'generic_decline', message: 'Your card was declined.' },
  '4000000000009995': {
    code: 'card_declined',
    declineCode: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  '4000000000000341': { code: 'card_declined', declineCode: 'generic_decline', message: 'Your card was declined.' },
}
/** Stripe's test card that requires 3-D Secure. */
const CHALLENGED = '4000002500003155'

export function isChallenged(number: string): boolean {
  return number === CHALLENGED
}

/** Returns a card number without spaces. Returns undefined unless it has 13 to 19 digits and a correct check digit. */
export function cardNumber(text: string): string | undefined {
  const number = text.replace(/[ -]/g, '')
  if (!/^\d{13,19}$/.test(number)) return undefined
  const sum = number
    .split('')
    .toReversed()
    .reduce((total, digit, i) => {
      const value = Number(digit) * (i % 2 === 1 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return sum % 10 === 0 ? number : undefined
}

export function keepCard(
  world: World,
  number: string,
  owner: { customer: string; email: string | null; name: string | null },
): PaymentMethod {
  const fingerprint = createHash('sha256')
    .update(`card ${number}`)
    .digest('base64url')
    .replace(/[-_]/g, 'x')
    .slice(0, 16)
  const method = world.add(newCard(world, { last4: number.slice(-4), fingerprint, ...owner }))
  world.notes.cards[method.id] = number
  return method
}

/** Tries to charge an intent's amount to a card. Creates the charge, updates the intent and sends the events. */
export function chargeCard(world: World, intent: PaymentIntent, method: PaymentMethod): Charge {
  const decline = DECLINED[world.notes.cards[method.id] ?? ''] ?? null
  intent.payment_method = method.id
  const charge = world.add(newCharge(world, { intent, method, failure: decline }))
  intent.latest_charge = charge.id
  if (decline === null) {
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, last_payment_error: null })
    world.emit('charge.succeeded', charge)
    world.emit('payment_intent.succeeded', intent)
    return charge
  }
  const { code, declineCode, message } = decline
  intent.status = 'requires_payment_method'
  intent.last_payment_error = { type: 'card_error', code, decline_code: declineCode, message, charge: charge.id }
  world.emit('charge.failed', charge)
  world.emit('payment_intent.payment_failed', intent)
  return charge
}
