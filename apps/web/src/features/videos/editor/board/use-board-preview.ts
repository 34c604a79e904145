import type { Storyboard } from '@dayreel/contract'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { server } from '#lib/api.ts'

const PAUSE_MS = 400
/** How long unused drawings stay in the cache. It is short, because a drawing has up to 200 kB. */
const KEPT_MS = 60_000

/** Returns the drawing of a scene's board, requested after a pause in editing. */
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
