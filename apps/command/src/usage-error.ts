/** What the person who typed the command can mend; the message says how. Ends the command with status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
