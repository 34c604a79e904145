/**
 * What to tell a person about something that failed: the message that came with it, or `fallback` where there is none.
 * A request that never arrived has no message but its call's own (`failure` in the contract), which stands first; the reason follows in
 * words of ours, as browsers each have their own.
 */
export function messageOf(error: unknown, fallback = 'Something went wrong. Try again in a moment.'): string {
  if (typeof error !== 'object' || error === null) return fallback
  const { status, name, message } = error as { status?: unknown; name?: unknown; message?: unknown }
  const said = typeof message === 'string' && message !== '{}' ? message : ''
  if (name === 'CallError' && status === 0)
    return said === '' ? whyUnreachable() : `${asSentence(said)} ${whyUnreachable()}`
  if (status === 0 || (name === 'TypeError' && status === undefined)) return whyUnreachable()
  return said === '' || name === 'ZodError' ? fallback : said
}

function whyUnreachable(): string {
  const isOffline = 'onLine' in navigator && !navigator.onLine
  const what = isOffline ? 'You seem to be offline' : 'The server can’t be reached'
  return `${what}. Check your connection and try again.`
}

/** Ends what does not end by itself, so that a sentence can follow. */
export function asSentence(text: string): string {
  return /[.!?…]$/u.test(text) ? text : `${text}.`
}
