import type { Dates, DateText } from '@dayreel/catalogue'
import type { CalendarEntry } from '@dayreel/contract'
import type { CalendarView } from '#ui/calendar/calendar-dates.ts'
import { CalendarGrid } from '#ui/calendar/calendar-grid.tsx'
import { aboutOf, standingOf } from '../run-words.ts'
import { DayPicture } from './day-picture.tsx'

export type CalendarDays = {
  weeks: DateText[][]
  entries: ReadonlyMap<DateText, readonly CalendarEntry[]>
  dates: Dates
  today: DateText
  onOpen: (date: DateText) => void
}

type RunGridProps = CalendarDays & {
  title: string
  view: CalendarView
  /** The selected day. The keys move from this day, and Tab reaches only this day. */
  date: DateText
  onDate: (date: DateText) => void
}

/** Shows a channel’s runs in a calendar grid. */
export function RunGrid({ entries, dates, ...grid }: RunGridProps) {
  const on = (day: DateText): readonly CalendarEntry[] => entries.get(day) ?? []
  return (
    <CalendarGrid
      {...grid}
      wordsOf={(day) => dayWords(day, { entries: on(day), dates, today: grid.today })}
      isEmpty={(day) => on(day).length === 0}
      inside={(day) => <DayPicture entries={on(day)} dates={dates} />}
    />
  )
}

/** Returns the screen-reader text of a day's cell, like `Tuesday, 24 November: 18:00, Ready, The castle`. */
function dayWords(
  day: DateText,
  { entries, dates, today }: { entries: readonly CalendarEntry[]; dates: Dates; today: DateText },
): string {
  const texts = entries.map((entry) =>
    [dates.time(entry.at), standingOf(entry).label, aboutOf(entry.run)].filter(Boolean).join(', '),
  )
  return [dates.dayName(day, today), texts.length === 0 ? 'nothing' : texts.join('; ')].join(': ')
}
