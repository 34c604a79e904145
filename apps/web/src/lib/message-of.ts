import { authWords } from './auth-words.ts'
import { unreachableText } from './unreachable-text.ts'

/**
 * Returns the message for a failure: its own message, or `fallback` if it has none. Messages of the auth service are
 * replaced with texts for users. A request that did not reach the server has only its call's default message (`failure`
 * in the contract). The reason follows in our own words, because browsers word it differently.
 */
export function messageOf(error: unknown, fallback?: string): string {
  const { code, message } = authErrorOf(error) ?? {}
  return (code !== undefined && authWords(code, message ?? '')) || ownMessageOf(error, fallback)
}

/** Returns the service's own message, followed by advice for the user if there is any. */
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
    return said === '' ? unreachableText() : `${asSentence(said)} ${unreachableText()}`
  if (status === 0 || (name === 'TypeError' && status === undefined)) return unreachableText()
  return said === '' || name === 'ZodError' ? fallback : said
}

/** Ends a message with “Please try again.”, in place of its own advice to try again. */
export function askToRetry(message: string): string {
  const reason = message.replace(/(?<!\S)(?:Please try|Try) again[^.]{0,60}\.$/u, '').trim()
  return reason === '' ? 'Please try again.' : `${asSentence(reason)} Please try again.`
}

/** Adds a full stop if needed, so that another sentence can follow. */
export function asSentence(text: string): string {
  return /[.!?…]$/u.test(text) ? text : `${text}.`
}

/**
 * Returns the code and message of an error that the auth client marked as its own. API errors have other codes, and
 * their messages are already written for users.
 */
function authErrorOf(error: unknown): { code: string; message: string } | undefined {
  if (typeof error !== 'object' || error === null || !('__isAuthError' in error)) return undefined
  const { code, message } = error as { code?: unknown; message?: unknown }
  return typeof code === 'string' && typeof message === 'string' ? { code, message } : undefined
}
