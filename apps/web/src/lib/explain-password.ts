import { messageOf } from './message-of.ts'

const REASONS: Readonly<Record<string, string>> = {
  length: 'It is too short.',
  characters: 'It needs other kinds of characters as well.',
  pwned: 'It has appeared in a leak of passwords.',
}

/** What is wrong with a password: the service's message, and its reasons in words. */
export function explainPassword(error: unknown): string {
  const reasons = (error as { reasons?: unknown } | null)?.reasons
  if (!Array.isArray(reasons)) return messageOf(error)
  const said = reasons.map((reason) => REASONS[String(reason)] ?? String(reason))
  return [messageOf(error, 'Choose another password.'), ...said].join(' ')
}
