import { useCallback, useState } from 'react'
import { addDays, endOfWeek, startOfWeek, turn, weeksOf, type CalendarView, type DateText } from './calendar-dates.ts'

type Place = { view: CalendarView; date: DateText }

/** How a key moves within a calendar; undefined for keys that mean nothing to it. */
const MOVES: Readonly<Record<string, (place: Place) => DateText>> = {
  ArrowLeft: ({ date }) => addDays(date, -1),
  ArrowRight: ({ date }) => addDays(date, 1),
  ArrowUp: ({ date }) => addDays(date, -7),
  ArrowDown: ({ date }) => addDays(date, 7),
  Home: ({ date }) => startOfWeek(date),
  End: ({ date }) => endOfWeek(date),
  PageUp: ({ view, date }) => turn(view, date, -1),
  PageDown: ({ view, date }) => turn(view, date, 1),
}

/** Where a key leads. */
export function moveByKey(key: string, place: Place): DateText | undefined {
  return MOVES[key]?.(place)
}

/** What a calendar shows: a month or a week around a date, which is also the day that the keys move. */
export function useCalendarPlace(today: DateText) {
  const [view, setView] = useState<CalendarView>('month')
  const [date, setDate] = useState(today)
  const goBy = useCallback((by: 1 | -1) => setDate((now) => turn(view, now, by)), [view])
  const weeks = weeksOf(view, date)
  return { view, date, weeks, from: weeks[0]![0]!, to: weeks.at(-1)!.at(-1)!, setView, setDate, goBy }
}
