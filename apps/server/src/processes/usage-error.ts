/** Whoever starts the program has to change something; the message says what, and no stack helps. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
