import type { Post, PostWithTimeline } from '@dayreel/contract'
import { platformOf } from '@dayreel/catalogue'
import { Button, Drawer, Skeleton, Stack, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useDates } from '#lib/dates.ts'
import { messageOf } from '#lib/message-of.ts'
import { PRIVACY_WORDS } from '#lib/post-choices.ts'
import { askAgainAfter } from '#lib/use-live.ts'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { PlatformMark } from '#ui/platform-mark.tsx'
import { Problem } from '#ui/problem.tsx'
import { useFocusAfterRemoval } from '#ui/use-focus-after-removal.ts'
import { isUnderWay, postQuery } from '../post-queries.ts'
import { PostStanding } from '../post-standing.tsx'
import { numbersOf, placeOf, postTitle, timeOf } from '../post-words.ts'
import { findScheduleFault, localTimeOf, momentOf } from '../share/schedule.ts'
import { useLivePosts } from '../use-live-posts.ts'
import styles from './post-details.module.css'
import { useCancelPost, useMovePost, useSettlePost } from './use-posts-board.ts'

/** Final states: the post will not be sent. */
const OVER: ReadonlySet<Post['status']> = new Set(['failed', 'cancelled', 'uncertain', 'removed'])

type PostDetailsProps = {
  postId: string | undefined
  onClose: () => void
  /** Called when the dialog has closed and the focus can move. */
  onClosed: () => void
}

/** Shows a post: its destination, its timeline, and its actions. */
export function PostDetails({ postId, onClose, onClosed }: PostDetailsProps) {
  return (
    <Drawer
      opened={postId !== undefined}
      onClose={onClose}
      onExitTransitionEnd={onClosed}
      returnFocus={false}
      position="right"
      size="min(30rem, 100%)"
      title="Post"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {postId !== undefined && <Loaded key={postId} postId={postId} />}
    </Drawer>
  )
}

function Loaded({ postId }: { postId: string }) {
  const live = useLivePosts()
  const post = useQuery({
    ...postQuery(postId),
    refetchInterval: ({ state }) => askAgainAfter(live, state.data !== undefined && isUnderWay(state.data)),
  })
  if (post.isPending) return <Skeleton h={320} role="status" aria-busy="true" aria-label="Loading the post" />
  if (post.isLoadingError)
    return <Problem title="The post couldn’t be loaded" error={post.error} onRetry={() => void post.refetch()} />
  return <Details post={post.data} />
}

function Details({ post }: { post: PostWithTimeline }) {
  const { platform, url, message, realPrivacy, privacy, videoId, isSandbox } = post
  const numbers = numbersOf(post)
  const dates = useDates()
  const whole = useRef<HTMLDivElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useFocusAfterRemoval(whole, () => title.current)
  return (
    <Stack gap="lg" ref={whole}>
      <header className={styles.head}>
        <PlatformMark platform={platform} />
        <div>
          <h2 dir="auto" ref={title} tabIndex={-1}>
            {postTitle(post)}
          </h2>
          <p>
            {placeOf(post)}
            {isSandbox && ' · Sandbox'}
          </p>
        </div>
      </header>
      <dl className={styles.facts}>
        <dt>Status</dt>
        <dd>
          <PostStanding post={post} />
          {post.isLate && ' later than planned'}
        </dd>
        <dt>{whenLabel(post)}</dt>
        <dd>{dates.dateAndTime(timeOf(post))}</dd>
        <dt>Privacy</dt>
        <dd>
          {PRIVACY_WORDS[realPrivacy ?? privacy]}
          {realPrivacy !== null && realPrivacy !== privacy && ` (requested: ${PRIVACY_WORDS[privacy]})`}
        </dd>
        {numbers !== undefined && (
          <>
            <dt>So far</dt>
            <dd>{numbers}</dd>
          </>
        )}
      </dl>
      {message !== null && <Notice kind={post.status === 'failed' ? 'problem' : 'hint'}>{message}</Notice>}
      {post.status === 'uncertain' && <Settle post={post} />}
      <p className={styles.links}>
        {url !== null && (
          <a href={url} target="_blank" rel="noreferrer">
            See it on {platformOf(platform).label}
          </a>
        )}
        {videoId !== null && <Link to={`/app/videos/${videoId}`}>Open the video</Link>}
        {canBeSharedAgain(post) && <Link to={`/app/videos/${videoId}#share`}>Share it again</Link>}
        {waitsForReconnecting(post) && <Link to="/app/connections">Reconnect {platformOf(platform).label}</Link>}
      </p>
      {post.canMove && <Move post={post} />}
      {post.canCancel && <Cancel post={post} />}
      <Timeline events={post.timeline} />
    </Stack>
  )
}

