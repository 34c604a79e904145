import { useMutation, useQueryClient } from '@tanstack/react-query'
import { server } from './api.ts'
import { CHANNELS_KEY } from './channels-key.ts'
import { readAgain } from './read-again.ts'
import { storyboardsKey } from './videos.ts'

/** Removes the mark from a word in all versions of a video. Refetches the channels, which show the same marks. */
export function useCheckWord(videoId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (word: string) => server.checkWord({ params: { id: videoId }, body: { word } }),
    onSuccess: ({ checkedWords }) =>
      queryClient.setQueriesData<{ checkedWords: string[] }>(
        { queryKey: storyboardsKey(videoId) },
        (loaded) => loaded && { ...loaded, checkedWords },
      ),
    onSettled: () => readAgain(queryClient, { queryKey: CHANNELS_KEY }),
  })
}
