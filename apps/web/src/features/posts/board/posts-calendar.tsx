import { addDays, type Dates, type DateText } from '@dayreel/catalogue'
import type { Post } from '@dayreel/contract'
import { Modal } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { titleOf, type CalendarView } from '#ui/calendar/calendar-dates.ts'
import { CalendarGrid } from '#ui/calendar/calendar-grid.tsx'
import { PlatformMark } from '#ui/platform-mark.tsx'
import { statusWords } from '#ui/post-status.ts'
import { postTitle, timeOf } from '../post-words.ts'
import { byDay, dayWords, momentOn } from './post-days.ts'
import { PostList } from './post-list.tsx'
import styles from './posts-calendar.module.css'
import { useMovePost } from './use-posts-board.ts'

type PostsCalendarProps = {
  posts: readonly Post[]
  dates: Dates
  today: DateText
  weeks: DateText[][]
  view: CalendarView
  date: DateText
  onDate: (date: DateText) => void
  onOpen: (postId: string) => void
}

const DRAGGED = 'text/plain'
/** With Shift, these keys move the day's post instead of the selection. */
const KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
const SHOWN = 3

/** Shows posts by day. The user moves an unsent post to another day by dragging it, or with Shift and an arrow key. */
export function PostsCalendar({ posts, dates, today, weeks, view, date, onDate, onOpen }: PostsCalendarProps) {
  const [openedDay, setOpenedDay] = useState<DateText>()
  const move = useMovePost()
  const days = byDay(posts, dates)
  const on = (day: DateText): readonly Post[] => days.get(day) ?? []
  const moveTo = (post: Post, day: DateText): boolean => {
    const to = momentOn(day, post, dates.timeZone)
    if (to === timeOf(post)) return false
    if (new Date(to).getTime() <= Date.now()) {
      notifications.show({ message: 'Schedule time must be in the future.', color: 'red' })
      return false
    }
    move.mutate({ post, to })
    notifications.show({ message: `“${postTitle(post)}” was moved to ${dates.dayName(day, today)}.`, color: 'teal' })
    return true
  }
  const openDay = (day: DateText): void => {
    const its = on(day)
    if (its.length === 1) onOpen(its[0]!.id)
    else setOpenedDay(day)
  }
  return (
    <>
      <CalendarGrid
        weeks={weeks}
        title={titleOf(view, date, dates)}
        view={view}
        today={today}
        date={date}
        onDate={onDate}
        wordsOf={(day) => dayWords(day, on(day), { dates, today })}
        isEmpty={(day) => on(day).length === 0}
        onOpen={openDay}
        above={(day) => (
          <Chips posts={on(day)} dates={dates} most={view === 'month' ? SHOWN : Infinity} onOpen={onOpen} />
        )}
        onKey={(event, day) => {
          const by = event.shiftKey ? KEYS[event.key] : undefined
          const post = on(day).find(({ canMove }) => canMove)
          if (by === undefined || post === undefined) return undefined
          return moveTo(post, addDays(day, by)) ? addDays(day, by) : day
        }}
        onDrop={(day, event) => {
          const post = posts.find(({ id }) => id === event.dataTransfer.getData(DRAGGED))
          if (post !== undefined) moveTo(post, day)
        }}
      />
      <Modal
        opened={openedDay !== undefined}
        onClose={() => setOpenedDay(undefined)}
        title={openedDay === undefined ? '' : dates.dayName(openedDay, today)}
        size="lg"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {openedDay !== undefined && (
          <PostList
            label="Posts of the day"
            posts={on(openedDay)}
            onOpen={(id) => {
              setOpenedDay(undefined)
              onOpen(id)
            }}
          />
        )}
      </Modal>
    </>
  )
}

type ChipsProps = { posts: readonly Post[]; dates: Dates; most: number; onOpen: (postId: string) => void }

/** For the pointer only. Keyboard and screen-reader users use the day's button, whose label lists all posts. */
function Chips({ posts, dates, most, onOpen }: ChipsProps) {
  // “More” needs a line of its own.
  const shown = posts.length > most ? posts.slice(0, most - 1) : posts
  return (
    <div className={styles.chips} aria-hidden="true">
      {shown.map((post) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the day's button opens it for keys
        <span
          key={post.id}
          className={styles.chip}
          data-post={post.id}
          data-tone={statusWords(post).tone}
          draggable={post.canMove}
          onDragStart={({ dataTransfer }) => {
            dataTransfer.setData(DRAGGED, post.id)
            dataTransfer.effectAllowed = 'move'
          }}
          onClick={() => onOpen(post.id)}
          title={`${statusWords(post).label}: ${postTitle(post)}`}
        >
          <PlatformMark platform={post.platform} size={16} />
          <b>{dates.time(timeOf(post))}</b>
          <span>{postTitle(post)}</span>
        </span>
      ))}
      {posts.length > shown.length && <span className={styles.more}>+{posts.length - shown.length} more</span>}
    </div>
  )
}
