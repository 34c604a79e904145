import type { Maker } from '../maker.ts'
import type { Address } from './tax.ts'

export type Customer = ReturnType<typeof newCustomer>
export function newCustomer(
  world: Maker,
  given: { email: string | null; name: string | null; description: string | null; metadata: Record<string, string> },
) {
  return {
    id: world.newId('cus'),
    object: 'customer' as const,
    address: null as Address | null,
    balance: 0,
    created: world.now(),
    currency: null as string | null,
    default_source: null,
    delinquent: false,
    description: given.description,
    email: given.email,
    invoice_prefix: world.newId('x').slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null as string | null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: given.metadata,
    name: given.name,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [] as string[],
    shipping: null,
    tax_exempt: 'none' as const,
    test_clock: null,
  }
}

export type PaymentMethod = ReturnType<typeof newCard>
/** A card as it is told: never its number, but a fingerprint that the same number has everywhere. */
export function newCard(
  world: Maker,
  given: { last4: string; fingerprint: string; customer: string | null; email: string | null; name: string | null },
) {
  return {
    id: world.newId('pm'),
    object: 'payment_method' as const,
    billing_details: { address: null, email: given.email, name: given.name, phone: null, tax_id: null },
    card: {
      brand: 'visa',
      checks: null,
      country: 'US',
      display_brand: 'visa',
      exp_month: 12,
      exp_year: 2040,
      fingerprint: given.fingerprint,
      funding: 'credit',
      generated_from: null,
      last4: given.last4,
      networks: { available: ['visa'], preferred: null },
      regulated_status: null,
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: world.now(),
    customer: given.customer,
    customer_account: null,
    livemode: false,
    metadata: {} as Record<string, string>,
    type: 'card' as const,
  }
}
