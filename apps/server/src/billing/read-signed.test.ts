import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStripe } from './create-stripe.ts'
import { readSigned } from './read-signed.ts'

/** A signed message. Another implementation than the one under test computed the signature `V1`. */
const SECRET = 'whsec_dayreel_test'
const SENT_SECONDS = 1_700_000_000
const BODY = '{"id":"evt_test_1","object":"event","type":"checkout.session.completed"}'
const V1 = 'b8c66f72da96364cef6579a275a9a966ca213094b2cfc820a7f80c803d1ea001'
const WRONG = 'ab'.repeat(32)

const stripe = await createStripe({ secretKey: 'sk_test_sandbox', apiUrl: undefined })()
type Sent = { header?: string; secrets?: string[]; body?: string }
const read = ({ header = `t=${SENT_SECONDS},v1=${V1}`, secrets = [SECRET], body = BODY }: Sent = {}): unknown =>
  readSigned(stripe, Buffer.from(body), { signature: header, secrets })
const arriveAfter = (seconds: number): void => void vi.setSystemTime((SENT_SECONDS + seconds) * 1000)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  arriveAfter(0)
})
afterEach(() => void vi.useRealTimers())

test('accepts a Stripe v1 signature from another implementation', () => {
  expect(read()).toEqual(JSON.parse(BODY))
})

test.each<[string, Sent]>([
  ['a wrong signature before it', { header: `t=${SENT_SECONDS},v1=${WRONG},v1=${V1}` }],
  ['a wrong signature after it', { header: `t=${SENT_SECONDS},v1=${V1},v1=${WRONG}` }],
  ['a signature of an older scheme', { header: `t=${SENT_SECONDS},v1=${V1},v0=${WRONG}` }],
  ['a secret that comes after another', { secrets: ['whsec_of_last_year', SECRET] }],
])('12.4 Stripe v1: accepts a request with %s', (_what, sent) => {
  expect(read(sent)).toEqual(JSON.parse(BODY))
})

test.each<[string, Sent]>([
  ['another time', { header: `t=${SENT_SECONDS + 1},v1=${V1}` }],
  ['an earlier time', { header: `t=${SENT_SECONDS - 1},v1=${V1}` }],
  ['wrong signatures only', { header: `t=${SENT_SECONDS},v1=${WRONG},v1=${V1.toUpperCase()}` }],
  ['the scheme that is ignored', { header: `t=${SENT_SECONDS},v0=${V1}` }],
  ['another secret', { secrets: ['whsec_dayreel_tesT'] }],
  ['no secret at all', { secrets: [] }],
  ['another body', { body: `${BODY}\n` }],
])('rejects a Stripe v1 signature: %s', (_what, sent) => {
  expect(read(sent)).toBeUndefined()
})

test('accepts a Stripe v1 signature that is five minutes old, and rejects one that is a second older', () => {
  arriveAfter(300)
  expect(read()).toBeDefined()
  arriveAfter(301)
  expect(read()).toBeUndefined()
})
