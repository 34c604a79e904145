import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Stripe } from 'stripe'
import { sendError } from '#http/answer-errors.ts'
import { AppError } from '#errors/app-error.ts'
import { createTurns } from '#flow/create-turns.ts'
import type { Services } from '#services'
import { isEvent, noteEvent } from './events.ts'
import { billingOf, type Billing } from './payments-of.ts'
import { readSigned } from './read-signed.ts'
import { STRIPE_WEBHOOK_PATH } from './webhook-path.ts'

const MAX_BYTES = 1 << 20
/**
 * How many events are stored concurrently. Thousands of events may arrive at once, and other requests need database
 * connections too.
 */
const AT_ONCE = 3

/**
 * Serves Stripe's webhook. It reads the raw body, verifies its signature with one of our secrets and stores the event.
 * An unverified sender gets no details about the rejection.
 */
export function serveWebhook(app: FastifyInstance, services: Services): void {
  const turns = createTurns({ mayWait: Infinity, atOnce: AT_ONCE })
  const { signal } = new AbortController()
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: MAX_BYTES },
      (_request, body, done) => done(null, body),
    )
    scope.setErrorHandler(async (error, request, reply) => {
      const { statusCode = 500 } = error as { statusCode?: number }
      if (statusCode < 500) return refuse(reply)
      request.log.error({ err: error }, 'an event could not be stored')
      return sendError(reply, new AppError('internal'))
    })
    scope.post(STRIPE_WEBHOOK_PATH, { schema: { hide: true } }, async (request, reply) => {
      if (services.stripe === undefined) return refuse(reply)
      const billing = await billingOf(services)
      const event = readEvent(billing, request.body, request.headers['stripe-signature'])
      if (event === undefined) return refuse(reply)
      if (event.livemode !== billing.sold.isLive) {
        request.log.error(
          { event: event.id },
          'the event is from another mode, live or test: check the webhook’s secret and the key',
        )
        return reply.send({})
      }
      await turns.take('events', signal, () => noteEvent(services.db, services.jobs, event))
      return reply.send({})
    })
  })
}

function refuse(reply: FastifyReply): FastifyReply {
  return sendError(reply, new AppError('malformed'))
}

function readEvent({ stripe, sold }: Billing, body: unknown, signature: unknown): Stripe.Event | undefined {
  if (!Buffer.isBuffer(body) || typeof signature !== 'string') return undefined
  const event = readSigned(stripe, body, { signature, secrets: sold.webhookSecrets })
  return isEvent(event) ? event : undefined
}