function Timeline({ events }: { events: PostWithTimeline['timeline'] }) {
  const dates = useDates()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.subhead}>
        What happened
      </h3>
      {events.length === 0 ? (
        <p className={styles.quiet}>Nothing yet.</p>
      ) : (
        <ol className={styles.timeline}>
          {events.map(({ at, text }) => (
            <li key={`${at} ${text}`}>
              <time dateTime={at}>{dates.dateAndTime(at)}</time>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

function Move({ post }: { post: Post }) {
  const dates = useDates()
  const { timeZone: zone } = dates
  const [typed, setTyped] = useState<string>()
  const planned = localTimeOf(Date.parse(timeOf(post)), zone)
  const at = typed ?? planned
  const [fault, setFault] = useState<string>()
  const move = useMovePost()
  const submit = (): void => {
    const schedule = { mode: 'later', at } as const
    const found = findScheduleFault(schedule, { now: Date.now(), zone })
    setFault(found)
    if (found !== undefined) return
    const to = momentOf(schedule, zone)!
    const onSuccess = (): void => {
      setTyped(undefined)
      notifications.show({ message: `Moved to ${dates.dateAndTime(to)}.`, color: 'teal' })
    }
    move.mutate({ post, to }, { onSuccess })
  }
  return (
    <div className={styles.move}>
      <TextInput
        type="datetime-local"
        label="Date and time"
        min={localTimeOf(Date.now(), zone)}
        value={at}
        error={fault}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button variant="default" disabled={at === planned} loading={move.isPending} onClick={submit}>
        Move
      </Button>
    </div>
  )
}

function Cancel({ post }: { post: Post }) {
  const [isConfirming, setConfirming] = useState<boolean>()
  const first = useRef<HTMLButtonElement>(null)
  // Each button replaces the other.
  useEffect(() => (isConfirming === undefined ? undefined : first.current?.focus()), [isConfirming])
  const cancel = useCancelPost(() => setConfirming(false))
  if (isConfirming !== true)
    return (
      <Button
        ref={first}
        variant="outline"
        color="red"
        leftSection={<Icon name="close" size={18} />}
        onClick={() => setConfirming(true)}
      >
        Cancel this post
      </Button>
    )
  return (
    <div className={styles.asked} role="group" aria-label="Cancel this post">
      <p>It won’t be posted. The video stays, and you can share it again.</p>
      {cancel.isError && <Notice kind="problem">{messageOf(cancel.error)}</Notice>}
      <div>
        <Button ref={first} variant="default" onClick={() => setConfirming(false)}>
          Keep it
        </Button>
        <Button color="red" loading={cancel.isPending} onClick={() => cancel.mutate(post)}>
          Yes, cancel it
        </Button>
      </div>
    </div>
  )
}

/** Only its owner can check whether the post exists. */
function Settle({ post }: { post: Post }) {
  const settle = useSettlePost()
  const name = platformOf(post.platform).label
  return (
    <div className={styles.asked} role="group" aria-label="Is it there?">
      <p>
        {name} can’t confirm that the video was posted. Check {post.accountName} on {name}: is it there?
      </p>
      {settle.isError && <Notice kind="problem">{messageOf(settle.error)}</Notice>}
      <div>
        <Button loading={settle.isPending} onClick={() => settle.mutate({ post, isThere: true })}>
          Yes, it’s there
        </Button>
        <Button variant="default" disabled={settle.isPending} onClick={() => settle.mutate({ post, isThere: false })}>
          No, post it again
        </Button>
      </div>
    </div>
  )
}

function whenLabel(post: Post): string {
  if (post.postedAt !== null) return OVER.has(post.status) && post.status !== 'removed' ? 'Sent' : 'Posted'
  return OVER.has(post.status) || waitsForReconnecting(post) ? 'Planned for' : 'Goes out'
}

/** A post that its owner reported missing has already been sent again. */
function canBeSharedAgain({ status, code, videoId }: Post): boolean {
  return videoId !== null && (status === 'cancelled' || (status === 'failed' && code !== 'not_there'))
}

/** It is unknown when the post will be sent, because the owner must first reconnect the account. */
function waitsForReconnecting({ status, code }: Post): boolean {
  return status === 'waiting' && code === 'reconnect_required'
}
