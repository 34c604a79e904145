import type { Maker } from '../maker.ts'
import type { Price } from './catalogue.ts'
import type { Address } from './tax.ts'

export type LineItem = ReturnType<typeof newLineItem>
export function newLineItem(
  world: Maker,
  { price, quantity, description }: { price: Price; quantity: number; description: string },
) {
  const amount = price.unit_amount * quantity
  return {
    id: world.newId('li'),
    object: 'item' as const,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description,
    price,
    quantity,
  }
}

export type Session = ReturnType<typeof newSession>
export function newSession(
  world: Maker,
  given: {
    origin: string
    mode: 'payment' | 'subscription'
    items: LineItem[]
    customer: string
    clientReferenceId: string | null
    successUrl: string
    cancelUrl: string | null
    expiresAt: number
    metadata: Record<string, string>
    allowsPromotionCodes: boolean | null
    hasTax: boolean
  },
) {
  const id = world.newId('cs_test', 58)
  const total = given.items.reduce((sum, { amount_total: amount }) => sum + amount, 0)
  return {
    id,
    object: 'checkout.session' as const,
    allow_promotion_codes: given.allowsPromotionCodes,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: {
      enabled: given.hasTax,
      status: (given.hasTax ? 'requires_location_inputs' : null) as 'complete' | 'requires_location_inputs' | null,
    },
    cancel_url: given.cancelUrl,
    client_reference_id: given.clientReferenceId,
    created: world.now(),
    currency: given.items[0]!.currency,
    customer: given.customer,
    customer_details: null as null | { address: Address | null; email: string | null; name: string | null },
    discounts: [] as { coupon: string | null; promotion_code: string | null }[],
    expires_at: given.expiresAt,
    invoice: null as string | null,
    metadata: given.metadata,
    mode: given.mode,
    payment_intent: null as string | null,
    payment_status: 'unpaid' as 'unpaid' | 'paid' | 'no_payment_required',
    status: 'open' as 'open' | 'complete' | 'expired',
    subscription: null as string | null,
    success_url: given.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    url: `${given.origin}/c/pay/${id}` as string | null,
  }
}
