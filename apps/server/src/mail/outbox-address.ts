import type { Sealing } from '#secrets/sealing.ts'

export const OUTBOX_PATH = '/outbox'

/** Returns the secret that proves that a user can read the output of `npm start`. It depends only on the master key. */
export function outboxSecret(sealing: Pick<Sealing, 'fingerprint'>): string {
  return sealing.fingerprint('outbox', 'secret')
}

/** Returns the URL that opens the outbox. The browser then stores the secret in a cookie. */
export function outboxAddress(siteUrl: string, sealing: Pick<Sealing, 'fingerprint'>): string {
  return `${siteUrl}${OUTBOX_PATH}?secret=${outboxSecret(sealing)}`
}
