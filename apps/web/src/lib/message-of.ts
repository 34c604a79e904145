/**
 * What to tell a person about something that failed: the message that came with it, or `fallback` where there is none.
 * A request that never arrived is put in words of ours; browsers each have their own.
 */
export function messageOf(error: unknown, fallback = 'Something went wrong. Try again in a moment.'): string {
  if (typeof error !== 'object' || error === null) return fallback
  const { status, name, message } = error as { status?: unknown; name?: unknown; message?: unknown }
  const isUnreachable = status === 0 || (name === 'TypeError' && status === undefined)
  if (isUnreachable) return 'The server can’t be reached. Check your connection and try again.'
  return typeof message === 'string' && message !== '' && message !== '{}' ? message : fallback
}
