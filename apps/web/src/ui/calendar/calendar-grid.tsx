import type { DateText } from '@dayreel/catalogue'
import { VisuallyHidden } from '@mantine/core'
import { useEffect, useRef, useState, type DragEvent, type KeyboardEvent, type ReactNode } from 'react'
import { useDates } from '#lib/dates.ts'
import { dayNumber, type CalendarView } from './calendar-dates.ts'
import styles from './calendar-grid.module.css'
import { moveByKey } from './use-calendar-place.ts'

export type CalendarGridProps = {
  weeks: DateText[][]
  title: string
  view: CalendarView
  today: DateText
  /** The selected day. The keys move from this day, and Tab reaches only this day. */
  date: DateText
  onDate: (date: DateText) => void
  /** Returns the screen-reader text for everything that a day shows. */
  wordsOf: (day: DateText) => string
  isEmpty: (day: DateText) => boolean
  onOpen: (day: DateText) => void
  /** The visible content of a day. It must be hidden from screen readers, because they read the text of `wordsOf`. */
  inside?: (day: DateText) => ReactNode
  /** The draggable content of a day. Keyboard users need another way to move it. */
  above?: (day: DateText) => ReactNode
  /** Handles further keys. If it handled the key, it returns the day to select. */
  onKey?: (event: KeyboardEvent, day: DateText) => DateText | undefined
  /** Called when an item is dropped on a day. */
  onDrop?: (day: DateText, event: DragEvent) => void
}

/** A grid of days, one row per week. The arrow keys move between days, and a click or Enter opens a day. */
export function CalendarGrid(props: CalendarGridProps) {
  const { weeks, title, view, today, date, onDate, wordsOf, isEmpty, onOpen, inside, above, onKey, onDrop } = props
  const dates = useDates()
  const grid = useRef<HTMLTableElement>(null)
  const isByKey = useRef(false)
  const [over, setOver] = useState<DateText>()
  useEffect(() => {
    if (!isByKey.current) return
    isByKey.current = false
    grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
  }, [date])
  const onKeyDown = (event: KeyboardEvent): void => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey || event.shiftKey)
    const next = onKey?.(event, date) ?? (isPlain ? moveByKey(event.key, { view, date }) : undefined)
    if (next === undefined) return
    event.preventDefault()
    if (next === date) return
    isByKey.current = true
    onDate(next)
  }
  const dropping = (day: DateText) =>
    onDrop === undefined
      ? {}
      : {
          onDragOver: (event: DragEvent) => {
            event.preventDefault()
            setOver(day)
          },
          onDragLeave: () => setOver(undefined),
          onDrop: (event: DragEvent) => {
            event.preventDefault()
            setOver(undefined)
            onDrop(day, event)
          },
        }
  return (
    <table ref={grid} role="grid" aria-label={title} className={styles.grid} data-view={view} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {weeks[0]!.map((day) => (
            <th key={day} scope="col" abbr={dates.weekday(day, 'long')}>
              {dates.weekday(day, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                data-past={day < today || undefined}
                data-outside={(view === 'month' && day.slice(0, 7) !== date.slice(0, 7)) || undefined}
                data-over={day === over || undefined}
                {...dropping(day)}
              >
                <button
                  type="button"
                  className={styles.day}
                  tabIndex={day === date ? 0 : -1}
                  aria-current={day === today ? 'date' : undefined}
                  aria-disabled={isEmpty(day) || undefined}
                  onFocus={() => day !== date && !isByKey.current && onDate(day)}
                  onClick={() => !isEmpty(day) && onOpen(day)}
                >
                  <VisuallyHidden>{wordsOf(day)}</VisuallyHidden>
                  <span className={styles.number} aria-hidden="true">
                    {dayNumber(day)}
                  </span>
                  {inside?.(day)}
                </button>
                {above?.(day)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
