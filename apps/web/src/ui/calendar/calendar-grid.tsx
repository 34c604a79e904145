import { VisuallyHidden } from '@mantine/core'
import { useEffect, useRef, useState, type DragEvent, type KeyboardEvent, type ReactNode } from 'react'
import { dayNumber, weekdayName, type CalendarView, type DateText } from './calendar-dates.ts'
import styles from './calendar-grid.module.css'
import { moveByKey } from './use-calendar-place.ts'

export type CalendarGridProps = {
  weeks: DateText[][]
  title: string
  view: CalendarView
  today: DateText
  /** The day that the keys move from; the only one that Tab reaches. */
  date: DateText
  onDate: (date: DateText) => void
  /** All that a day shows, read out. */
  wordsOf: (day: DateText) => string
  isEmpty: (day: DateText) => boolean
  onOpen: (day: DateText) => void
  /** What a day shows; read out with its words, so that it is hidden from screen readers. */
  inside?: (day: DateText) => ReactNode
  /** What lies on a day and can be taken by the pointer; for keys there is another way. */
  above?: (day: DateText) => ReactNode
  /** Keys beyond those that move; returns the day to go to where it has done something. */
  onKey?: (event: KeyboardEvent, day: DateText) => DateText | undefined
  /** What was taken is let go over a day. */
  onDrop?: (day: DateText, event: DragEvent) => void
}

/** Weeks of days, walked through with the arrow keys; a press or Enter opens a day. */
export function CalendarGrid(props: CalendarGridProps) {
  const { weeks, title, view, today, date, onDate, wordsOf, isEmpty, onOpen, inside, above, onKey, onDrop } = props
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
            <th key={day} scope="col" abbr={weekdayName(day, 'long')}>
              {weekdayName(day, 'short')}
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
