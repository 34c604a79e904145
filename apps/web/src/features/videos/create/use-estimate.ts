import { CallError, type Estimate, type GenerateRequest } from '@dayreel/contract'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { ESTIMATES_KEY } from '#lib/credits.ts'
import { unknownSubjectOf } from './unknown-subject.ts'

const TYPING_PAUSE_MS = 600

const estimateQuery = (json: string) =>
  queryOptions({
    queryKey: [...ESTIMATES_KEY, json],
    queryFn: ({ signal }): Promise<Estimate> =>
      server.estimateVideo({ body: JSON.parse(json) as GenerateRequest }, { signal }),
    retry: (failures, error) => failures < 1 && error instanceof CallError && error.status >= 500,
  })

/**
 * How long a video would be and what it would cost; asked when the typing pauses. Before there are words it is asked for an example:
 * any idea becomes as long as was chosen, and costs the same.
 */
export function useEstimate(body: GenerateRequest, example: string | undefined) {
  const queryClient = useQueryClient()
  const isEmpty = body.scriptSubject === ''
  const json = JSON.stringify(isEmpty ? exampleOf(body, example) : body)
  const [settled] = useDebouncedValue(json, TYPING_PAUSE_MS)
  const estimate = useQuery({
    ...estimateQuery(settled),
    enabled: !isEmpty || example !== undefined,
    placeholderData: keepPreviousData,
  })
  const isStale = settled !== json || estimate.isPlaceholderData
  return {
    ...estimate,
    isStale,
    /** Of just these words and choices; undefined where nothing is known of them. */
    fresh: isStale || estimate.isError || body.scriptSubject === '' ? undefined : estimate.data,
    /** Asks without waiting for a pause; undefined where it can't be known, null where a choice has to be made first. */
    settle: async (): Promise<Estimate | undefined | null> => {
      if (!navigator.onLine) return undefined
      return queryClient
        .fetchQuery({ ...estimateQuery(json), staleTime: Infinity })
        .catch((error: unknown) => (unknownSubjectOf(error) === undefined ? undefined : null))
    },
  }
}

export type LengthAndCost = ReturnType<typeof useEstimate>

function exampleOf({ kind: _kind, tale: _tale, ...body }: GenerateRequest, example = ''): GenerateRequest {
  return { ...body, scriptSubject: example }
}
