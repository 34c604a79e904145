import { CallError } from '@dayreel/contract'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { ESTIMATES_KEY } from '#lib/credits.ts'
import { EXAMPLE_SUBJECT, type GenerateBody } from './video-draft.ts'

const TYPING_PAUSE_MS = 600

/**
 * How long a video would be and what it would cost; asked when the typing pauses. Before there are words it is asked for an example:
 * any subject becomes as long as was chosen, and costs the same.
 */
export function useEstimate(body: GenerateBody) {
  const json = JSON.stringify(body.scriptSubject === '' ? { ...body, scriptSubject: EXAMPLE_SUBJECT } : body)
  const [settled] = useDebouncedValue(json, TYPING_PAUSE_MS)
  const estimate = useQuery({
    queryKey: [...ESTIMATES_KEY, settled],
    queryFn: ({ signal }) => server.estimateVideo({ body: JSON.parse(settled) as GenerateBody }, { signal }),
    placeholderData: keepPreviousData,
    retry: (failures, error) => failures < 1 && error instanceof CallError && error.status >= 500,
  })
  return { ...estimate, isStale: settled !== json || estimate.isPlaceholderData }
}

export type LengthAndCost = ReturnType<typeof useEstimate>
