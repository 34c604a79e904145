import { once } from 'node:events'
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { PLANS } from '@dayreel/catalogue'
import { send } from './measure-calls.ts'
import type { FromStandIn, Renewed } from './renewing-stand-in.ts'

const PLAN = PLANS.find(({ id }) => id === 'starter')!
const CARD = { number: '4242424242424242', email: 'bench@example.com', decision: 'allow' }
const AT_ONCE = 4
const POLL_MS = 1_000
const PATIENCE_MS = 30 * 60_000

export type Renewals = {
  /** Settings that connect Dayreel to the stand-in. */
  env: Record<string, string>
  /**
   * Buys the cheapest plan for every user.
   *
   * @param tokens Access tokens, one per user.
   */
  subscribe(url: string, tokens: readonly string[]): Promise<void>
  /**
   * Lets months pass until the given number of events has been sent. In each month, all users are billed at the same
   * moment. Resolves when all events are applied.
   *
   * @throws {Error} if an event was lost, or if the credits of a user differ from the paid ones.
   */
  run(events: number): Promise<number>
  close(): Promise<void>
}

/**
 * Starts a payment provider with thousands of simultaneous payments.
 *
 * @param siteUrl The site that receives the provider's webhooks.
 */
export async function startRenewals(siteUrl: string): Promise<Renewals> {
  const worker = new Worker(new URL('./renewing-stand-in.ts', import.meta.url), { workerData: { siteUrl } })
  const agent = new Agent({ keepAlive: true })
  const [ready] = (await once(worker, 'message')) as [FromStandIn]
  if (ready.kind !== 'ready') throw new Error('the stand-in for payments did not start')
  const { env } = ready
  let url = ''
  let people: readonly string[] = []

  const order = (): object => ({ priceId: env['STRIPE_PRICE_STARTER'] })
  async function buy(token: string): Promise<void> {
    const path = '/api/payment/create-checkout-session'
    const call = { name: 'checkout', method: 'POST', path, body: order, isSignedIn: true }
    const page = JSON.parse(await send(url, call, { agent, token })) as { url: string }
    const paid = await fetch(page.url, { method: 'POST', body: new URLSearchParams(CARD), redirect: 'manual' })
    if (paid.status !== 303) throw new Error(`paying answered ${paid.status}`)
  }

  async function credits(): Promise<number> {
    let sum = 0
    for (const token of people) {
      const call = { name: 'credits', path: '/api/users/credits', isSignedIn: true }
      sum += (JSON.parse(await send(url, call, { agent, token })) as { credits: number }).credits
    }
    return sum
  }

  async function renew(): Promise<Renewed> {
    worker.postMessage('renew')
    const [message] = (await once(worker, 'message')) as [FromStandIn]
    if (message.kind !== 'renewed') throw new Error('the stand-in for payments did not renew')
    return message
  }

  return {
    env,
    async subscribe(to, tokens) {
      url = to
      people = tokens
      const waiting = [...tokens]
      const buyOnAndOn = async (): Promise<void> => {
        for (let token = waiting.pop(); token !== undefined; token = waiting.pop()) await buy(token)
      }
      await Promise.all(Array.from({ length: AT_ONCE }, buyOnAndOn))
    },
    async run(wanted) {
      let renewed = await renew()
      const first = renewed.events
      while (renewed.events - first < wanted) renewed = await renew()
      if (renewed.notTaken > 0) throw new Error(`${renewed.notTaken} events were rejected`)
      const paidFor = renewed.paidInvoices * PLAN.monthlyCredits
      const deadline = Date.now() + PATIENCE_MS
      for (let has = await credits(); has !== paidFor; has = await credits()) {
        if (Date.now() > deadline) throw new Error(`there are ${has} credits instead of ${paidFor}`)
        await sleep(POLL_MS)
      }
      return renewed.events - first
    },
    async close() {
      worker.postMessage('close')
      agent.destroy()
      await once(worker, 'exit')
    },
  }
}
