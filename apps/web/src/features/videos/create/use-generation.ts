import { CallError, writeGenerateRequest } from '@dayreel/contract'
import type { GenerateRequest, Video, VideoRequest } from '@dayreel/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { server } from '#lib/api.ts'
import { readBalancesAgain } from '#lib/credits.ts'
import { idempotencyKey } from '#lib/idempotency-key.ts'
import type { LiveState } from '#lib/live-connection.ts'
import { useStoredState } from '#lib/use-stored-state.ts'
import { askAgainAfter } from '#lib/use-live.ts'
import { isOffline } from '#lib/is-offline.ts'
import { whenOnline } from '#lib/use-online.ts'
import { useLiveVideos } from '#lib/use-live-videos.ts'
import { isBusy, videoQuery, VIDEOS_KEY } from '#lib/videos.ts'

/** A submission without a response. The key makes a repeated submission count once. */
type Submission = {
  key: string
  body: GenerateRequest
  /** Whether the user has seen that sending failed. Then only the user sends it again. */
  isGivenUp?: boolean
}
type StoredGeneration = { videoId?: string; submission?: Submission }

export type Generation = {
  start: (request: VideoRequest) => void
  /** `starting` until the server has replied, `making` until the video is finished or has failed. */
  phase: 'idle' | 'starting' | 'making'
  /** The running or most recent video. */
  video: Video | undefined
  /** The video's id, which is known before the video is loaded. */
  ownId: string | undefined
  /** Why the video could not be started. */
  problem: unknown
  live: LiveState
}

const SENDINGS = 3
const PAUSE_MS = 1_500

/**
 * Makes one video. The tab stores its submission, so that the page finds its running video after a reload. Other
 * videos, such as a channel's, do not belong to this tab's form: `OtherVideos` shows them.
 */
export function useGeneration(userId: string): Generation {
  const queryClient = useQueryClient()
  const [kept, keep] = useStoredState<StoredGeneration>(`dayreel-making-${userId}`, {}, readKept)
  const { videoId } = kept
  const live = useLiveVideos(videoId ?? '')
  const video = useQuery({
    ...videoQuery(videoId ?? ''),
    enabled: videoId !== undefined,
    refetchInterval: ({ state }) => askAgainAfter(live, state.data !== undefined && isBusy(state.data.status)),
  })
  const submit = useMutation({
    mutationFn: ({ key, body }: Submission) => sendUntilAnswered(key, body),
    onSuccess: ({ id }) => {
      keep({ videoId: id })
      void queryClient.invalidateQueries({ queryKey: VIDEOS_KEY })
      readBalancesAgain(queryClient)
    },
    // A rejected submission is dropped. Without a response, the same request is sent again with the same key.
    onError: (error, submission) => {
      const running = videoId === undefined ? {} : { videoId }
      keep(isRefusal(error) ? running : { ...running, submission: { ...submission, isGivenUp: true } })
    },
  })
  const { mutate, isPending } = submit
  const start = useCallback(
    (request: VideoRequest) => {
      if (isPending) return
      const body = writeGenerateRequest(request)
      const isSame = kept.submission !== undefined && JSON.stringify(kept.submission.body) === JSON.stringify(body)
      const submission = { key: isSame ? kept.submission!.key : idempotencyKey(), body }
      keep({ ...kept, submission })
      mutate(submission)
    },
    [isPending, keep, kept, mutate],
  )
  useEffect(() => {
    if (submitIsDue(kept)) mutate(kept.submission!) // The page was reloaded before the response arrived.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only the submission that was stored before a reload
  }, [])
  const isGone = video.error instanceof CallError && video.error.status === 404
  useEffect(() => {
    if (isGone) keep({})
  }, [isGone, keep])
  const isMaking = videoId !== undefined && !isGone && (video.data === undefined || isBusy(video.data.status))
  return {
    start,
    phase: isPending ? 'starting' : isMaking ? 'making' : 'idle',
    video: isGone ? undefined : video.data,
    ownId: videoId,
    problem: submit.error,
    live,
  }
}

/** Repeats a request whose response was lost. The key identifies it as the same submission. While offline, it waits. */
async function sendUntilAnswered(key: string, body: GenerateRequest) {
  for (let sending = 1; ; sending++) {
    await whenOnline()
    try {
      return await server.generateVideo({ body }, { headers: { 'idempotency-key': key } })
    } catch (error) {
      if (isRefusal(error)) throw error
      if (isOffline()) sending = 0
      else if (sending === SENDINGS) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}

/** The server rejected the request, and a retry would not help: a cost limit lasts until tomorrow. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof CallError)) return false
  return (error.status >= 400 && error.status < 500) || error.code === 'cost_limit_reached'
}

function submitIsDue({ submission }: StoredGeneration): boolean {
  return submission !== undefined && submission.isGivenUp !== true
}

function readKept(kept: unknown): StoredGeneration | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { videoId, submission } = kept as StoredGeneration
  return {
    ...(typeof videoId === 'string' ? { videoId } : {}),
    ...(typeof submission?.key === 'string' ? { submission } : {}),
  }
}
