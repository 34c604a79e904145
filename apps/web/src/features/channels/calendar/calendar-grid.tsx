import type { CalendarEntry } from '@dayreel/contract'
import { VisuallyHidden } from '@mantine/core'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { timeIn, dayName, dayNumber, weekdayName, type CalendarView, type DateText } from './calendar-dates.ts'
import { aboutOf, standingOf } from '../run-words.ts'
import styles from './calendar-grid.module.css'
import { DayPicture } from './day-picture.tsx'
import { moveByKey } from './use-calendar-place.ts'

export type CalendarDays = {
  weeks: DateText[][]
  entries: ReadonlyMap<DateText, readonly CalendarEntry[]>
  zone: string
  today: DateText
  onOpen: (date: DateText) => void
}

type CalendarGridProps = CalendarDays & {
  title: string
  view: CalendarView
  /** The day that the keys move from; the only one that Tab reaches. */
  date: DateText
  onDate: (date: DateText) => void
}

/** Weeks of days, walked through with the arrow keys; a press or Enter opens a day. */
export function CalendarGrid({ weeks, entries, zone, today, title, view, date, onDate, onOpen }: CalendarGridProps) {
  const grid = useRef<HTMLTableElement>(null)
  const isByKey = useRef(false)
  useEffect(() => {
    if (!isByKey.current) return
    isByKey.current = false
    grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
  }, [date])
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = moveByKey(event.key, { view, date })
    if (next === undefined) return
    event.preventDefault()
    isByKey.current = true
    onDate(next)
  }
  return (
    <table ref={grid} role="grid" aria-label={title} className={styles.grid} data-view={view} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {weeks[0]!.map((day) => (
            <th key={day} scope="col" abbr={weekdayName(day, 'long')}>
              {weekdayName(day, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const its = entries.get(day) ?? []
              return (
                <td
                  key={day}
                  data-past={day < today || undefined}
                  data-outside={(view === 'month' && day.slice(0, 7) !== date.slice(0, 7)) || undefined}
                >
                  <button
                    type="button"
                    className={styles.day}
                    tabIndex={day === date ? 0 : -1}
                    aria-current={day === today ? 'date' : undefined}
                    aria-disabled={its.length === 0 || undefined}
                    onFocus={() => day !== date && !isByKey.current && onDate(day)}
                    onClick={() => its.length > 0 && onOpen(day)}
                  >
                    <VisuallyHidden>{dayWords(day, { entries: its, zone, today })}</VisuallyHidden>
                    <span className={styles.number} aria-hidden="true">
                      {dayNumber(day)}
                    </span>
                    <DayPicture entries={its} zone={zone} />
                  </button>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
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
