import { ERRORS } from '@dayreel/contract'
import { createHmac, randomUUID } from 'node:crypto'
import { like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ledgerEntries, paymentEvents } from '#db/schema.ts'
import { startTestPayments, type TestPayments } from '#test/given-payments.ts'
import { STRIPE_WEBHOOK_PATH } from './webhook-path.ts'

const SECOND_SECRET = 'whsec_that_comes_after_it'
let at: TestPayments
let secret = ''
beforeAll(async () => {
  at = await startTestPayments({}, [SECOND_SECRET])
  secret = at.env['STRIPE_WEBHOOK_SECRETS']!.split(',')[0]!
})
afterAll(() => at.close())

const EVENT = {
  id: 'evt_1forged',
  object: 'event',
  type: 'checkout.session.completed',
  created: 1_800_000_000,
  livemode: false,
  data: { object: { id: 'cs_test_1', customer: 'cus_1' } },
}
const now = (): number => Math.floor(Date.now() / 1000)
function sign(body: string | Buffer, { with: key = secret, at: seconds = now() } = {}): string {
  const v1 = createHmac('sha256', key).update(`${seconds}.`).update(body).digest('hex')
  return `t=${seconds},v1=${v1}`
}
function send(body: string | Buffer, headers: Record<string, string>) {
  return at.app.inject({
    method: 'POST',
    url: STRIPE_WEBHOOK_PATH,
    payload: body,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  })
}
const BODY = JSON.stringify(EVENT)
const signed = (body: string | Buffer, how?: Parameters<typeof sign>[1]) => ({ 'stripe-signature': sign(body, how) })
const good = (): string => sign(BODY).split('v1=')[1]!

const HOSTILE: readonly [string, () => ReturnType<typeof send>][] = [
  ['no signature', () => send(BODY, {})],
  ['an empty signature', () => send(BODY, { 'stripe-signature': '' })],
  ['words for a signature', () => send(BODY, { 'stripe-signature': 'let me in' })],
  ['another secret', () => send(BODY, signed(BODY, { with: 'whsec_of_somebody_else' }))],
  ['an empty secret', () => send(BODY, signed(BODY, { with: '' }))],
  ['the secret key', () => send(BODY, signed(BODY, { with: 'sk_test_sandbox' }))],
  ['six minutes old', () => send(BODY, signed(BODY, { at: now() - 360 }))],
  ['a year old', () => send(BODY, signed(BODY, { at: now() - 31_536_000 }))],
  ['of the year 1970', () => send(BODY, signed(BODY, { at: 0 }))],
  ['before all time', () => send(BODY, signed(BODY, { at: -1 }))],
  [
    'an old one with a new time',
    () => send(BODY, { 'stripe-signature': `t=${now()},v1=${sign(BODY, { at: now() - 400 }).split('v1=')[1]}` }),
  ],
  ['no time', () => send(BODY, { 'stripe-signature': `v1=${good()}` })],
  ['no number for a time', () => send(BODY, { 'stripe-signature': `t=soon,v1=${good()}` })],
  ['the old scheme only', () => send(BODY, { 'stripe-signature': `t=${now()},v0=${good()}` })],
  ['an unknown scheme', () => send(BODY, { 'stripe-signature': `t=${now()},v9=${good()}` })],
  ['half a signature', () => send(BODY, { 'stripe-signature': `t=${now()},v1=${good().slice(0, 32)}` })],
  ['a signature of other letters', () => send(BODY, { 'stripe-signature': `t=${now()},v1=${'zz'.repeat(32)}` })],
  [
    'a thousand wrong signatures',
    () =>
      send(BODY, {
        'stripe-signature': `t=${now()},${Array.from({ length: 1000 }, () => `v1=${'ab'.repeat(32)}`).join(',')}`,
      }),
  ],
  ['a byte more than was signed', () => send(`${BODY} `, signed(BODY))],
  ['other fields than were signed', () => send(BODY.replace('cus_1', 'cus_2'), signed(BODY))],
  ['nothing', () => send('', signed(''))],
  ['no JSON', () => send('{"id":', signed('{"id":'))],
  ['a list', () => send('[]', signed('[]'))],
  ['null', () => send('null', signed('null'))],
  ['a number', () => send('7', signed('7'))],
  [
    'an event without an object',
    () =>
      send(
        '{"id":"evt_1","type":"invoice.paid","created":1}',
        signed('{"id":"evt_1","type":"invoice.paid","created":1}'),
      ),
  ],
  [
    'an event without an id',
    () =>
      send(
        '{"type":"invoice.paid","created":1,"data":{"object":{"id":"in_1"}}}',
        signed('{"type":"invoice.paid","created":1,"data":{"object":{"id":"in_1"}}}'),
      ),
  ],
  ['bytes that are no text', () => send(Buffer.from([0xff, 0xfe, 0x00]), signed(Buffer.from([0xff, 0xfe, 0x00])))],
  ['two megabytes', () => send(Buffer.alloc(2 << 20, ' '), signed(Buffer.alloc(2 << 20, ' ')))],
  ...(
    [
      ['a NUL in its id', { id: 'evt_1\0' }],
      ['an id of 300 letters', { id: `evt_${'a'.repeat(300)}` }],
      ['a NUL in the id of its object', { data: { object: { id: 'cs_test_1\0', customer: 'cus_1' } } }],
      ['a NUL in the id of its customer', { data: { object: { id: 'cs_test_1', customer: { id: 'cus_\0' } } } }],
      ['a number for its customer', { data: { object: { id: 'cs_test_1', customer: 7 } } }],
      ['a time far ahead', { created: 9e15 }],
      ['a time before all time', { created: -9e15 }],
    ] as const
  ).map(([what, change]): (typeof HOSTILE)[number] => {
    const body = JSON.stringify({ ...EVENT, ...change })
    return [what, () => send(body, signed(body))]
  }),
  ['a form', () => send('id=evt_1', { ...signed('id=evt_1'), 'content-type': 'application/x-www-form-urlencoded' })],
  ['plain text', () => send(BODY, { ...signed(BODY), 'content-type': 'text/plain' })],
]

