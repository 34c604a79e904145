import { CallError, type Storyboard } from '@dayreel/contract'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { videoKey } from '#lib/videos.ts'

const TYPING_PAUSE_MS = 600

/** Requests which parts an edited storyboard remakes and their cost, after a pause in typing. */
export function useChangePlan(
  videoId: string,
  { storyboard, baseVersion }: { storyboard: Storyboard; baseVersion: number },
  isEdited: boolean,
) {
  const json = JSON.stringify(storyboard)
  const [settled] = useDebouncedValue(json, TYPING_PAUSE_MS)
  const plan = useQuery({
    queryKey: [...videoKey(videoId), 'plan', baseVersion, settled],
    queryFn: ({ signal }) =>
      server.planVersion(
        { params: { id: videoId }, body: { storyboard: JSON.parse(settled) as Storyboard, baseVersion } },
        { signal },
      ),
    enabled: isEdited,
    placeholderData: keepPreviousData,
    retry: (failures, error) => failures < 1 && error instanceof CallError && error.status >= 500,
  })
  return { ...plan, isStale: settled !== json || plan.isPlaceholderData }
}
