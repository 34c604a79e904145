import type { CalendarEntry } from '@dayreel/contract'
import { dayName, timeIn, type CalendarView, type DateText } from '#ui/calendar/calendar-dates.ts'
import { CalendarGrid } from '#ui/calendar/calendar-grid.tsx'
import { aboutOf, standingOf } from '../run-words.ts'
import { DayPicture } from './day-picture.tsx'

export type CalendarDays = {
  weeks: DateText[][]
  entries: ReadonlyMap<DateText, readonly CalendarEntry[]>
  zone: string
  today: DateText
  onOpen: (date: DateText) => void
}

type RunGridProps = CalendarDays & {
  title: string
  view: CalendarView
  /** The day that the keys move from; the only one that Tab reaches. */
  date: DateText
  onDate: (date: DateText) => void
}

/** A channel’s runs by days. */
export function RunGrid({ entries, zone, ...grid }: RunGridProps) {
  const on = (day: DateText): readonly CalendarEntry[] => entries.get(day) ?? []
  return (
    <CalendarGrid
      {...grid}
      wordsOf={(day) => dayWords(day, { entries: on(day), zone, today: grid.today })}
      isEmpty={(day) => on(day).length === 0}
      inside={(day) => <DayPicture entries={on(day)} zone={zone} />}
    />
  )
}

/** All that a day's cell shows, read out: `Tuesday, 24 November: 18:00, Ready, The castle`. */
function dayWords(
  day: DateText,
  { entries, zone, today }: { entries: readonly CalendarEntry[]; zone: string; today: DateText },
): string {
  const told = entries.map((entry) =>
    [timeIn(zone, entry.at), standingOf(entry).label, aboutOf(entry.run)].filter(Boolean).join(', '),
  )
  return [dayName(day, today), told.length === 0 ? 'nothing' : told.join('; ')].join(': ')
}
