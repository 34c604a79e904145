import { authWords } from './auth-words.ts'

/**
 * What to tell a person about something that failed: the message that came with it, or `fallback` where there is none.
 * What the auth service says is put into people’s words.
 * A request that never arrived has no message but its call's own (`failure` in the contract), which stands first; the reason follows in
 * words of ours, as browsers each have their own.
 */
export function messageOf(error: unknown, fallback?: string): string {
  const { code, message } = authErrorOf(error) ?? {}
  return (code !== undefined && authWords(code, message ?? '')) || ownMessageOf(error, fallback)
}

/** The message as it came, which the login shows: what people can do about it follows where there is something. */
export function loginMessageOf(error: unknown): string {
  const own = ownMessageOf(error)
  const advice = messageOf(error)
  if (advice === own) return own
  return `${asSentence(own)} ${advice}`
}

function ownMessageOf(error: unknown, fallback = 'Something went wrong. Try again in a moment.'): string {
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

/** The auth client marks its errors; those of the API have codes of their own, and messages for people. */
function authErrorOf(error: unknown): { code: string; message: string } | undefined {
  if (typeof error !== 'object' || error === null || !('__isAuthError' in error)) return undefined
  const { code, message } = error as { code?: unknown; message?: unknown }
  return typeof code === 'string' && typeof message === 'string' ? { code, message } : undefined
}
