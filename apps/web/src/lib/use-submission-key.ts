import { useRef } from 'react'
import { idempotencyKey } from './idempotency-key.ts'

/**
 * Names submissions: the same thing sent again, because no answer came, has the same name and is done once.
 *
 * @returns the headers for what is sent, and what to call when it has been answered.
 */
export function useSubmissionKey() {
  const known = useRef<{ about: string; key: string }>(undefined)
  return {
    headersFor: (about: string): { 'idempotency-key': string } => {
      if (known.current?.about !== about) known.current = { about, key: idempotencyKey() }
      return { 'idempotency-key': known.current.key }
    },
    answered: (): void => {
      known.current = undefined
    },
  }
}
