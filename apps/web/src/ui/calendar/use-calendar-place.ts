import { addDays, type DateText } from '@dayreel/catalogue'
import { useCallback, useState } from 'react'
import { endOfWeek, startOfWeek, turn, weeksOf, type CalendarView } from './calendar-dates.ts'

type Place = { view: CalendarView; date: DateText }

/** The day to which each key moves. */
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

/** Returns the day to which a key moves, or undefined for a key that does not move. */
export function moveByKey(key: string, place: Place): DateText | undefined {
  return MOVES[key]?.(place)
}

/** The state of a calendar: its view, the weeks it shows, and the selected date from which the keys move. */
export function useCalendarPlace(today: DateText) {
  const [view, setView] = useState<CalendarView>('month')
  const [date, setDate] = useState(today)
  const goBy = useCallback((by: 1 | -1) => setDate((now) => turn(view, now, by)), [view])
  const weeks = weeksOf(view, date)
  return { view, date, weeks, from: weeks[0]![0]!, to: weeks.at(-1)!.at(-1)!, setView, setDate, goBy }
}
