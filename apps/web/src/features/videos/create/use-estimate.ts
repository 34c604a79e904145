import { CallError, writeGenerateRequest, type Estimate, type VideoRequest } from '@dayreel/contract'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { ESTIMATES_KEY } from '#lib/credits.ts'
import { isOffline } from '#lib/is-offline.ts'

const TYPING_PAUSE_MS = 600

const estimateQuery = (json: string) =>
  queryOptions({
    queryKey: [...ESTIMATES_KEY, json],
    queryFn: ({ signal }): Promise<Estimate> =>
      server.estimateVideo({ body: writeGenerateRequest(JSON.parse(json) as VideoRequest) }, { signal }),
    retry: (failures, error) => failures < 1 && error instanceof CallError && error.status >= 500,
  })

/**
 * Returns the estimated length and cost of a video, requested after a pause in typing. Without words, it uses an
 * example subject, because every subject gets the chosen length at the same cost.
 */
export function useEstimate(request: VideoRequest, example: string | undefined) {
  const queryClient = useQueryClient()
  const isEmpty = request.text === ''
  // The title affects neither length nor cost.
  const { title: _title, ...estimated } = request
  const json = JSON.stringify(isEmpty ? exampleOf(estimated, example) : estimated)
  // Nothing is requested while there are no words, nor when the first ones have just been typed.
  const wanted = isEmpty && example === undefined ? '' : json
  const [settled] = useDebouncedValue(wanted, TYPING_PAUSE_MS)
  const estimate = useQuery({
    ...estimateQuery(settled),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
  })
  const isStale = settled !== wanted || estimate.isPlaceholderData
  return {
    ...estimate,
    isStale,
    /** The estimate for exactly these words and choices. Undefined if unknown. */
    fresh: isStale || estimate.isError || request.text === '' ? undefined : estimate.data,
    /** Requests the estimate immediately. While offline, it returns neither data nor an error. */
    settle: async (): Promise<{ data?: Estimate; error?: unknown }> => {
      if (isOffline()) return {}
      return queryClient.fetchQuery({ ...estimateQuery(json), staleTime: Infinity }).then(
        (data) => ({ data }),
        (error: unknown) => ({ error }),
      )
    },
  }
}

export type LengthAndCost = ReturnType<typeof useEstimate>

function exampleOf({ kind: _kind, tale: _tale, ...request }: VideoRequest, example = ''): VideoRequest {
  return { ...request, text: example }
}
