import { notAnAddress } from './addresses.ts'
import { invalid } from './auth-error.ts'

/** The longest text of all is a token of a provider. */
const MAX_CHARACTERS = 8_192
const MAX_DEPTH = 32
/** Those that are kept, mailed, or asked of the database; what is too long for them is no address and no name. */
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

type Found = { value: unknown; name: string; depth: number }

/**
 * Refuses what no text of ours is: endless ones, ones that the database cannot keep or that are no Unicode, and members nested so
 * deeply that writing them out again overflows. Goes through it without calling itself, and so as deep as anybody likes.
 *
 * @throws {AuthError} `validation_failed`
 */
export function checkTexts(input: unknown): void {
  const left: Found[] = [{ value: input, name: '', depth: 0 }]
  for (let found = left.pop(); found !== undefined; found = left.pop()) {
    const { value, name, depth } = found
    if (typeof value === 'string') checkText(value, name)
    if (typeof value !== 'object' || value === null) continue
    if (depth > MAX_DEPTH) throw invalid(`The request is nested more than ${MAX_DEPTH} deep.`)
    for (const [member, one] of Object.entries(value) as [string, unknown][]) {
      if (!Array.isArray(value)) checkText(member, '')
      // What is said more than once in a query is a list of its own.
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
  throw invalid(isTooLong ? `${what} may have at most ${max} characters` : `${what} holds characters that are no text`)
}
