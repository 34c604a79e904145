import { MAIL_KINDS, type MailKind } from '@dayreel/catalogue'
import { z } from 'zod'
import type { Sealing } from '#secrets/sealing.ts'

export const UNSUBSCRIBE_PATH = '/unsubscribe'
const PURPOSE = 'unsubscribe'
const MAX_CHARACTERS = 400
const Sealed = z.object({ accountId: z.uuid(), kind: z.enum(MAIL_KINDS.map(({ kind }) => kind)) })

/** Returns the path that unsubscribes a user from a kind of mail without signing in. */
export function unsubscribePath(sealing: Sealing, accountId: string, kind: MailKind): string {
  return `${UNSUBSCRIBE_PATH}?token=${sealing.seal(PURPOSE, JSON.stringify({ accountId, kind }))}`
}

/** Returns the account and the kind of mail of a token, or undefined if the token is forged. */
export function readUnsubscribeToken(
  sealing: Sealing,
  token: unknown,
): { accountId: string; kind: MailKind } | undefined {
  if (typeof token !== 'string' || token.length > MAX_CHARACTERS) return undefined
  try {
    return Sealed.parse(JSON.parse(sealing.open(PURPOSE, token)))
  } catch {
    return undefined
  }
}
