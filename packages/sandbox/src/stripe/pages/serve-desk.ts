import type { FastifyInstance, FastifyReply } from 'fastify'
import { DAY_SECONDS } from '../../stand-in/durations.ts'
import { escape, sendFaultPage, sendPage } from '../../stand-in/page.ts'
import { advanceTo } from '../acts/advance.ts'
import { closeDispute, failRefund, openDispute, refundCharge } from '../acts/give-back.ts'
import { StripeFault } from '../fault.ts'
import type { Charge } from '../objects/payment.ts'
import type { World } from '../world.ts'
import { day, money, STANDS_FOR } from './words.ts'

const SHOWN_EVENTS = 30
type Fields = Partial<Record<'act' | 'id' | 'amount' | 'days', string>>

/** Serves a dashboard for the seller: payments that can be refunded and disputed, the clock, and the events. */
export function serveDesk(app: FastifyInstance, world: World): void {
  app.get('/', async (_request, reply) => sendDesk(world, reply))
  app.post('/', async (request, reply) => {
    try {
      world.during({ id: null, idempotency_key: null }, () => act(world, (request.body ?? {}) as Fields))
      return await reply.redirect('/', 303)
    } catch (error) {
      if (error instanceof StripeFault) return sendFaultPage(reply, STANDS_FOR, error.message)
      throw error
    }
  })
}

function act(world: World, { act: name, id = '', amount = '', days = '' }: Fields): void {
  if (name === 'advance') advanceTo(world, world.now() + Math.max(0, Math.min(62, Number(days) || 0)) * DAY_SECONDS)
  if (name === 'refund') {
    const cents = amount.trim() === '' ? null : Math.round(Number(amount) * 100)
    refundCharge(world, world.get('charge', id), { amount: cents, reason: 'requested_by_customer', metadata: {} })
  }
  if (name === 'fail-refund') failRefund(world, world.get('refund', id))
  if (name === 'dispute' || name === 'inquiry') openDispute(world, world.get('charge', id), name === 'inquiry')
  if (name === 'win') closeDispute(world, world.get('dispute', id), 'won')
  if (name === 'lose') closeDispute(world, world.get('dispute', id), 'lost')
}

function sendDesk(world: World, reply: FastifyReply): FastifyReply {
  const payments = world
    .all('charge')
    .filter(({ paid }) => paid)
    .toReversed()
  const events = world.all('event').slice(-SHOWN_EVENTS).toReversed()
  const content = `<section><h1>The seller’s desk</h1><article><h2>${day(world.now())}</h2><form method="post"><label>Days forward (62 at most)<input name="days" type="number" min="1" max="62" value="31"></label><div class="buttons"><button name="act" value="advance">Let time pass</button></div></form></article>${payments.map((charge) => aboutCharge(world, charge)).join('') || '<p>Nobody has paid yet.</p>'}<article><h2>Events</h2><dl>${events.map((each) => `<dt>${escape(each.type)}</dt><dd>${each.id}${each.pending_webhooks > 0 ? ' (not taken yet)' : ''}</dd>`).join('')}</dl></article></section>`
  return sendPage(reply, { title: 'Sandbox: desk', standsFor: STANDS_FOR, content, isWide: true })
}

function aboutCharge(world: World, charge: Charge): string {
  const who = world.find('customer', charge.customer)?.email ?? 'a customer who was deleted'
  const left = charge.amount - charge.amount_refunded
  const disputes = world.all('dispute').filter((each) => each.charge === charge.id)
  const isDisputed = disputes.some(({ status }) => status === 'needs_response')
  const refunding =
    left === 0 || isDisputed
      ? ''
      : `<form method="post"><input type="hidden" name="id" value="${escape(charge.id)}"><label>Amount (empty: all that is left)<input name="amount" inputmode="decimal"></label><div class="buttons"><button name="act" value="refund">Refund</button></div></form>`
  const refunds = world.all('refund').filter((each) => each.charge === charge.id && each.status === 'succeeded')
  return `<article><h2>${money(charge.amount, charge.currency)} by ${escape(who)}</h2><p>${escape(charge.description ?? '')}, ${day(charge.created)}. Given back: ${money(charge.amount_refunded, charge.currency)}.</p>${refunding}${refunds.map(({ id }) => button('fail-refund', id, 'Let the refund fail')).join('')}${disputes.length > 0 ? '' : button('dispute', charge.id, 'Dispute') + button('inquiry', charge.id, 'Bank asks')}${disputes.map(({ id, status }) => (status === 'needs_response' ? button('win', id, 'Win the dispute') + button('lose', id, 'Lose the dispute') : `<p>Dispute: ${status}.</p>`)).join('')}</article>`
}

function button(name: string, id: string, label: string): string {
  return `<form method="post"><input type="hidden" name="id" value="${escape(id)}"><div class="buttons"><button name="act" value="${name}">${label}</button></div></form>`
}
