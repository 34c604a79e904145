import { CallError, type GenerateRequest, type Video } from '@dayreel/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { server } from '#lib/api.ts'
import { readBalancesAgain } from '#lib/credits.ts'
import { idempotencyKey } from '#lib/idempotency-key.ts'
import type { LiveState } from '#lib/live-connection.ts'
import { useKept } from '#lib/use-kept.ts'
import { askAgainAfter } from '#lib/use-live.ts'
import { whenOnline } from '#lib/use-online.ts'
import { useLiveVideos } from '../use-live-videos.ts'
import { isBusy, videoQuery, videosQuery, VIDEOS_KEY } from '../video-queries.ts'

/** A submission whose answer is not known yet; sent again under the same key, it is the same one. */
type Submission = {
  key: string
  body: GenerateRequest
  /** Sending was given up, and said so: only a person sends it again. */
  isGivenUp?: boolean
}
type Kept = { videoId?: string; submission?: Submission }

export type Generation = {
  start: (body: GenerateRequest) => void
  /** `starting` until the server has replied, `making` until the video is there or has failed. */
  phase: 'idle' | 'starting' | 'making'
  /** The one that is being made, or was made last. */
  video: Video | undefined
  /** Why making could not begin. */
  problem: unknown
  live: LiveState
}

const SENDINGS = 3
const PAUSE_MS = 1_500

/**
 * Making one video. What this tab has begun is kept, so that a page that is loaded again finds its running video; a tab that knows
 * of none takes the newest one if that is being made.
 */
export function useGeneration(userId: string): Generation {
  const queryClient = useQueryClient()
  const [kept, keep] = useKept<Kept>(`dayreel-making-${userId}`, {}, readKept)
  const { videoId } = kept
  const live = useLiveVideos(videoId ?? '')
  const video = useQuery({
    ...videoQuery(videoId ?? ''),
    enabled: videoId !== undefined,
    refetchInterval: ({ state }) => askAgainAfter(live, state.data !== undefined && isBusy(state.data.status)),
  })
  const newest = useQuery({ ...videosQuery('', 1), enabled: videoId === undefined && !submitIsDue(kept) })
  const submit = useMutation({
    mutationFn: ({ key, body }: Submission) => sendUntilAnswered(key, body),
    networkMode: 'always', // it waits for the network by itself
    onSuccess: ({ id }) => {
      keep({ videoId: id })
      void queryClient.invalidateQueries({ queryKey: VIDEOS_KEY })
      readBalancesAgain(queryClient)
    },
    // Refused is done with. Where nothing is known, the same words are sent under the same key when they are sent again.
    onError: (error, submission) => {
      const running = videoId === undefined ? {} : { videoId }
      keep(isRefusal(error) ? running : { ...running, submission: { ...submission, isGivenUp: true } })
    },
  })
  const { mutate, isPending } = submit
  const start = useCallback(
    (body: GenerateRequest) => {
      if (isPending) return
      const isSame = kept.submission !== undefined && JSON.stringify(kept.submission.body) === JSON.stringify(body)
      const submission = { key: isSame ? kept.submission!.key : idempotencyKey(), body }
      keep({ ...kept, submission })
      mutate(submission)
    },
    [isPending, keep, kept, mutate],
  )
  useEffect(() => {
    if (submitIsDue(kept)) mutate(kept.submission!) // loaded again before the answer came
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was kept when the page came
  }, [])
  const running = newest.data?.items.find(({ status }) => isBusy(status))
  useEffect(() => {
    if (videoId === undefined && running !== undefined && !isPending) keep({ videoId: running.id })
  }, [isPending, keep, running, videoId])
  const isGone = video.error instanceof CallError && video.error.status === 404
  useEffect(() => {
    if (isGone) keep({})
  }, [isGone, keep])
  const isMaking = videoId !== undefined && !isGone && (video.data === undefined || isBusy(video.data.status))
  return {
    start,
    phase: isPending ? 'starting' : isMaking ? 'making' : 'idle',
    video: isGone ? undefined : video.data,
    problem: submit.error,
    live,
  }
}

/** A lost answer is asked for again: the key makes it the same submission. Without a network nothing is given up, only waited for. */
async function sendUntilAnswered(key: string, body: GenerateRequest) {
  for (let sending = 1; ; sending++) {
    await whenOnline()
    try {
      return await server.generateVideo({ body }, { headers: { 'idempotency-key': key } })
    } catch (error) {
      if (isRefusal(error)) throw error
      if (!navigator.onLine) sending = 0
      else if (sending === SENDINGS) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}

/** Answered, and asking again changes nothing: a limit of costs holds until tomorrow. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof CallError)) return false
  return (error.status >= 400 && error.status < 500) || error.code === 'cost_limit_reached'
}

function submitIsDue({ submission }: Kept): boolean {
  return submission !== undefined && submission.isGivenUp !== true
}

function readKept(kept: unknown): Kept | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { videoId, submission } = kept as Kept
  return {
    ...(typeof videoId === 'string' ? { videoId } : {}),
    ...(typeof submission?.key === 'string' ? { submission } : {}),
  }
}
