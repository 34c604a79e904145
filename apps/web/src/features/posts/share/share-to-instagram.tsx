import { countHashtags, findPostFaults, platformOf } from '@dayreel/catalogue'
import { CallError, type Post } from '@dayreel/contract'
import { Button, Skeleton, Stack, Textarea } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useDates } from '#lib/dates.ts'
import { server } from '#lib/api.ts'
import { CONNECTIONS_KEY, accountsQuery } from '#lib/connections.ts'
import { messageOf } from '#lib/message-of.ts'
import { POSTS_KEY } from '#lib/posts.ts'
import { useSubmissionKey } from '#lib/use-submission-key.ts'
import { Notice } from '#ui/notice.tsx'
import { useSentPost } from '../use-sent-post.ts'
import { CountedLabel } from './counted-label.tsx'
import { findScheduleFault, momentOf, POST_NOW } from './schedule.ts'
import { ScheduleChoice } from './schedule-choice.tsx'
import styles from './share-to-instagram.module.css'

type ShareToInstagramProps = {
  /** The URL of the video to post, or null if there is none. */
  mediaUrl: string | null
  /** The initial caption. */
  caption: string
  lengthSeconds: number
}

/** Posts a finished video to Instagram, now or later. */
export function ShareToInstagram(props: ShareToInstagramProps) {
  const id = useId()
  const accounts = useQuery(accountsQuery('instagram'))
  const account = accounts.data?.[0]
  return (
    <section className={styles.share} aria-labelledby={id}>
      <h3 id={id}>Share to Instagram</h3>
      {accounts.isPending ? (
        <Skeleton h={96} role="status" aria-busy="true" aria-label="Loading your Instagram account" />
      ) : account?.isExpired === true ? (
        <Notice kind="problem">
          Your Instagram connection has expired. Please reconnect. <Link to="/app/connections">Reconnect</Link>
        </Notice>
      ) : account !== undefined ? (
        <InstagramForm {...props} />
      ) : (
        <p className={styles.unlinked}>
          Connect your Instagram account on the <Link to="/app/connections">My Connections</Link> page.
        </p>
      )}
    </section>
  )
}

const POSTED = 'Successfully posted to Instagram!'
const SCHEDULED = 'Successfully scheduled post for Instagram!'

function InstagramForm({ mediaUrl, caption: suggested, lengthSeconds }: ShareToInstagramProps) {
  const queryClient = useQueryClient()
  // Until the user writes a caption, the field shows the suggestion, which loads after the page.
  const [written, setCaption] = useState<string>()
  const caption = written ?? suggested
  const { timeZone: zone } = useDates()
  const [schedule, setSchedule] = useState(POST_NOW)
  const [fault, setFault] = useState<string>()
  const key = useSubmissionKey()
  const { phase, isBusy, ending, send } = useSentPost(endingOf)
  const outcome = fault === undefined ? ending : ({ kind: 'problem', text: fault } as const)

  const submit = async (): Promise<void> => {
    const found =
      mediaUrl === null || mediaUrl === ''
        ? 'Video URL is missing.'
        : (findScheduleFault(schedule, { now: Date.now(), zone }) ?? captionFault(caption, lengthSeconds))
    setFault(found)
    if (found === undefined) await send(post)
  }

  const post: Parameters<typeof send>[0] = async () => {
    const body = { mediaUrl: mediaUrl!, mediaType: 'video' as const, caption }
    const scheduledAt = momentOf(schedule, zone)
    const options = { headers: key.headersFor(JSON.stringify([body, scheduledAt])) }
    try {
      const answer =
        scheduledAt === null
          ? await server.postToInstagram({ body }, options)
          : await server.scheduleInstagram({ body: { ...body, scheduledAt } }, options)
      key.answered()
      return scheduledAt === null ? answer : { kind: 'success', text: SCHEDULED }
    } catch (error) {
      if (error instanceof CallError && error.code === 'connection_expired')
        void queryClient.invalidateQueries({ queryKey: CONNECTIONS_KEY })
      return { kind: 'problem', text: messageOf(error) }
    } finally {
      void queryClient.invalidateQueries({ queryKey: POSTS_KEY })
    }
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
          description={`${countHashtags(caption)} of ${platformOf('instagram').limits.maxHashtags} hashtags`}
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
        {phase === 'following' && (
          <Notice kind="hint">Instagram is still processing it. This page will update when it’s done.</Notice>
        )}
        {/* The button keeps the focus while it is busy. */}
        <Button type="submit" aria-disabled={isBusy} data-disabled={isBusy || undefined}>
          {isBusy ? (isLater ? 'Scheduling...' : 'Posting...') : isLater ? 'Schedule Post' : 'Post to Instagram'}
        </Button>
      </Stack>
    </form>
  )
}

function endingOf({ status, message, remoteId }: Pick<Post, 'status' | 'message' | 'remoteId'>) {
  const isThere = remoteId !== null && status !== 'failed' && status !== 'removed'
  return isThere || status === 'live'
    ? ({ kind: 'success', text: POSTED } as const)
    : ({ kind: 'problem', text: message ?? 'Failed to post to Instagram.' } as const)
}

function captionFault(text: string, lengthSeconds: number): string | undefined {
  const words = { lengthSeconds, title: '', text, tags: [], privacy: 'public', asDraft: false } as const
  return findPostFaults('instagram', words)[0]?.text
}
