import { PAST_DUE_GRACE_DAYS } from '@dayreel/catalogue'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { accounts } from '#db/schema.ts'
import { writeMail } from '#mail/write-mail.ts'
import { planName } from './offers.ts'
import type { Billing } from './payments-of.ts'

/** The portal's own addresses are good for minutes only, so the mail leads to the page that opens one. */
export async function sendPastDueMail(tx: Db, billing: Billing, accountId: string, plan: string): Promise<void> {
  await send(tx, billing, accountId, {
    subject: 'Your payment did not go through',
    heading: 'Your payment did not go through',
    paragraphs: [
      `The payment for your ${planName(plan)} plan was declined. Your plan stays as it is for ${PAST_DUE_GRACE_DAYS} days; after that your account goes back to the free one until it is paid. Your credits stay.`,
      'Choose another card, or let your bank confirm the payment, on the payment provider’s page.',
    ],
    button: { label: 'Update payment', link: `${billing.config.siteUrl}/app/subscription?open=portal` },
    note: 'You get this because a plan of your account could not be charged.',
  })
}

export async function sendPaymentFailedMail(tx: Db, billing: Billing, accountId: string): Promise<void> {
  await send(tx, billing, accountId, {
    subject: 'Your payment did not go through',
    heading: 'Your payment did not go through',
    paragraphs: [
      'Your bank did not carry out the payment for your credits. Nothing was charged and no credits were added.',
    ],
    button: { label: 'Try again', link: `${billing.config.siteUrl}/app/subscription` },
    note: 'You get this because you ordered credits and chose a payment that takes some days.',
  })
}

type Words = Omit<Parameters<typeof writeMail>[0], 'to'>

async function send(tx: Db, { mailer }: Billing, accountId: string, words: Words): Promise<void> {
  const [account] = await tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId))
  if (account === undefined || account.email === '') return
  await mailer.send(writeMail({ to: account.email, ...words }), tx)
}