test('answers 30 forged, old, changed, huge and malformed events with 400 and no message, and writes nothing', async () => {
  expect(HOSTILE.length).toBeGreaterThanOrEqual(30)
  const { message } = ERRORS.malformed
  for (const [what, attempt] of HOSTILE) {
    const answer = await attempt()
    expect([what, answer.statusCode, answer.json()]).toEqual([what, 400, { code: 'malformed', message }])
  }
  const { db } = at.running.services
  expect([await db.select().from(paymentEvents), await db.select().from(ledgerEntries)]).toEqual([[], []])
})

test('stores an event signed with either secret, and ignores a repeated one', async () => {
  const { db } = at.running.services
  for (const key of [secret, SECOND_SECRET, secret]) {
    const { statusCode } = await send(BODY, signed(BODY, { with: key }))
    expect(statusCode).toBe(200)
  }
  expect((await db.select().from(paymentEvents)).map(({ id }) => id)).toEqual([EVENT.id])
})

test('answers another call before all events of a large batch are stored', async () => {
  const MANY = 200
  let answered = 0
  const statuses = Array.from({ length: MANY }, async (_, i) => {
    const body = JSON.stringify({ ...EVENT, id: `evt_1many${i}` })
    const { statusCode } = await send(body, signed(body))
    answered++
    return statusCode
  })
  await statuses[0] // The other requests are now waiting in the queue.
  await at.balance(randomUUID())
  expect(answered).toBeLessThan(MANY / 2)
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]))
  await at.running.services.db.delete(paymentEvents).where(like(paymentEvents.id, 'evt_1many%'))
})

test('accepts events of the other mode and of unhandled types, and writes nothing', async () => {
  for (const other of [
    { ...EVENT, id: 'evt_1live', livemode: true },
    { ...EVENT, id: 'evt_1other', type: 'product.created' },
  ]) {
    const body = JSON.stringify(other)
    expect((await send(body, signed(body))).statusCode).toBe(200)
  }
  const { db } = at.running.services
  expect(await db.select().from(paymentEvents)).toHaveLength(1)
})
