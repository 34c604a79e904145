import type { Storyboard } from '@dayreel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { server } from '#lib/api.ts'
import { readBalancesAgain } from '#lib/credits.ts'
import { idempotencyKey } from '#lib/idempotency-key.ts'
import { videoKey, VIDEO_LISTS_KEY } from '../../video-queries.ts'

/** Makes a new version. The same storyboard sent again is the same submission, whatever became of the first answer. */
export function useMakeVersion(videoId: string, baseVersion: number) {
  const queryClient = useQueryClient()
  const submission = useRef({ json: '', key: '' })
  return useMutation({
    mutationFn: (storyboard: Storyboard) => {
      const json = JSON.stringify({ storyboard, baseVersion })
      if (submission.current.json !== json) submission.current = { json, key: idempotencyKey() }
      const headers = { 'idempotency-key': submission.current.key }
      return server.makeVersion({ params: { id: videoId }, body: { storyboard, baseVersion } }, { headers })
    },
    onSuccess: (video) => {
      submission.current = { json: '', key: '' } // should it fail, the same storyboard may be made once more
      queryClient.setQueryData(videoKey(videoId), video)
      void queryClient.invalidateQueries({ queryKey: VIDEO_LISTS_KEY })
      readBalancesAgain(queryClient)
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: videoKey(videoId), exact: true }),
  })
}
