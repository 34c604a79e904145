import { dictionary } from '@zxcvbn-ts/language-common'

let listed: ReadonlySet<string> | undefined

/** One of some 49,000 that leaks are full of, in whatever case: what is tried first. The list is in lower case. */
export function isCommonPassword(password: string): boolean {
  listed ??= new Set(dictionary['passwords-common'])
  return listed.has(password.toLowerCase())
}
