/** A mistake that the user of the command can fix. The message explains how. The command exits with status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
