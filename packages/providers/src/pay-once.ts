import type { Meter, StepStore, Usage } from '@dayreel/storyboard'
import type { StudioErrorCode } from '@dayreel/storyboard/base'
import { type OnFailure, persist } from './persist.ts'
import { ProviderError } from './provider-error.ts'

type PayOnceOptions = {
  /** A hash of everything that decides the answer. */
  question: string
  /** The usage of the call. */
  used: Usage
  /** A cache in which the answer is stored before anything reads it. */
  kept: StepStore | undefined
  meter: Meter | undefined
  signal: AbortSignal
  /** The code of the error that ends the last attempt. */
  code: StudioErrorCode
  waitsMs?: readonly number[] | undefined
  onFailure?: OnFailure | undefined
}

/**
 * Returns a stored answer, or pays for one and stores it. If a process dies after the answer was stored, the next
 * attempt does not pay for it again.
 *
 * @throws {StudioError}
 */
export async function payOnce(call: () => Promise<Uint8Array>, options: PayOnceOptions): Promise<Uint8Array> {
  return (await findPaid([options.question], options)) ?? pay(call, options)
}

/** Returns the stored answer to the first of some questions that has one. */
export async function findPaid(
  questions: readonly string[],
  { used, kept, meter }: Pick<PayOnceOptions, 'used' | 'kept' | 'meter'>,
): Promise<Uint8Array | undefined> {
  for (const id of questions) {
    const found = await kept?.get(id)
    if (found === undefined) continue
    await meter?.count({ id, ...used, isKept: true })
    return found
  }
  return undefined
}

/**
 * Pays for an answer and stores it.
 *
 * @throws {StudioError}
 */
export function pay(call: () => Promise<Uint8Array>, options: PayOnceOptions): Promise<Uint8Array> {
  const { question: id, used, kept, meter, signal, code, waitsMs, onFailure } = options
  const ask = async (): Promise<Uint8Array> => {
    await meter?.reserve({ id, atMost: used })
    const answer = await call().catch(async (error: unknown) => {
      if (error instanceof ProviderError && error.isUnused) await meter?.release({ id })
      throw error
    })
    await kept?.put(id, answer)
    await meter?.count({ id, ...used, isKept: false })
    return answer
  }
  return persist(ask, { signal, code, waitsMs, onFailure })
}
