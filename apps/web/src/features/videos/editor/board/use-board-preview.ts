import type { Storyboard } from '@dayreel/contract'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { server } from '#lib/api.ts'

const PAUSE_MS = 400
/** A drawn board is up to 200 kB, so unused ones are soon forgotten. */
const KEPT_MS = 60_000

/** The drawing of a scene's board with all changes. It follows a moment after the last change. */
export function useBoardPreview(videoId: string, storyboard: Storyboard, sceneId: string) {
  const [body] = useDebouncedValue({ storyboard, sceneId }, PAUSE_MS)
  return useQuery({
    queryKey: ['board-preview', videoId, body],
    queryFn: ({ signal }) => server.previewBoard({ params: { id: videoId }, body }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: KEPT_MS,
  })
}
