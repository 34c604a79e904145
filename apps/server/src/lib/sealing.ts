import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Keeps secrets that lie in the database unreadable without the server's master key. */
export type Sealing = {
  /** AES-256-GCM under a fresh nonce; `purpose` is bound in, so that a sealed value is of no use in another place. */
  seal(purpose: string, plain: string): string
  /** @throws {Error} where the value was not sealed with this key for this purpose, or was changed. */
  open(purpose: string, sealed: string): string
  /** It was sealed with an earlier key: to be sealed anew. */
  isOfOldKey(sealed: string): boolean
  /** HMAC-SHA-256 in base64url: finds a value without keeping it. */
  fingerprint(purpose: string, plain: string): string
}

/**
 * @param masterKey 32 bytes: what is sealed from now on.
 * @param before keys that were used earlier, newest first. What they sealed can be opened, and what was found by the oldest is found.
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
      // What was sealed before keys had ids was sealed with the oldest.
      const key = id === undefined ? keys.at(-1) : keys.find((one) => one.id === id)
      if (key === undefined) throw new Error('This was sealed with a key that is not known any more.')
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

/** Says which key it is, and nothing about it. */
function idOf(key: Uint8Array): string {
  return createHash('sha256').update('key id').update(key).digest('base64url').slice(0, 6)
}
