import type { FastifyInstance, FastifyReply } from 'fastify'
import { randomUUID } from 'node:crypto'
import { escape, hiddenFields, sendFaultPage, sendPage } from '../../stand-in/page.ts'
import { cardNumber } from '../acts/charge-card.ts'
import { expireIfDue, paySession, type Payer } from '../acts/pay-session.ts'
import { StripeFault } from '../fault.ts'
import type { Session } from '../objects/session.ts'
import type { WebhookSender } from '../webhook-sender.ts'
import type { World } from '../world.ts'
import { countryField, money, STANDS_FOR } from './words.ts'

type Fields = Partial<Record<'email' | 'name' | 'number' | 'code' | 'country' | 'decision' | 'form', string>>

/** Serves a session's payment page: pay by card, with or without a promotion code or 3-D Secure, or cancel. */
export function serveCheckout(app: FastifyInstance, world: World, webhooks: WebhookSender): void {
  app.get('/c/pay/:id', async (request, reply) => {
    const session = open(world, request.params)
    return session === undefined ? closed(reply) : sendCheckout(world, reply, session, {})
  })
  /** Paid forms by their id, so that the second click of a double click has the same result as the first. */
  const paidForms = new Map<string, Promise<void>>()
  app.post('/c/pay/:id', async (request, reply) => {
    const fields = (request.body ?? {}) as Fields
    const paid = world.find('checkout.session', (request.params as { id: string }).id)
    const delivery = paidForms.get(fields.form ?? '')
    if (paid !== undefined && delivery !== undefined) {
      await delivery
      return reply.redirect(backTo(paid), 303)
    }
    const session = open(world, request.params)
    if (session === undefined) return closed(reply)
    if (fields.decision === 'cancel') {
      return session.cancel_url === null ? closed(reply) : reply.redirect(session.cancel_url, 303)
    }
    return pay(reply, session, fields)
  })

  async function pay(reply: FastifyReply, session: Session, fields: Fields): Promise<FastifyReply> {
    const number = cardNumber(fields.number ?? '')
    if (number === undefined) return sendCheckout(world, reply, session, fields, 'Your card number is invalid.')
    if (fields.decision === 'fail')
      return sendCheckout(world, reply, session, fields, 'We are unable to authenticate your payment method.')
    const payer: Payer = {
      email: fields.email?.trim() || null,
      name: fields.name?.trim() || null,
      number,
      promotionCode: fields.code?.trim() || null,
      country: fields.country?.trim() || null,
      hasPassedChallenge: fields.decision === 'pass',
    }
    try {
      const paid = world.during({ id: null, idempotency_key: null }, () => paySession(world, session, payer))
      if (paid.kind === 'challenge') return sendChallenge(reply, session, fields, paid.due)
      if (paid.kind === 'declined') return sendCheckout(world, reply, session, fields, paid.message)
      // Like Stripe, the page waits up to ten seconds until the webhooks are delivered.
      const delivery = webhooks.answered(paid.completed)
      if (fields.form !== undefined) paidForms.set(fields.form, delivery)
      await delivery
      return reply.redirect(backTo(session), 303)
    } catch (error) {
      if (error instanceof StripeFault) return sendCheckout(world, reply, session, fields, error.message)
      throw error
    }
  }
}

function backTo(session: Session): string {
  return session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id)
}

function open(world: World, params: unknown): Session | undefined {
  const session = world.find('checkout.session', (params as { id: string }).id)
  if (session === undefined) return undefined
  expireIfDue(world, session)
  return session.status === 'open' ? session : undefined
}

function closed(reply: FastifyReply): FastifyReply {
  return sendFaultPage(
    reply,
    STANDS_FOR,
    'This page was paid, cancelled or is too old. Go back to the site and begin again.',
  )
}

function sendCheckout(
  world: World,
  reply: FastifyReply,
  session: Session,
  fields: Fields,
  problem?: string,
): FastifyReply {
  const email = fields.email ?? emailOf(world, session)
  const items = world.notes.sessions[session.id]!.items.map(
    (item) =>
      `<dt>${escape(item.description)}</dt><dd>${money(item.amount_total, item.currency)}${item.price.recurring === null ? '' : ' a month'}</dd>`,
  )
  const cards = [
    ['4242 4242 4242 4242', 'is accepted'],
    ['4000 0000 0000 0002', 'is declined'],
    ['4000 0000 0000 9995', 'has too little money'],
    ['4000 0025 0000 3155', 'asks for 3-D Secure'],
  ].map(([number, what]) => `<option value="${number}">${what}</option>`)
  const code = session.allow_promotion_codes
    ? `<label>Promotion code<input name="code" autocomplete="off" value="${escape(fields.code ?? '')}"></label>`
    : ''
  const country = session.automatic_tax.enabled ? countryField(fields.country) : ''
  // Cancelling has its own form, because pressing Enter in a field presses the first button of its form, which must be
  // the one that pays.
  const form = hiddenFields({ form: randomUUID() })
  const content = `<form method="post">${form}<h1>${money(session.amount_total, session.currency)}${session.mode === 'subscription' ? ' a month' : ''}</h1><dl>${items.join('')}</dl>${problem === undefined ? '' : `<p role="alert"><strong>${escape(problem)}</strong></p>`}<label>Email address<input type="email" name="email" required autocomplete="off" value="${escape(email)}"></label><label>Card number<input name="number" required autocomplete="off" list="cards" value="${escape(fields.number ?? '4242 4242 4242 4242')}"></label><datalist id="cards">${cards.join('')}</datalist><label>Name on the card<input name="name" autocomplete="off" value="${escape(fields.name ?? 'Ada Lovelace')}"></label>${country}${code}<p>Payments are simulated. Cards that end in 0002 are declined, in 3155 they ask for 3-D Secure.</p><div class="buttons"><button form="back" name="decision" value="cancel">Back</button><button name="decision" value="allow">${session.mode === 'subscription' ? 'Subscribe' : 'Pay'}</button></div></form><form id="back" method="post" hidden></form>`
  return sendPage(problem === undefined ? reply : reply.code(402), {
    title: 'Sandbox: checkout',
    standsFor: STANDS_FOR,
    content,
  })
}

function sendChallenge(reply: FastifyReply, session: Session, fields: Fields, due: number): FastifyReply {
  const { email, name, number, code, country, form } = fields
  const content = `<form method="post"><h1>3-D Secure</h1><p>The bank asks whether it is really you who pays ${money(due, session.currency)}.</p>${hiddenFields({ email, name, number, code, country, form })}<div class="buttons"><button name="decision" value="fail">Fail</button><button name="decision" value="pass">Complete</button></div></form>`
  return sendPage(reply, { title: 'Sandbox: 3-D Secure', standsFor: STANDS_FOR, content })
}

function emailOf(world: World, session: Session): string {
  return world.get('customer', session.customer).email ?? 'ada@example.com'
}
