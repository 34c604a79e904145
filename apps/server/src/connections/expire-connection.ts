import { platformOf } from '@dayreel/catalogue'
import { and, eq, isNull } from 'drizzle-orm'
import { APP_NOW } from '#db/app-now.ts'
import { accounts, connections } from '#db/schema.ts'
import { writeMail } from '#mail/write-mail.ts'
import type { SharedServices as Services } from '#services'
import { openTokens } from './tokens.ts'

/**
 * Marks a connection as expired after its platform has rejected it, deletes its tokens and notifies its owner once.
 *
 * @param refusedToken the rejected access token. If the owner has reconnected in the meantime, the new tokens stay.
 */
export async function expireConnection(
  { db, mailer, config, sealing }: Pick<Services, 'db' | 'mailer' | 'config' | 'sealing'>,
  connectionId: string,
  refusedToken?: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select().from(connections).where(eq(connections.id, connectionId)).for('update')
    if (row === undefined || row.sealedTokens === null) return
    const { accessToken } = openTokens(sealing, { ...row, sealedTokens: row.sealedTokens })
    if (refusedToken !== undefined && accessToken !== refusedToken) return
    const [expired] = await tx
      .update(connections)
      .set({ expiredAt: APP_NOW, sealedTokens: null, refreshAt: null })
      .where(and(eq(connections.id, connectionId), isNull(connections.expiredAt)))
      .returning()
    if (expired === undefined) return
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, expired.accountId))
    if (account === undefined || account.email === '') return
    const label = platformOf(expired.platform).label
    const name = expired.title === '' ? '' : ` “${expired.title}”`
    await mailer.send(
      writeMail({
        to: account.email,
        subject: `Reconnect ${label}`,
        heading: `Your ${label} connection has expired`,
        paragraphs: [
          `${label} no longer lets us post to your account${name}. This happens when you change your password, remove our access, or don’t use the connection for a long time.`,
          'Your planned posts will wait for up to a day. Reconnect the account, and we’ll post them.',
        ],
        button: { label: 'Reconnect', link: `${config.siteUrl}/app/connections` },
        note: 'We send this email once each time a connection expires.',
      }),
      tx,
    )
  })
}
