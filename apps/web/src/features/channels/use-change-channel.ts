import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { readBalancesAgain } from '#lib/credits.ts'
import { idempotencyKey } from '#lib/idempotency-key.ts'
import { CHANNELS_KEY } from './channel-queries.ts'

type Once = { headers: { 'idempotency-key': string } }

/**
 * Something that changes a channel or its runs. What is known of channels and credits is read again, also where it failed: what
 * was shown may have been old. The same, sent again after a failure, counts once.
 */
export function useChangeChannel<Given = void, Answer = unknown>(
  change: (given: Given, once: Once) => Promise<Answer>,
  onDone?: (answer: Answer) => void,
) {
  const queryClient = useQueryClient()
  const submission = useRef<{ json: string; key: string } | undefined>(undefined)
  return useMutation({
    mutationFn: (given: Given) => {
      const json = JSON.stringify(given) ?? ''
      if (submission.current?.json !== json) submission.current = { json, key: idempotencyKey() }
      return change(given, { headers: { 'idempotency-key': submission.current.key } })
    },
    onSuccess: (answer) => {
      submission.current = undefined
      onDone?.(answer)
    },
    onSettled: () => {
      readBalancesAgain(queryClient)
      return queryClient.invalidateQueries({ queryKey: CHANNELS_KEY })
    },
  })
}
