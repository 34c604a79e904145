import { PAST_DUE_GRACE_DAYS } from '@dayreel/catalogue'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/connect.ts'
import { accounts } from '#db/schema.ts'
import { writeMail } from '#mail/write-mail.ts'
import { planName } from './offers.ts'
import type { Billing } from './payments-of.ts'

/**
 * Sends the mail about an overdue payment. Portal URLs expire within minutes, so the mail links to the page that opens
 * the portal.
 */
export async function sendPastDueMail(tx: Db, billing: Billing, accountId: string, plan: string): Promise<void> {
  await send(tx, billing, accountId, {
    subject: 'Your payment didn’t go through',
    heading: 'Your payment didn’t go through',
    paragraphs: [
      `The payment for your ${planName(plan)} plan was declined. You keep your plan for ${PAST_DUE_GRACE_DAYS} days. After that, your account will move to the free plan until you pay. You keep your credits.`,
      'Choose another card or approve the payment with your bank on our payment provider’s page.',
    ],
    button: { label: 'Update payment', link: `${billing.config.siteUrl}/app/subscription?open=portal` },
    note: 'You get this email because we couldn’t charge you for your plan.',
  })
}

export async function sendPaymentFailedMail(tx: Db, billing: Billing, accountId: string): Promise<void> {
  await send(tx, billing, accountId, {
    subject: 'Your payment didn’t go through',
    heading: 'Your payment didn’t go through',
    paragraphs: [
      'Your bank didn’t complete the payment for your credits. You weren’t charged, and no credits were added.',
    ],
    button: { label: 'Try again', link: `${billing.config.siteUrl}/app/subscription` },
    note: 'You get this email because you bought credits with a payment method that takes a few days.',
  })
}

type Words = Omit<Parameters<typeof writeMail>[0], 'to'>

async function send(tx: Db, { mailer }: Billing, accountId: string, words: Words): Promise<void> {
  const [account] = await tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId))
  if (account === undefined || account.email === '') return
  await mailer.send(writeMail({ to: account.email, ...words }), tx)
}
