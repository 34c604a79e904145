import type { Post } from '@dayreel/contract'
import { dateIn, dayName, timeIn, type DateText } from '#ui/calendar/calendar-dates.ts'
import { statusWords } from '#ui/post-status.ts'
import { postTitle, timeOf } from '../post-words.ts'
import { localTimeOf } from '../share/schedule.ts'

export type PostsByDay = ReadonlyMap<DateText, readonly Post[]>

/** Posts by the day on which they go or went out, earliest first. */
export function byDay(posts: readonly Post[], zone: string): PostsByDay {
  const inOrder = posts.toSorted((a, b) => timeOf(a).localeCompare(timeOf(b)))
  return Map.groupBy(inOrder, (post) => dateIn(zone, timeOf(post)))
}

/** The same time of day on another day, by the clock of the browser. */
export function momentOn(day: DateText, post: Post): string {
  const time = localTimeOf(new Date(timeOf(post)).getTime()).slice('2026-11-22'.length)
  return new Date(day + time).toISOString()
}

/** All that a day shows, read out: `Tuesday, 24 November: 18:00, YouTube, Scheduled, The castle`. */
export function dayWords(
  day: DateText,
  posts: readonly Post[],
  { zone, today }: { zone: string; today: DateText },
): string {
  const told = posts.map((post) =>
    [timeIn(zone, timeOf(post)), post.accountName, statusWords(post).label, postTitle(post)].join(', '),
  )
  return `${dayName(day, today)}: ${told.length === 0 ? 'nothing' : told.join('; ')}`
}
