import { MAIL_KINDS, type MailKind } from '@dayreel/catalogue'
import { z } from 'zod'
import type { Sealing } from '#lib/sealing.ts'

export const UNSUBSCRIBE_PATH = '/unsubscribe'
const PURPOSE = 'unsubscribe'
const MAX_CHARACTERS = 400
const Sealed = z.object({ accountId: z.uuid(), kind: z.enum(MAIL_KINDS.map(({ kind }) => kind)) })

/** Where somebody says, without signing in, that they want no more mails of a kind. */
export function unsubscribePath(sealing: Sealing, accountId: string, kind: MailKind): string {
  return `${UNSUBSCRIBE_PATH}?token=${sealing.seal(PURPOSE, JSON.stringify({ accountId, kind }))}`
}

/** Who wants no more mails of what kind; undefined for what was not made here. */
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
