import type { Stripe } from 'stripe'

/**
 * Reads what Stripe sent: its header names a time and signatures of time and body, of which one has to be made with one of our secrets.
 *
 * @returns undefined unless it is so, and was sent at most five minutes ago.
 */
export function readSigned(
  stripe: Stripe,
  body: Buffer,
  { signature, secrets }: { signature: string; secrets: readonly string[] },
): unknown {
  for (const secret of secrets) {
    try {
      return stripe.webhooks.constructEvent(body, signature, secret)
    } catch {
      // Perhaps with the next one.
    }
  }
  return undefined
}
