import type { Stripe } from 'stripe'

/**
 * Verifies a Stripe request. The header contains a time and signatures of the time and the body. One of the signatures
 * must match one of our secrets.
 *
 * @returns the parsed body, or undefined if no signature matches or the request is older than five minutes.
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
      // The next secret may match.
    }
  }
  return undefined
}
