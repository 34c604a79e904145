import type { Maker } from '../maker.ts'
import type { listOf } from '../list-of.ts'
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
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description,
    metadata: {} as Record<string, string>,
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
    customer: string | null
    customerEmail: string | null
    customerCreation: string | null
    clientReferenceId: string | null
    successUrl: string
    cancelUrl: string | null
    expiresAt: number
    metadata: Record<string, string>
    allowsPromotionCodes: boolean | null
    hasTax: boolean
    hasInvoice: boolean
  },
) {
  const id = world.newId('cs_test', 58)
  const total = given.items.reduce((sum, { amount_total: amount }) => sum + amount, 0)
  return {
    id,
    object: 'checkout.session' as const,
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: given.allowsPromotionCodes,
    allowed_payment_method_types: null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: {
      enabled: given.hasTax,
      liability: null,
      provider: given.hasTax ? 'stripe' : null,
      status: (given.hasTax ? 'requires_location_inputs' : null) as 'complete' | 'requires_location_inputs' | null,
    },
    billing_address_collection: null,
    cancel_url: given.cancelUrl,
    client_reference_id: given.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: world.now(),
    currency: given.items[0]!.currency as string | null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: given.customer,
    customer_account: null,
    customer_creation: (given.mode === 'payment' ? (given.customerCreation ?? 'if_required') : null) as
      'always' | 'if_required' | null,
    customer_details: null as ReturnType<typeof customerDetails> | null,
    customer_email: given.customerEmail,
    discounts: [] as { coupon: string | null; promotion_code: string | null }[],
    expires_at: given.expiresAt,
    integration_identifier: null,
    invoice: null as string | null,
    invoice_creation:
      given.mode === 'payment'
        ? {
            enabled: given.hasInvoice,
            invoice_data: {
              account_tax_ids: null,
              custom_fields: null,
              description: null,
              footer: null,
              issuer: null,
              metadata: {} as Record<string, string>,
              rendering_options: null,
            },
          }
        : null,
    line_items: undefined as ReturnType<typeof listOf<LineItem>> | undefined,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: given.metadata,
    mode: given.mode,
    origin_context: null,
    payment_intent: null as string | null,
    payment_link: null,
    payment_method_collection: given.mode === 'subscription' ? ('always' as const) : ('if_required' as const),
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card', 'us_bank_account'],
    payment_status: 'unpaid' as 'unpaid' | 'paid' | 'no_payment_required',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open' as 'open' | 'complete' | 'expired',
    submit_type: null,
    subscription: null as string | null,
    success_url: given.successUrl as string | null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page' as const,
    url: `${given.origin}/c/pay/${id}` as string | null,
    wallet_options: null,
  }
}

export function customerDetails(email: string | null, name: string | null, address: Address | null) {
  return {
    address,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none' as const,
    tax_ids: [],
  }
}
