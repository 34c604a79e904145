import type { Maker } from '../maker.ts'
import type { Address } from './tax.ts'

export type Customer = ReturnType<typeof newCustomer>
export function newCustomer(world: Maker, given: { email: string | null; metadata: Record<string, string> }) {
  return {
    id: world.newId('cus'),
    object: 'customer' as const,
    address: null as Address | null,
    created: world.now(),
    email: given.email,
    invoice_settings: { default_payment_method: null as string | null },
    metadata: given.metadata,
    name: null as string | null,
  }
}

export type PaymentMethod = ReturnType<typeof newCard>
/** Creates a card as answers show it: without its number, but with a fingerprint of the number. */
export function newCard(
  world: Maker,
  given: { last4: string; fingerprint: string; customer: string; email: string | null; name: string | null },
) {
  return {
    id: world.newId('pm'),
    object: 'payment_method' as const,
    billing_details: { address: null, email: given.email, name: given.name, phone: null, tax_id: null },
    card: {
      brand: 'visa',
      country: 'US',
      exp_month: 12,
      exp_year: 2040,
      fingerprint: given.fingerprint,
      funding: 'credit',
      last4: given.last4,
    },
    created: world.now(),
    customer: given.customer,
    type: 'card' as const,
  }
}
