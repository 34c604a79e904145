import { createHmac, timingSafeEqual } from 'node:crypto'

const TOLERANCE_SECONDS = 300

/**
 * Returns whether an event comes from TikTok.
 *
 * @param header The value of the `TikTok-Signature` header.
 * @param body The raw bytes of the request.
 */
export function isTikTokSignature(clientSecret: string, header: string, body: string | Buffer, nowMs: number): boolean {
  const [, at, signature] = /^t=(\d{1,12}),s=([0-9a-f]{64})$/.exec(header) ?? []
  if (at === undefined || signature === undefined) return false
  if (Math.abs(nowMs / 1_000 - Number(at)) > TOLERANCE_SECONDS) return false
  const expected = createHmac('sha256', clientSecret).update(`${at}.`).update(body).digest()
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'))
}
