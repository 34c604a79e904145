import type { Storyboard, Video } from '@dayreel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { server } from '#lib/api.ts'
import { readBalancesAgain } from '#lib/credits.ts'
import { idempotencyKey } from '#lib/idempotency-key.ts'
import { videoKey, VIDEO_LISTS_KEY } from '#lib/videos.ts'

/**
 * Makes a new version. Sending the same storyboard again repeats the same submission, even if the first response was
 * lost.
 *
 * @param onStarted receives the video with its new version, even if the user has left the page.
 */
export function useMakeVersion(videoId: string, baseVersion: number, onStarted: (video: Video) => void) {
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
      submission.current = { json: '', key: '' } // After a failure, the user may submit the same storyboard again.
      onStarted(video)
      queryClient.setQueryData(videoKey(videoId), video)
      void queryClient.invalidateQueries({ queryKey: VIDEO_LISTS_KEY })
      readBalancesAgain(queryClient)
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: videoKey(videoId), exact: true }),
  })
}
