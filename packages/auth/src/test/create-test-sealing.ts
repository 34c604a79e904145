import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Sealing } from '../ports.ts'

/** Creates encryption with its own random key. */
export function createTestSealing(): Sealing {
  const key = randomBytes(32)
  return {
    seal(purpose, plain) {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose))
      const hidden = [cipher.update(plain, 'utf8'), cipher.final()]
      return [nonce, cipher.getAuthTag(), Buffer.concat(hidden)].map((part) => part.toString('base64url')).join('.')
    },
    open(purpose, sealed) {
      const [nonce, tag, hidden] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'))
      const decipher = createDecipheriv('aes-256-gcm', key, nonce!, { authTagLength: 16 })
      decipher.setAAD(Buffer.from(purpose)).setAuthTag(tag!)
      return Buffer.concat([decipher.update(hidden!), decipher.final()]).toString('utf8')
    },
    fingerprint: (purpose, plain) => createHmac('sha256', key).update(`${purpose}\0${plain}`).digest('base64url'),
  }
}
