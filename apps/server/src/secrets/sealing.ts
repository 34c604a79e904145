import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts secrets in the database with the server's master key. */
export type Sealing = {
  /** Encrypts with AES-256-GCM and a new nonce. The value can be opened only with the same `purpose`. */
  seal(purpose: string, plain: string): string
  /** @throws {Error} if the value was sealed with another key or purpose, or was changed. */
  open(purpose: string, sealed: string): string
  /** Whether the value was sealed with an earlier key and needs resealing. */
  isOfOldKey(sealed: string): boolean
  /** Returns an HMAC-SHA-256 in base64url. The server finds a row by this hash without storing the value itself. */
  fingerprint(purpose: string, plain: string): string
}

/**
 * @param masterKey 32 bytes. It seals new values.
 * @param before previous keys, newest first. They only open values. Fingerprints use the oldest key.
 */
export function createSealing(masterKey: Uint8Array, before: readonly Uint8Array[] = []): Sealing {
  const all = [masterKey, ...before]
  if (all.some(({ length }) => length !== KEY_BYTES)) throw new RangeError(`A master key must have ${KEY_BYTES} bytes.`)
  const keyFor = (key: Uint8Array, use: string): Buffer => Buffer.from(hkdfSync('sha256', key, '', use, KEY_BYTES))
  const keys = all.map((key) => ({ id: idOf(key), key: keyFor(key, 'seal') }))
  const [newest] = keys
  const fingerprintKey = keyFor(all.at(-1)!, 'fingerprint')
  return {
    seal(purpose, plain) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', newest!.key, nonce).setAAD(Buffer.from(purpose))
      const hidden = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return `${newest!.id}.${Buffer.concat([nonce, cipher.getAuthTag(), hidden]).toString('base64url')}`
    },
    open(purpose, sealed) {
      const [id, body] = sealed.includes('.') ? (sealed.split('.', 2) as [string, string]) : [undefined, sealed]
      // A value without a key id was sealed with the oldest key.
      const key = id === undefined ? keys.at(-1) : keys.find((one) => one.id === id)
      if (key === undefined) throw new Error('This was sealed with a key that is no longer configured.')
      const bytes = Buffer.from(body, 'base64url')
      const nonce = bytes.subarray(0, NONCE_BYTES)
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
      const decipher = createDecipheriv('aes-256-gcm', key.key, nonce, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(tag)
      const hidden = bytes.subarray(NONCE_BYTES + TAG_BYTES)
      return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8')
    },
    isOfOldKey: (sealed) => !sealed.startsWith(`${newest!.id}.`),
    fingerprint: (purpose, plain) =>
      createHmac('sha256', fingerprintKey).update(`${purpose}\0${plain}`).digest('base64url'),
  }
}

/** Identifies the key without revealing anything about it. */
function idOf(key: Uint8Array): string {
  return createHash('sha256').update('key id').update(key).digest('base64url').slice(0, 6)
}
