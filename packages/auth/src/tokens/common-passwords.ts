import { createRequire } from 'node:module'
import type * as Common from '@zxcvbn-ts/language-common'

const require = createRequire(import.meta.url)
let listed: ReadonlySet<string> | undefined

/**
 * Returns whether a password is one of about 49,000 leaked passwords that attackers try first. Ignores case, because
 * the list is in lower case.
 */
export function isCommonPassword(password: string): boolean {
  listed ??= readList()
  return listed.has(password.toLowerCase())
}

/** Loads the list for the first new password, because unpacking it takes a tenth of a server's start-up time. */
function readList(): ReadonlySet<string> {
  const { dictionary } = require('@zxcvbn-ts/language-common') as typeof Common
  return new Set(dictionary['passwords-common'])
}
