import { parentPort, workerData } from 'node:worker_threads'
import { startStripeStandIn } from '@dayreel/server/testing'

/** The length of a billing month, which is the same for all users. */
const MONTH_SECONDS = 31 * 86_400

export type Renewed = { events: number; notTaken: number; paidInvoices: number }
export type FromStandIn = { kind: 'ready'; env: Record<string, string> } | ({ kind: 'renewed' } & Renewed)

/** Runs the payment stand-in in a separate thread, so that its work does not count as waiting time. */
const { siteUrl } = workerData as { siteUrl: string }
const { sandbox, env, close } = await startStripeStandIn({ siteUrl })
const post = (message: FromStandIn): void => parentPort!.postMessage(message)
parentPort!.on('message', (order: 'renew' | 'close') => void obey(order))
post({ kind: 'ready', env })

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
  post({ kind: 'renewed', events: events.length, notTaken, paidInvoices })
}
