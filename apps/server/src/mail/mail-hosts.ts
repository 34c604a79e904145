import { eq } from 'drizzle-orm'
import type { Config } from '#config'
import type { Db } from '#db/connect.ts'
import { accounts } from '#db/schema.ts'
import type { Mailer } from './mailer.ts'
import { writeMail } from './write-mail.ts'

type Letter = Omit<Parameters<typeof writeMail>[0], 'to'>

/** Sends a mail to all operators, which are the host accounts and the operator's configured address. */
export async function mailHosts(
  tx: Db,
  { config, mailer }: { config: Pick<Config, 'operator'>; mailer: Mailer },
  letter: Letter,
): Promise<void> {
  const hosts = await tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.isHost, true))
  const operator = config.operator.email === undefined ? [] : [config.operator.email]
  const addresses = new Set([...hosts.map(({ email }) => email), ...operator].filter((email) => email !== ''))
  for (const to of addresses) await mailer.send(writeMail({ ...letter, to }), tx)
}
