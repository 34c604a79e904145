import { createHash, timingSafeEqual } from 'node:crypto'
import type { Sealing } from '../ports.ts'

const VERSION = 1
const ID_BYTES = 16
const COUNTER_BYTES = 6
const MAC_BYTES = 16
const CHECKSUM_BYTES = 4
const BYTES = 1 + ID_BYTES + COUNTER_BYTES + MAC_BYTES + CHECKSUM_BYTES

export type RefreshTokenContents = { sessionId: string; counter: number; mac: Buffer }

type SessionKey = { id: string; refreshKey: string }

/**
 * Returns the refresh token of a session for one number. The token is not stored, because the session's row contains
 * the current number.
 */
export function writeRefreshToken(sealing: Sealing, session: SessionKey, counter: number): string {
  const head = Buffer.alloc(1 + ID_BYTES + COUNTER_BYTES)
  head.writeUInt8(VERSION, 0)
  Buffer.from(session.id.replaceAll('-', ''), 'hex').copy(head, 1)
  head.writeUIntBE(counter, 1 + ID_BYTES, COUNTER_BYTES)
  const body = Buffer.concat([head, macOf(sealing, session, counter)])
  return Buffer.concat([body, checksumOf(body)]).toString('base64url')
}

/**
 * Reads the contents of a well-formed token. Only the comparison with the session shows whether the token is genuine.
 */
export function readRefreshToken(token: string): RefreshTokenContents | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== BYTES || bytes.toString('base64url') !== token || bytes.readUInt8(0) !== VERSION)
    return undefined
  const body = bytes.subarray(0, BYTES - CHECKSUM_BYTES)
  if (!checksumOf(body).equals(bytes.subarray(body.length))) return undefined
  const id = bytes.subarray(1, 1 + ID_BYTES).toString('hex')
  const sessionId = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const counter = bytes.readUIntBE(1 + ID_BYTES, COUNTER_BYTES)
  return { sessionId, counter, mac: body.subarray(body.length - MAC_BYTES) }
}

export function isGenuine(sealing: Sealing, { counter, mac }: RefreshTokenContents, session: SessionKey): boolean {
  return timingSafeEqual(mac, macOf(sealing, session, counter))
}

function macOf(sealing: Sealing, { id, refreshKey }: SessionKey, counter: number): Buffer {
  const mac = sealing.fingerprint('auth-refresh-token', `${id}.${counter}.${refreshKey}`)
  return Buffer.from(mac, 'base64url').subarray(0, MAC_BYTES)
}

/** Returns a checksum that distinguishes a mistyped token from a forged one. */
function checksumOf(body: Buffer): Buffer {
  return createHash('sha256').update(body).digest().subarray(0, CHECKSUM_BYTES)
}
