import { MAX_PASSWORD_BYTES } from '@dayreel/catalogue'
import { hash, verify } from '@node-rs/argon2'
import type { Switches } from '../switches.ts'
import { AuthError, busy, invalid } from '../wire/auth-error.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Hashing takes a core and its memory each time; the system's threads have other work too. */
const AT_ONCE = 2
const ARGON2 = /^\$argon2(id|i)\$/

export type Passwords = {
  /** @throws {AuthError} where the password is too long or too weak to be set. */
  checkNew(password: string): void
  hash(password: string): Promise<string>
  /** Takes as long for no hash as for one, so that nobody learns from the time who has an account. */
  matches(password: string, passwordHash: string | null): Promise<boolean>
  /** Why it would not be taken as a new one; undefined where it would. */
  weaknessOf(password: string): Weakness | undefined
  /** A hash made elsewhere that `matches` understands. */
  isKnownHash(passwordHash: string): boolean
  /** How many wait now. */
  waiting(): number
}

/** In the protocol's words. */
type Weakness = { message: string; reasons: readonly ('length' | 'pwned')[] }

type PasswordOptions = Pick<Switches, 'minPasswordLength' | 'passwordCheck' | 'passwordHash' | 'maxWaitingHashes'>

export function createPasswords(options: PasswordOptions): Passwords {
  const { minPasswordLength, passwordCheck, passwordHash, maxWaitingHashes } = options
  const cost = { memoryCost: passwordHash.memoryKib, timeCost: passwordHash.passes, parallelism: 1 }
  const queue = createQueue(maxWaitingHashes)
  let nobodys: Promise<string> | undefined
  const weaknessOf = (password: string): Weakness | undefined => {
    if (characters(password) < minPasswordLength) {
      return { message: `Password should be at least ${minPasswordLength} characters.`, reasons: ['length'] }
    }
    if (passwordCheck === 'off' || !isCommonPassword(password)) return undefined
    const message = 'Password is known to be weak and easy to guess, please choose a different one.'
    return { message, reasons: ['pwned'] }
  }
  return {
    weaknessOf,
    isKnownHash: (text) => ARGON2.test(text),
    waiting: queue.waiting,
    checkNew(password) {
      if (isTooLong(password)) throw invalid(`Password cannot be longer than ${MAX_PASSWORD_BYTES} characters`)
      const weakness = weaknessOf(password)
      if (weakness === undefined) return
      const { message, reasons } = weakness
      throw new AuthError(422, 'weak_password', message, { details: { weak_password: { reasons } } })
    },
    hash: (password) => queue.run(() => hash(password, cost)),
    async matches(password, passwordHash) {
      if (isTooLong(password)) return false
      nobodys ??= hash('', cost)
      const against = passwordHash ?? (await nobodys)
      const isRight = await queue.run(() => verify(against, password))
      return isRight && passwordHash !== null
    },
  }
}

function isTooLong(password: string): boolean {
  return Buffer.byteLength(password) > MAX_PASSWORD_BYTES
}

/** As people count them: an emoji is one. */
function characters(password: string): number {
  return Array.from(new Intl.Segmenter().segment(password)).length
}

/** Lets a few run at once and some wait; whoever comes after them is turned away rather than kept. */
function createQueue(maxWaiting: number) {
  const waiters: (() => void)[] = []
  let running = 0
  return {
    waiting: () => waiters.length,
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (running >= AT_ONCE) {
        if (waiters.length >= maxWaiting) throw busy()
        await new Promise<void>((resolve) => waiters.push(resolve))
      } else running++
      try {
        return await work()
      } finally {
        const next = waiters.shift() // takes this one's place
        if (next === undefined) running--
        else next()
      }
    },
  }
}
