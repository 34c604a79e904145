import { countHashtags, findPostFaults, POST_LIMITS } from '@dayreel/catalogue'
import { CallError } from '@dayreel/contract'
import { Button, Skeleton, Stack, Textarea } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { Link } from 'react-router'
import { server } from '#lib/api.ts'
import { CONNECTIONS_KEY, instagramStatusQuery } from '#lib/connections.ts'
import { messageOf } from '#lib/message-of.ts'
import { POSTS_KEY } from '#lib/posts.ts'
import { useSubmissionKey } from '#lib/use-submission-key.ts'
import { Notice } from '#ui/notice.tsx'
import { isDecided } from '../post-queries.ts'
import { useFollowedPost } from '../use-followed-post.ts'
import { CountedLabel } from './counted-label.tsx'
import { findScheduleFault, momentOf, POST_NOW } from './schedule.ts'
import { ScheduleChoice } from './schedule-choice.tsx'
import styles from './share-to-instagram.module.css'

type ShareToInstagramProps = {
  /** The address of the video that is to be posted; null where there is none. */
  mediaUrl: string | null
  /** What the caption begins as. */
  caption: string
  lengthSeconds: number
}

/** Posts a finished video to Instagram, now or later. */
export function ShareToInstagram(props: ShareToInstagramProps) {
  const id = useId()
  const status = useQuery(instagramStatusQuery)
  return (
    <section className={styles.share} aria-labelledby={id}>
      <h3 id={id}>Share to Instagram</h3>
      {status.isPending ? (
        <Skeleton h={96} role="status" aria-busy="true" aria-label="Loading your Instagram account" />
      ) : status.data?.isExpired === true ? (
        <Notice kind="problem">
          Your Instagram connection has expired. Please reconnect. <Link to="/app/connections">Reconnect</Link>
        </Notice>
      ) : status.data?.isConnected === true ? (
        <InstagramForm {...props} />
      ) : (
        <p className={styles.unlinked}>
          Connect your Instagram account on the <Link to="/app/connections">My Connections</Link> page.
        </p>
      )}
    </section>
  )
}

type Outcome = { kind: 'success' | 'problem'; text: string }

const POSTED = 'Successfully posted to Instagram!'
const SCHEDULED = 'Successfully scheduled post for Instagram!'

function InstagramForm({ mediaUrl, caption: suggested, lengthSeconds }: ShareToInstagramProps) {
  const queryClient = useQueryClient()
  const [caption, setCaption] = useState(suggested)
  const [schedule, setSchedule] = useState(POST_NOW)
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const [followedId, setFollowedId] = useState<string>()
  const key = useSubmissionKey()
  const followed = useFollowedPost(followedId)
  const isBusy = isSending || followedId !== undefined

  useEffect(() => {
    if (followed === undefined || !isDecided(followed)) return
    setFollowedId(undefined)
    setOutcome(outcomeOf(followed))
  }, [followed])

  const submit = async (): Promise<void> => {
    setOutcome(undefined)
    const fault =
      mediaUrl === null || mediaUrl === ''
        ? 'Video URL is missing.'
        : (findScheduleFault(schedule, Date.now()) ?? captionFault(caption, lengthSeconds))
    if (fault !== undefined) {
      setOutcome({ kind: 'problem', text: fault })
      return
    }
    setSending(true)
    try {
      setOutcome(await send())
    } catch (error) {
      setOutcome({ kind: 'problem', text: messageOf(error) })
      if (error instanceof CallError && error.code === 'connection_expired')
        void queryClient.invalidateQueries({ queryKey: CONNECTIONS_KEY })
    } finally {
      setSending(false)
      void queryClient.invalidateQueries({ queryKey: POSTS_KEY })
    }
  }

  /** @returns what came of it; undefined while nobody knows yet, and the post is followed. */
  const send = async (): Promise<Outcome | undefined> => {
    const body = { mediaUrl: mediaUrl!, mediaType: 'video' as const, caption }
    const scheduledAt = momentOf(schedule)
    const options = { headers: key.headersFor(JSON.stringify([body, scheduledAt])) }
    if (scheduledAt !== null) {
      await server.scheduleInstagram({ body: { ...body, scheduledAt } }, options)
      key.answered()
      return { kind: 'success', text: SCHEDULED }
    }
    const { postId, status, message, videoId } = await server.postToInstagram({ body }, options)
    key.answered()
    const answered = { status, message, remoteId: videoId }
    if (isDecided(answered)) return outcomeOf(answered)
    setFollowedId(postId)
    return undefined
  }

  const isLater = schedule.mode === 'later'
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void submit()
      }}
    >
      <Stack gap="md">
        <Textarea
          label={<CountedLabel platform="instagram" field="text" value={caption} label="Caption" />}
          aria-label="Caption"
          size="md"
          description={`${countHashtags(caption)} of ${POST_LIMITS.instagram.maxHashtags} hashtags`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          autosize
          minRows={3}
          maxRows={8}
          value={caption}
          disabled={isBusy}
          onChange={({ currentTarget }) => setCaption(currentTarget.value)}
        />
        <ScheduleChoice value={schedule} onChange={setSchedule} isLocked={isBusy} />
        {outcome !== undefined && <Notice kind={outcome.kind}>{outcome.text}</Notice>}
        {followedId !== undefined && (
          <Notice kind="hint">Instagram is still working on it. This page says when it is there.</Notice>
        )}
        {/* It keeps the focus while it is busy. */}
        <Button type="submit" aria-disabled={isBusy} data-disabled={isBusy || undefined}>
          {isBusy ? (isLater ? 'Scheduling...' : 'Posting...') : isLater ? 'Schedule Post' : 'Post to Instagram'}
        </Button>
      </Stack>
    </form>
  )
}

type Decided = { status: string; message: string | null; remoteId: string | null }

function outcomeOf({ status, message, remoteId }: Decided): Outcome {
  const isThere = remoteId !== null && status !== 'failed' && status !== 'removed'
  return isThere || status === 'live'
    ? { kind: 'success', text: POSTED }
    : { kind: 'problem', text: message ?? 'Failed to post to Instagram.' }
}

function captionFault(text: string, lengthSeconds: number): string | undefined {
  const words = { lengthSeconds, title: '', text, tags: [], privacy: 'public', asDraft: false } as const
  return findPostFaults('instagram', words)[0]?.text
}
