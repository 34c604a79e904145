import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Keeps secrets that lie in the database unreadable without the server's master key. */
export type Sealing = {
  /** AES-256-GCM under a fresh nonce; `purpose` is bound in, so that a sealed value is of no use in another place. */
  seal(purpose: string, plain: string): string
  /** @throws {Error} where the value was not sealed with this key for this purpose, or was changed. */
  open(purpose: string, sealed: string): string
  /** HMAC-SHA-256 in base64url: finds a value without keeping it. */
  fingerprint(purpose: string, plain: string): string
}

/** @param masterKey 32 bytes. */
export function createSealing(masterKey: Uint8Array): Sealing {
  if (masterKey.length !== KEY_BYTES) throw new RangeError(`The master key must have ${KEY_BYTES} bytes.`)
  const keyFor = (use: string): Buffer => Buffer.from(hkdfSync('sha256', masterKey, '', use, KEY_BYTES))
  const sealingKey = keyFor('seal')
  const fingerprintKey = keyFor('fingerprint')
  return {
    seal(purpose, plain) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', sealingKey, nonce).setAAD(Buffer.from(purpose))
      const hidden = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')
    },
    open(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      const nonce = bytes.subarray(0, NONCE_BYTES)
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
      const decipher = createDecipheriv('aes-256-gcm', sealingKey, nonce, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(tag)
      const hidden = bytes.subarray(NONCE_BYTES + TAG_BYTES)
      return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8')
    },
    fingerprint: (purpose, plain) =>
      createHmac('sha256', fingerprintKey).update(`${purpose}\0${plain}`).digest('base64url'),
  }
}
