import { PLATFORM_LABELS } from '@dayreel/catalogue'
import { and, eq, isNull } from 'drizzle-orm'
import { APP_NOW } from '#db/app-now.ts'
import { accounts, connections } from '#db/schema.ts'
import { writeMail } from '#mail/write-mail.ts'
import type { SharedServices as Services } from '#services'
import { openTokens } from './tokens.ts'

/**
 * Marks a connection whose platform lets us in no more, deletes its tokens, and tells its owner once.
 *
 * @param refusedToken the access token that went with what was refused: where its owner has connected again meanwhile, the new ones stay.
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
    const label = PLATFORM_LABELS[expired.platform]
    const name = expired.title === '' ? '' : ` “${expired.title}”`
    await mailer.send(
      writeMail({
        to: account.email,
        subject: `Reconnect ${label}`,
        heading: `Your ${label} connection has expired`,
        paragraphs: [
          `${label} no longer lets us post to your account${name}. This happens when a password was changed, access was taken back, or a connection was not used for long.`,
          'Posts that are planned wait for you for a day. Reconnect the account, and they go out.',
        ],
        button: { label: 'Reconnect', link: `${config.siteUrl}/app/connections` },
        note: 'You get this mail once for each time that a connection expires.',
      }),
      tx,
    )
  })
}
