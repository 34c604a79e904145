import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { accounts, externalCleanups, stripeCustomers, subscriptions } from '#db/schema.ts'
import { emailOf } from '#test/create-test-services.ts'
import { startTestPayments, type TestPayments } from '#test/given-payments.ts'
import { externalCleanupHandler } from '#compose/external-cleanup-handler.ts'

let at: TestPayments
beforeAll(async () => {
  at = await startTestPayments()
})
afterAll(() => at.close())

const killed = (): Error => new Error('killed here')
/** The moments at which the test kills the account deletion or its cleanup. Each run uses one moment. */
const MOMENTS: Readonly<Record<string, () => unknown>> = {
  'before anything': () => vi.spyOn(at.running.services.jobs, 'forgetAccount').mockRejectedValueOnce(killed()),
  'before its files go': () => vi.spyOn(at.running.services.storage, 'deleteAll').mockRejectedValueOnce(killed()),
  'before its sign-in goes': () => vi.spyOn(at.running.services.auth, 'deleteUser').mockRejectedValueOnce(killed()),
  'before the call to the provider': () => refuse('GET /v1/checkout/sessions'),
  'before its plan is looked for': () => refuse('GET /v1/subscriptions'),
  'before its plan is ended': () => refuse('DELETE /v1/subscriptions'),
  'when its plan has ended and nobody has heard of it': () =>
    at.sandbox.faults.add({ kind: 'lose', match: { route: 'DELETE /v1/subscriptions' } }),
  'before it is erased': () =>
    vi.spyOn(at.running.services.db, 'delete').mockImplementationOnce(() => {
      throw killed()
    }),
}
const refuse = (route: string): void =>
  at.sandbox.faults.add({
    kind: 'answer',
    status: 429,
    body: { error: { type: 'rate_limit_error', message: 'Too many' } },
    match: { route },
    times: 1,
  })

test.each(Object.keys(MOMENTS))(
  'after a kill %s, an account with a plan is still deleted and its plan ended',
  async (moment) => {
    const { db } = at.running.services
    const id = randomUUID()
    await at.buy(id, 'STRIPE_PRICE_PRO')
    const [customer] = await db.select().from(stripeCustomers).where(eq(stripeCustomers.accountId, id))
    const isOutside = /provider|plan|erased/.test(moment)
    if (!isOutside) MOMENTS[moment]!()
    const ask = () => at.call(id, 'POST', 'users/delete-account', { email: emailOf(id) })
    const first = await ask()
    const { status } = first.status === 204 ? first : await ask()
    expect(status).toBe(204)
    if (isOutside) MOMENTS[moment]!()
    for (let tries = 0; tries < 3; tries++) {
      await externalCleanupHandler
        .run(
          {},
          {
            services: at.running.services,
            signal: new AbortController().signal,
            complete: async () => undefined,
            progressed: async () => undefined,
          },
        )
        .catch(() => undefined)
      await at.pass(1)
    }
    vi.restoreAllMocks()
    at.sandbox.faults.clear()
    const { data } = await at.stripe.subscriptions.list({ customer: customer!.customerId, status: 'all' })
    expect(data.map(({ status }) => status)).toEqual(['canceled'])
    expect(await db.select().from(externalCleanups)).toEqual([])
    expect(await db.select().from(accounts).where(eq(accounts.id, id))).toEqual([])
    expect(await db.select().from(subscriptions).where(eq(subscriptions.accountId, id))).toEqual([])
  },
)
