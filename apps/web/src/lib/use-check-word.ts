import { useMutation, useQueryClient } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { storyboardsKey } from '#lib/videos.ts'

/** Removes the mark from a word of a video, in all its versions. */
export function useCheckWord(videoId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (word: string) => server.checkWord({ params: { id: videoId }, body: { word } }),
    onSuccess: ({ checkedWords }) =>
      queryClient.setQueriesData<{ checkedWords: string[] }>(
        { queryKey: storyboardsKey(videoId) },
        (loaded) => loaded && { ...loaded, checkedWords },
      ),
  })
}
