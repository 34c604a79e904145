import { dictionary } from '@zxcvbn-ts/language-common'

let listed: ReadonlySet<string> | undefined

/**
 * Returns whether a password is one of about 49,000 leaked passwords that attackers try first. Ignores case, because
 * the list is in lower case.
 */
export function isCommonPassword(password: string): boolean {
  listed ??= new Set(dictionary['passwords-common'])
  return listed.has(password.toLowerCase())
}
