import { createClient, posts, type PostWithTimeline } from '@dayreel/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { messageOf } from '#lib/message-of.ts'
import { sendWithProgress } from '#lib/send-with-progress.ts'
import { accessToken } from '#lib/session.ts'
import { useSubmissionKey } from '#lib/use-submission-key.ts'
import { isDecided } from '../post-queries.ts'
import { useFollowedPost } from '../use-followed-post.ts'
import { useLivePosts } from '../use-live-posts.ts'
import type { LogLine } from './upload-log.tsx'
import { endingOf, formOf, sizeWords, type UploadFields } from './upload-words.ts'

type Ending = { kind: 'success' | 'problem' | 'hint'; text: string }
type Phase = 'idle' | 'sending' | 'posting' | 'over'

const STEP_PERCENT = 25

/**
 * Sends a video file and follows it until YouTube has it. The server answers when it is there, or earlier with a post that is followed
 * from then on: what is said at the end is the same.
 */
export function useUpload() {
  const [phase, setPhase] = useState<Phase>('idle')
  const [percent, setPercent] = useState(0)
  const [ending, setEnding] = useState<Ending>()
  const [lines, setLines] = useState<LogLine[]>([])
  const [postId, setPostId] = useState<string>()
  const sending = useRef<AbortController>(undefined)
  const begunAt = useRef<string>(undefined)
  const key = useSubmissionKey()
  const write = useCallback((text: string) => setLines((all) => [...all, { at: new Date().toISOString(), text }]), [])

  // The server tells of the post long before it answers.
  const adopt = useCallback((post: PostWithTimeline): void => {
    const isOurs = post.source === 'upload' && begunAt.current !== undefined && post.createdAt >= begunAt.current
    if (isOurs) setPostId((known) => known ?? post.id)
  }, [])
  useLivePosts(adopt)
  const post = useFollowedPost(postId)

  const finish = useCallback(
    (end: Ending): void => {
      setPhase('over')
      setEnding(end)
      write(end.text)
    },
    [write],
  )
  useEffect(() => {
    if (phase !== 'posting' || post === undefined || !isDecided(post)) return
    finish(endingOf(post))
  }, [phase, post, finish])

  const send = async (fields: UploadFields): Promise<void> => {
    const video = fields.video!
    const abort = new AbortController()
    sending.current = abort
    begunAt.current = new Date(Date.now() - CLOCKS_DIFFER_MS).toISOString()
    setPhase('sending')
    setPercent(0)
    setEnding(undefined)
    setPostId(undefined)
    setLines([])
    write(`Sending ${video.name} (${sizeWords(video.size)}) to Dayreel`)
    let told = 0
    const onProgress = (sentBytes: number, totalBytes: number): void => {
      const now = Math.floor((100 * sentBytes) / Math.max(totalBytes, 1))
      setPercent(now)
      const step = Math.floor(now / STEP_PERCENT) * STEP_PERCENT
      if (step <= told) return
      told = step
      write(step === 100 ? 'All of it is sent' : `${step} % sent`)
      if (step === 100) setPhase('posting')
    }
    const client = createClient(
      { upload: posts.uploadToYouTube },
      { baseUrl: '', accessToken, fetch: sendWithProgress(onProgress) },
    )
    const about = JSON.stringify([fields, video.name, video.size, video.lastModified])
    try {
      const started = await client.upload(
        { body: formOf(fields) },
        { headers: key.headersFor(about), signal: abort.signal },
      )
      key.answered()
      setPostId(started.postId)
      const answered = { status: started.status, message: started.message, remoteId: started.videoId }
      if (isDecided(answered)) finish(endingOf(answered))
      else setPhase('posting')
    } catch (error) {
      if (abort.signal.aborted) finish({ kind: 'hint', text: 'You stopped the upload. Nothing was posted.' })
      else finish({ kind: 'problem', text: `Upload failed: ${messageOf(error)}` })
    }
  }

  return {
    phase,
    percent,
    ending,
    post,
    lines: mergeLines(lines, post),
    send,
    stop: () => sending.current?.abort(),
  }
}

/** A browser's clock may be behind the server's. */
const CLOCKS_DIFFER_MS = 60_000

/** What this page did and what the server tells of, in order. */
function mergeLines(own: readonly LogLine[], post: PostWithTimeline | undefined): LogLine[] {
  return [...own, ...(post?.timeline ?? [])].toSorted((a, b) => a.at.localeCompare(b.at))
}
