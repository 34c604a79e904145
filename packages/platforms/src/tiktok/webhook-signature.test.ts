import { expect, test } from 'vitest'
import { isTikTokSignature } from './webhook-signature.ts'

const SECRET = 'tt_client_secret_test'
const BODY =
  '{"client_key":"ck_test","event":"post.publish.complete","create_time":1700000000,"user_openid":"oid_1","content":"{\\"publish_id\\":\\"v_pub_file~v2.1\\"}"}'
const HEADER = 't=1700000000,s=00994597e44c48e3c96329c3901f44570ad0619692be148757c01d1eadc2d6c5'
const NOW = 1_700_000_010_000

test("verifies TikTok's signature", () => {
  expect(isTikTokSignature(SECRET, HEADER, BODY, NOW)).toBe(true)
  expect(isTikTokSignature(SECRET, HEADER, Buffer.from(BODY), NOW)).toBe(true)
  expect(isTikTokSignature('another', HEADER, BODY, NOW)).toBe(false)
  expect(isTikTokSignature(SECRET, HEADER, `${BODY} `, NOW)).toBe(false)
  expect(isTikTokSignature(SECRET, 's=00', BODY, NOW)).toBe(false)
})

test('rejects an old event', () => {
  expect(isTikTokSignature(SECRET, HEADER, BODY, NOW + 400_000)).toBe(false)
})
