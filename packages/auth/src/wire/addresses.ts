import { MAX_EMAIL_CHARACTERS } from '@dayreel/catalogue'
import { invalid, type AuthError } from './auth-error.ts'

const MAX_LOCAL_CHARACTERS = 64
/**
 * Matches a single plain ASCII address. It has no display name, list or quotes, and nothing that a mail header could
 * misread.
 */
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/
const E164 = /^[1-9]\d{1,14}$/

/**
 * Returns the address in lower case.
 *
 * @throws {AuthError} if the text is not exactly one address.
 */
export function readEmail(text: string): string {
  const email = text.toLowerCase()
  if (email.length > MAX_EMAIL_CHARACTERS || email.indexOf('@') > MAX_LOCAL_CHARACTERS || !EMAIL.test(email)) {
    throw notAnAddress()
  }
  return email
}

/**
 * Returns the digits of the number, with the country code first and without the plus.
 *
 * @throws {AuthError}
 */
export function readPhone(text: string): string {
  const phone = text.replaceAll(' ', '').replace(/^\+/, '')
  if (!E164.test(phone)) throw invalid('Invalid phone number format (E.164 required)')
  return phone
}

export function notAnAddress(): AuthError {
  return invalid('Unable to validate email address: invalid format')
}
