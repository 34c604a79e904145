import { addDays, momentAt, type DateText } from '@dayreel/catalogue'
import type { Post } from '@dayreel/contract'
import { SegmentedControl, Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useDates } from '#lib/dates.ts'
import { askAgainAfter } from '#lib/use-live.ts'
import { CalendarBar } from '#ui/calendar/calendar-bar.tsx'
import { useCalendarPlace } from '#ui/calendar/use-calendar-place.ts'
import { Icon } from '#ui/icon.tsx'
import { Problem } from '#ui/problem.tsx'
import { useFocusAfterRemoval } from '#ui/use-focus-after-removal.ts'
import { isUnderWay, postsQuery, type PostList as Posts } from '../post-queries.ts'
import { timeOf } from '../post-words.ts'
import { useLivePosts } from '../use-live-posts.ts'
import { PostDetails } from './post-details.tsx'
import { PostList } from './post-list.tsx'
import { PostsCalendar } from './posts-calendar.tsx'
import styles from './posts-board.module.css'

type Look = 'calendar' | 'list'

const LOOKS = [
  { value: 'calendar', label: 'Calendar' },
  { value: 'list', label: 'List' },
]
const PHONE = '(max-width: 640px)'

/** Shows all posts in a calendar or a list, and the details of one post. */
export function PostsBoard() {
  const dates = useDates()
  const today = dates.dateOf(Date.now())
  const { view, date, weeks, from, to, setView, setDate, goBy } = useCalendarPlace(today)
  const [look, setLook] = useState<Look>('calendar')
  const [search, setSearch] = useSearchParams()
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
  const live = useLivePosts()
  const posts = useQuery({
    ...postsQuery({ from: startOf(from, dates.timeZone), to: startOf(addDays(to, 1), dates.timeZone) }),
    refetchInterval: ({ state }) => askAgainAfter(live, state.data?.items.some(isUnderWay) ?? false),
  })
  const board = useRef<HTMLDivElement>(null)
  const opener = useRef<Element>(null)
  // The list from which the user opened a post may disappear with the next refetch, after it has received the focus.
  useFocusAfterRemoval(board, () => dayOrBoard(board.current))
  const open = (id: string): void => {
    opener.current = document.activeElement
    setSearch({ post: id })
  }
  const isList = isPhone || look === 'list'
  return (
    <div ref={board} tabIndex={-1} className={styles.board} aria-busy={posts.isPlaceholderData}>
      <CalendarBar view={view} date={date} onToday={() => setDate(today)} onTurn={goBy} onView={setView}>
        {!isPhone && (
          <SegmentedControl
            size="sm"
            radius="xl"
            aria-label="Show as"
            data={LOOKS}
            value={look}
            onChange={(value) => setLook(value as Look)}
          />
        )}
      </CalendarBar>
      {posts.isPending ? (
        <Skeleton h={isPhone ? 320 : 640} radius="md" role="status" aria-busy="true" aria-label="Loading your posts" />
      ) : posts.isLoadingError ? (
        <Problem title="Your posts couldn’t be loaded" error={posts.error} onRetry={() => void posts.refetch()} />
      ) : (
        <>
          <Uncertain posts={posts.data} onOpen={open} />
          {isList && posts.data.items.length > 0 && (
            <PostList label="Posts" posts={inOrder(posts.data.items)} onOpen={open} />
          )}
          {!isList && (
            <PostsCalendar
              posts={posts.data.items}
              dates={dates}
              today={today}
              weeks={weeks}
              view={view}
              date={date}
              onDate={setDate}
              onOpen={open}
            />
          )}
          {posts.data.items.length === 0 && <Nothing view={view} />}
        </>
      )}
      <PostDetails
        postId={search.get('post') ?? undefined}
        onClose={() => setSearch({}, { replace: true })}
        onClosed={() => giveFocusBack(opener.current, board.current)}
      />
    </div>
  )
}

/**
 * Returns the focus to the element that opened the post. If it is gone, the calendar's day or the board receives the
 * focus.
 */
function giveFocusBack(opener: Element | null, board: HTMLElement | null): void {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
  const goesTo = isThere ? opener : dayOrBoard(board)
  goesTo?.focus({ preventScroll: true })
}

function dayOrBoard(board: HTMLElement | null): HTMLElement | null {
  return board?.querySelector<HTMLElement>('[role="grid"] button[tabindex="0"]') ?? board
}

/** Lists the posts that need the owner's attention, regardless of their time. */
function Uncertain({ posts: { uncertain }, onOpen }: { posts: Posts; onOpen: (id: string) => void }) {
  if (uncertain.length === 0) return null
  return (
    <section className={styles.uncertain} aria-label="Please check">
      <p>
        {uncertain.length === 1 ? 'One post may not have gone out' : `${uncertain.length} posts may not have gone out`}:
        please check.
      </p>
      <PostList label="Posts to check" posts={uncertain} onOpen={onOpen} />
    </section>
  )
}

function Nothing({ view }: { view: string }) {
  return (
    <p className={styles.nothing}>
      <Icon name="calendar" size={28} />
      <span>
        No posts this {view}. Share one of <Link to="/app/videos">your videos</Link>, or{' '}
        <Link to="/app/post-video">post a file</Link>.
      </span>
    </p>
  )
}

function inOrder(posts: readonly Post[]): Post[] {
  return posts.toSorted((a, b) => timeOf(a).localeCompare(timeOf(b)))
}

/** Returns the first moment of a day in the account's time zone. */
function startOf(day: DateText, zone: string): string {
  return new Date(momentAt(zone, Date.parse(`${day}T00:00Z`))).toISOString()
}
