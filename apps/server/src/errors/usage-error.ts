/** An error that the user of a command can correct. Its message says how, so no stack trace is printed. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
