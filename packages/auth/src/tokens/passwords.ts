import { MAX_PASSWORD_BYTES } from '@dayreel/catalogue'
import { hash, verify } from '@node-rs/argon2'
import type { Switches } from '../switches.ts'
import { AuthError, busy, invalid } from '../wire/auth-error.ts'
import { isCommonPassword } from './common-passwords.ts'

/**
 * The number of hashes that are computed at once. Each hash occupies a core and much memory, and the thread pool has
 * other work too.
 */
const AT_ONCE = 2
const ARGON2 = /^\$argon2(id|i)\$/

export type Passwords = {
  /** @throws {AuthError} if the password is too long or too weak to be used as a new password. */
  checkNew(password: string): void
  hash(password: string): Promise<string>
  /**
   * Returns whether the password matches the hash. Takes the same time without a hash, so that the time does not reveal
   * which accounts exist.
   */
  matches(password: string, passwordHash: string | null): Promise<boolean>
  /** Returns why the password would be rejected as a new password; undefined if it would be accepted. */
  weaknessOf(password: string): Weakness | undefined
  /** Returns whether `matches` understands a hash that was created elsewhere. */
  isKnownHash(passwordHash: string): boolean
  /** Returns the current number of waiting calls. */
  waiting(): number
}

/** A reason for rejecting a password, in the protocol's words. */
type Weakness = { message: string; reasons: readonly ('length' | 'pwned')[] }

type PasswordOptions = Pick<Switches, 'minPasswordLength' | 'passwordCheck' | 'passwordHash' | 'maxWaitingHashes'>

export function createPasswords(options: PasswordOptions): Passwords {
  const { minPasswordLength, passwordCheck, passwordHash, maxWaitingHashes } = options
  const cost = { memoryCost: passwordHash.memoryKib, timeCost: passwordHash.passes, parallelism: 1 }
  const queue = createQueue(maxWaitingHashes)
  let dummyHash: Promise<string> | undefined
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
      dummyHash ??= hash('', cost)
      const against = passwordHash ?? (await dummyHash)
      const isRight = await queue.run(() => verify(against, password))
      return isRight && passwordHash !== null
    },
  }
}

function isTooLong(password: string): boolean {
  return Buffer.byteLength(password) > MAX_PASSWORD_BYTES
}

/** Counts graphemes, so an emoji counts as one character. */
function characters(password: string): number {
  return Array.from(new Intl.Segmenter().segment(password)).length
}

/** Creates a queue that runs a few tasks at once and lets some wait. Further callers are rejected. */
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
        const next = waiters.shift() // The next waiting task takes the place of the finished task.
        if (next === undefined) running--
        else next()
      }
    },
  }
}
