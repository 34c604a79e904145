import type { Stripe } from 'stripe'
import type { Billing } from './payments-of.ts'

/**
 * Opens the provider's portal for a customer. An active subscription opens the plan choice. A subscription with an
 * overdue payment opens the card form. The portal URL expires within minutes, so each click creates a new one.
 */
export async function openPortal(
  { stripe, sold, config }: Billing,
  { customer, live }: { customer: string; live?: Stripe.Subscription },
): Promise<{ id: string; url: string }> {
  const { id, url } = await stripe.billingPortal.sessions.create({
    customer,
    return_url: `${config.siteUrl}/app/subscription`,
    ...(sold.portal === undefined ? {} : { configuration: sold.portal }),
    ...(live === undefined ? {} : { flow_data: flowFor(live) }),
  })
  return { id, url }
}

function flowFor({ id, status }: Stripe.Subscription): Stripe.BillingPortal.SessionCreateParams.FlowData {
  return status === 'active' || status === 'trialing'
    ? { type: 'subscription_update', subscription_update: { subscription: id } }
    : { type: 'payment_method_update' }
}
