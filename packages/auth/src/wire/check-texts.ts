import { notAnAddress } from './addresses.ts'
import { invalid } from './auth-error.ts'

/** The maximum length of any text. The longest valid text is a provider's token. */
const MAX_CHARACTERS = 8_192
const MAX_DEPTH = 32
/** Shorter limits for texts that are stored, mailed or queried. A longer text cannot be an address or a name. */
const MAX_OF: Readonly<Record<string, number>> = {
  email: 255,
  new_email: 255,
  phone: 40,
  friendly_name: 100,
  issuer: 100,
  provider: 100,
  type: 100,
  role: 100,
  token: 512,
  token_hash: 512,
  refresh_token: 512,
  password: 1_024,
  current_password: 1_024,
}
const STEP = /^[\w-]{1,40}$/

type Member = { value: unknown; name: string; depth: number }

/**
 * Rejects three kinds of texts: too long, not storable in PostgreSQL, or not valid Unicode. Also rejects members that
 * are nested so deeply that serializing them would overflow the stack. The check itself uses no recursion, so that any
 * depth is safe.
 *
 * @throws {AuthError} `validation_failed`
 */
export function checkTexts(input: unknown): void {
  const left: Member[] = [{ value: input, name: '', depth: 0 }]
  for (let found = left.pop(); found !== undefined; found = left.pop()) {
    const { value, name, depth } = found
    if (typeof value === 'string') checkText(value, name)
    if (typeof value !== 'object' || value === null) continue
    if (depth > MAX_DEPTH) throw invalid(`The request is nested more than ${MAX_DEPTH} deep.`)
    for (const [member, one] of Object.entries(value) as [string, unknown][]) {
      if (!Array.isArray(value)) checkText(member, '')
      // A repeated query parameter arrives as a list.
      left.push({ value: one, name: Array.isArray(value) ? name : member, depth: depth + 1 })
    }
  }
}

function checkText(text: string, name: string): void {
  const max = Object.hasOwn(MAX_OF, name) ? MAX_OF[name]! : MAX_CHARACTERS
  const isTooLong = text.length > max
  if (!isTooLong && !text.includes('\0') && text.isWellFormed()) return
  if (name === 'email' || name === 'new_email') throw notAnAddress()
  const what = STEP.test(name) ? name : 'A text'
  throw invalid(
    isTooLong ? `${what} may have at most ${max} characters` : `${what} contains characters that are not text`,
  )
}
