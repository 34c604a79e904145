import { parentPort, workerData } from 'node:worker_threads'
import { startStripeStandIn } from '@dayreel/server/testing'

/** A month is over for everybody after this. */
const MONTH_SECONDS = 31 * 86_400

export type Renewed = { events: number; notTaken: number; paidInvoices: number }
export type FromStandIn = { kind: 'ready'; env: Record<string, string> } | ({ kind: 'renewed' } & Renewed)

/** The payment provider's stand-in in a thread of its own, so that what it computes is not measured as waiting. */
const { siteUrl } = workerData as { siteUrl: string }
const { sandbox, env, close } = await startStripeStandIn({ siteUrl })
const tell = (told: FromStandIn): void => parentPort!.postMessage(told)
parentPort!.on('message', (order: 'renew' | 'close') => void obey(order))
tell({ kind: 'ready', env })

async function obey(order: 'renew' | 'close'): Promise<void> {
  if (order === 'close') {
    await close()
    parentPort!.close()
    return
  }
  sandbox.advance(MONTH_SECONDS)
  await sandbox.webhooks.settled()
  const events = sandbox.world.all('event')
  const notTaken = events.filter(({ pending_webhooks: pending }) => pending > 0).length
  const paidInvoices = sandbox.world.all('invoice').filter(({ status }) => status === 'paid').length
  tell({ kind: 'renewed', events: events.length, notTaken, paidInvoices })
}
