import { useRef } from 'react'
import { idempotencyKey } from './idempotency-key.ts'

/**
 * Creates idempotency keys for submissions. A request that is repeated after a lost response gets the same key, so that
 * the server counts it once.
 *
 * @returns the headers of a request, and a function to call after its response.
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
