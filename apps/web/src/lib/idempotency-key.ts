const RANDOM_BYTES = 16

/** Names one submission: sent again with the same name, it is done once. Also where the page came without encryption. */
export function idempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
