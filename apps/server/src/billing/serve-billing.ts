import { api } from '@dayreel/contract'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#errors/app-error.ts'
import { serve } from '#http/serve.ts'
import type { Services } from '#services'
import { readAffiliate } from './affiliate/read-affiliate.ts'
import { beginCheckout, orPaymentFailed } from './checkout.ts'
import { confirmPayment } from './confirm-payment.ts'
import { knownCustomer } from './customers.ts'
import { billingOf } from './payments-of.ts'
import { keepPlan } from './keep-plan.ts'
import { openPortal } from './portal.ts'
import { readSubscription } from './read-subscription.ts'
import { serveWebhook } from './serve-webhook.ts'
import { exportStatement } from './statement/export-statement.ts'
import { readStatement } from './statement/read-statement.ts'

const IN_THE_APP = /^\/app(?:[/?]|$)/

export function serveBilling(app: FastifyInstance, services: Services): void {
  serve(app, api.createCheckoutSession, async ({ account, body: { priceId, returnTo, besideGrantedPlan = false } }) => {
    if (returnTo !== undefined && !IN_THE_APP.test(returnTo))
      throw new AppError('unacceptable', { message: 'The return path must be a path of the app.' })
    return beginCheckout(await billingOf(services), account, { priceId, returnTo, besideGrantedPlan })
  })

  serve(app, api.openPortal, async ({ account }) => {
    const billing = await billingOf(services)
    const customer = await knownCustomer(services.db, account.id)
    if (customer === undefined) throw new AppError('not_found', { message: 'You have not bought anything yet.' })
    return orPaymentFailed(services.log, () => openPortal(billing, { customer }))
  })

  serve(app, api.keepPlan, async ({ account }) => {
    const billing = await billingOf(services)
    await orPaymentFailed(services.log, () => keepPlan(billing, account.id))
    return readSubscription(services, account.id)
  })

  serve(app, api.confirmPayment, async ({ account, body }) =>
    confirmPayment(await billingOf(services), account.id, body.sessionId),
  )

  serve(app, api.getSubscription, ({ account }) => readSubscription(services, account.id))

  serve(app, api.getStatement, ({ account, query }) => readStatement(services.db, account.id, query.before))

  serve(app, api.exportStatement, async ({ account }) => ({ csv: await exportStatement(services.db, account.id) }))

  serve(app, api.getAffiliate, ({ account }) => readAffiliate(services, account.id))

  serveWebhook(app, services)
}
