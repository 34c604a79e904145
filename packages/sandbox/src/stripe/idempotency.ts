import { createHash } from 'node:crypto'
import { DAY_SECONDS } from '../stand-in/durations.ts'
import { StripeFault } from './fault.ts'

const MAX_KEY = 255

type Answer = { status: number; body: unknown }
type Kept = { hash: string; answer: Answer | undefined; at: number }

export type Idempotency = {
  /**
   * Runs the first request with a key, and repeats its answer for 24 hours to later requests with the same key. The
   * call takes effect only once.
   *
   * @throws {StripeFault} 400 for another body with the same key, 409 while the first request is still running.
   */
  once(
    key: string | undefined,
    request: { path: string; body: string },
    answer: () => Promise<Answer>,
  ): Promise<Answer & { isReplay: boolean }>
}

/** @param now returns the seconds of the stand-in's own clock. */
export function createIdempotency(now: () => number): Idempotency {
  const kept = new Map<string, Kept>()
  return {
    async once(key, { path, body }, answer) {
      if (key === undefined) return { ...(await answer()), isReplay: false }
      if (key.length > MAX_KEY)
        throw new StripeFault(400, 'Idempotency keys can have up to 255 characters.', { type: 'idempotency_error' })
      const hash = createHash('sha256').update(`${path}\n${body}`).digest('hex')
      const before = kept.get(key)
      if (before !== undefined && now() - before.at < DAY_SECONDS) {
        if (before.hash !== hash)
          throw new StripeFault(
            400,
            `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
            { type: 'idempotency_error' },
          )
        if (before.answer === undefined)
          throw new StripeFault(409, 'There is currently another in-progress request using this Idempotent Key.', {
            type: 'idempotency_error',
            code: 'idempotency_key_in_use',
          })
        return { ...before.answer, isReplay: true }
      }
      const entry: Kept = { hash, answer: undefined, at: now() }
      kept.set(key, entry)
      try {
        entry.answer = await answer()
        return { ...entry.answer, isReplay: false }
      } catch (error) {
        // A call that failed validation had no effect, so its key can be used again.
        kept.delete(key)
        throw error
      }
    },
  }
}
