import type { OldPerson } from './old-person.ts'
import { answerOf } from './old-person.ts'

type Page = { id: string; url: string }

/**
 * The card numbers of the two users. They differ, because an affiliate earns nothing from a payment with their own
 * card.
 */
export const CARDS = { ada: '4242 4242 4242 4242', ben: '5555 5555 5555 4444' }

const PAYER = {
  name: 'Ada Lovelace',
  email: 'ada@example.test',
  country: 'DE',
  decision: 'allow',
}

/** Buys something on the stand-in's page. @returns the stand-in's URL. */
export async function buy(
  siteUrl: string,
  person: OldPerson,
  what: 'pro' | 'starter' | 'pack',
  number: string,
): Promise<string> {
  const { payments } = await answerOf<{
    payments: { plans: Record<string, string>; packs: { priceId: string }[] }
  }>(await fetch(`${siteUrl}/config.json`))
  const priceId = what === 'pack' ? payments.packs[0]!.priceId : payments.plans[what]
  const { id, url } = await person.call<Page>('POST', '/api/payment/create-checkout-session', { priceId })
  await submit(url, { ...PAYER, number })
  const { status } = await person.call<{ status: string }>('POST', '/api/payment/confirm', { sessionId: id })
  if (status !== 'paid') throw new Error(`The payment is ${status}.`)
  return new URL(url).origin
}

/** Cancels the plan in the portal. The plan ends at the end of its period. */
export async function cancelPlan(person: OldPerson): Promise<void> {
  const { url } = await person.call<Page>('POST', '/api/payment/portal')
  const page = await (await fetch(url)).text()
  await submit(url, { decision: 'cancel', subscription: /name="subscription" value="(\w+)"/.exec(page)![1]! })
}

/** Refunds half of the newest payment, as the seller does. */
export async function refundHalf(stripeUrl: string, dollars: string): Promise<void> {
  const desk = await (await fetch(stripeUrl)).text()
  await submit(stripeUrl, { act: 'refund', id: /name="id" value="(ch_\w+)"/.exec(desk)![1]!, amount: dollars })
}

async function submit(url: string, fields: Record<string, string>): Promise<void> {
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  if (answer.status !== 303) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
}
