import { CallError } from '@dayreel/contract'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { ESTIMATES_KEY } from '#lib/credits.ts'
import type { GenerateBody } from './video-draft.ts'

const TYPING_PAUSE_MS = 600

/** How long a video would be and what it would cost; asked when the typing pauses. */
export function useEstimate(body: GenerateBody) {
  const [settled] = useDebouncedValue(JSON.stringify(body), TYPING_PAUSE_MS)
  const isEmpty = body.scriptSubject === ''
  const estimate = useQuery({
    queryKey: [...ESTIMATES_KEY, settled],
    queryFn: ({ signal }) => server.estimateVideo({ body: JSON.parse(settled) as GenerateBody }, { signal }),
    enabled: !isEmpty && (JSON.parse(settled) as GenerateBody).scriptSubject !== '',
    placeholderData: keepPreviousData,
    retry: (failures, error) => failures < 1 && error instanceof CallError && error.status >= 500,
  })
  const isStale = settled !== JSON.stringify(body) || estimate.isPlaceholderData
  return { ...estimate, data: isEmpty ? undefined : estimate.data, isStale }
}
