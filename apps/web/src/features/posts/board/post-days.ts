import type { Dates, DateText } from '@dayreel/catalogue'
import type { Post } from '@dayreel/contract'
import { statusWords } from '#ui/post-status.ts'
import { postTitle, timeOf } from '../post-words.ts'
import { localTimeOf, momentOf } from '../share/schedule.ts'

export type PostsByDay = ReadonlyMap<DateText, readonly Post[]>

/** Groups posts by the day on which they are or were sent, earliest first. */
export function byDay(posts: readonly Post[], dates: Dates): PostsByDay {
  const inOrder = posts.toSorted((a, b) => timeOf(a).localeCompare(timeOf(b)))
  return Map.groupBy(inOrder, (post) => dates.dateOf(timeOf(post)))
}

/** Returns the same time of day on another day, in the account's time zone. */
export function momentOn(day: DateText, post: Post, zone: string): string {
  const time = localTimeOf(Date.parse(timeOf(post)), zone).slice('2026-11-22'.length)
  return momentOf({ mode: 'later', at: day + time }, zone)!
}

/** Returns the screen-reader label of a day, like `Tuesday, 24 November: 18:00, YouTube, Scheduled, The castle`. */
export function dayWords(
  day: DateText,
  posts: readonly Post[],
  { dates, today }: { dates: Dates; today: DateText },
): string {
  const texts = posts.map((post) =>
    [dates.time(timeOf(post)), post.accountName, statusWords(post).label, postTitle(post)].join(', '),
  )
  return `${dates.dayName(day, today)}: ${texts.length === 0 ? 'nothing' : texts.join('; ')}`
}
