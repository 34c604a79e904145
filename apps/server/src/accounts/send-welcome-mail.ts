import { RUN_COST_CREDITS } from '@dayreel/catalogue'
import { and, eq, isNull, ne } from 'drizzle-orm'
import { appNow } from '#db/app-now.ts'
import type { Db } from '#db/connect.ts'
import { accounts } from '#db/schema.ts'
import { projectsLeft } from '#ledger/projects.ts'
import { writeMail } from '#mail/write-mail.ts'
import type { Services } from '#services'

type Dependencies = Pick<Services, 'config' | 'mailer' | 'sealing'>

/**
 * Sends a welcome mail to a new account once, as soon as the account has an email address. The mail has no unsubscribe
 * link, because it is the answer to the registration.
 */
export async function sendWelcomeMail(
  tx: Db,
  { config, mailer, sealing }: Dependencies,
  accountId: string,
): Promise<void> {
  const [welcomed] = await tx
    .update(accounts)
    .set({ welcomedAt: await appNow(tx) })
    .where(and(eq(accounts.id, accountId), isNull(accounts.welcomedAt), ne(accounts.email, '')))
    .returning({ email: accounts.email })
  if (welcomed === undefined) return
  const mail = writeMail({
    to: welcomed.email,
    subject: 'Welcome to Dayreel',
    heading: 'Welcome to Dayreel',
    paragraphs: [
      `Your account is ready. ${freeWords(await projectsLeft(tx, sealing, accountId))}`,
      'Start with one line, such as “Why do we dream?”, or paste a script. Dayreel adds the voice, pictures and captions. You can change all of them later.',
      `Want a new video every day? Start a channel. Each of its videos costs ${RUN_COST_CREDITS} credit.`,
    ],
    button: { label: 'Create your first video', link: `${config.siteUrl}/app/create-video` },
    note: 'You’re getting this one-time email because you created a Dayreel account.',
  })
  await mailer.send(mail, tx)
}

function freeWords(left: number | null): string {
  if (left === null) return 'Your plan includes unlimited videos.'
  if (left === 0)
    return 'You’ve already used the free videos for this address. Find plans and credits under Subscription.'
  return left === 1 ? 'Your next video is free.' : `Your first ${left} videos are free.`
}
