const RANDOM_BYTES = 16

/**
 * Creates a random key for one submission. The server counts repeated requests with the same key once. Pages without
 * HTTPS can use it, too.
 */
export function idempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
