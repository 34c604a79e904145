import { sizeText } from '@dayreel/catalogue'
import { createClient, specifiedPosts, type PostWithTimeline } from '@dayreel/contract'
import { useCallback, useRef, useState } from 'react'
import { messageOf } from '#lib/message-of.ts'
import { sendWithProgress } from '#lib/send-with-progress.ts'
import { accessToken } from '#lib/session.ts'
import { useSubmissionKey } from '#lib/use-submission-key.ts'
import { useLivePosts } from '../use-live-posts.ts'
import { useSentPost } from '../use-sent-post.ts'
import type { LogLine } from './upload-log.tsx'
import { endingOf, formOf, type UploadFields } from './upload-words.ts'

const STEP_PERCENT = 25

/**
 * Sends a video file and follows it until YouTube has it. The server responds then, or earlier with a post to follow.
 */
export function useUpload() {
  const [percent, setPercent] = useState(0)
  const [lines, setLines] = useState<LogLine[]>([])
  const sending = useRef<AbortController>(undefined)
  const begunAt = useRef<string>(undefined)
  const key = useSubmissionKey()
  const { phase, isBusy, ending, post, follow, send } = useSentPost(endingOf)
  const write = (text: string): void => setLines((all) => [...all, { at: new Date().toISOString(), text }])

  // The server reports the post long before the response arrives.
  const adopt = useCallback(
    ({ id, source, createdAt }: PostWithTimeline): void => {
      const isOurs = source === 'upload' && begunAt.current !== undefined && createdAt >= begunAt.current
      if (isOurs) follow(id)
    },
    [follow],
  )
  useLivePosts(adopt)

  const upload = async (fields: UploadFields): Promise<void> => {
    const video = fields.video!
    const abort = new AbortController()
    sending.current = abort
    begunAt.current = new Date(Date.now() - CLOCKS_DIFFER_MS).toISOString()
    setPercent(0)
    setLines([])
    write(`Sending ${video.name} (${sizeText(video.size)}) to Dayreel`)
    let written = 0
    const onProgress = (sentBytes: number, totalBytes: number): void => {
      const now = Math.floor((100 * sentBytes) / Math.max(totalBytes, 1))
      setPercent(now)
      const step = Math.floor(now / STEP_PERCENT) * STEP_PERCENT
      if (step <= written) return
      written = step
      write(step === 100 ? 'Everything has been sent' : `${step} % sent`)
    }
    const client = createClient(
      { upload: specifiedPosts.uploadToYouTube },
      { baseUrl: '', accessToken, fetch: sendWithProgress(onProgress) },
    )
    const about = JSON.stringify([fields, video.name, video.size, video.lastModified])
    await send(async () => {
      try {
        const options = { headers: key.headersFor(about), signal: abort.signal }
        const started = await client.upload({ body: formOf(fields) }, options)
        key.answered()
        return started
      } catch (error) {
        if (abort.signal.aborted) return { kind: 'hint', text: 'You stopped the upload. Nothing was posted.' }
        return { kind: 'problem', text: `Upload failed: ${messageOf(error)}` }
      }
    })
  }

  return {
    isBusy,
    /** The server is still receiving the file. */
    isSending: phase === 'sending' && percent < 100,
    percent,
    ending,
    post,
    lines: mergeLines(ending === undefined ? lines : [...lines, ending], post),
    upload,
    stop: () => sending.current?.abort(),
  }
}

/** The browser's clock may be behind the server's clock. */
const CLOCKS_DIFFER_MS = 60_000

/** Merges the log lines of this page and of the server in chronological order. */
function mergeLines(own: readonly LogLine[], post: PostWithTimeline | undefined): LogLine[] {
  return [...own, ...(post?.timeline ?? [])].toSorted((a, b) => a.at.localeCompare(b.at))
}
