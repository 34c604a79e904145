import type { Dates, DateText } from '@dayreel/catalogue'
import type { CalendarEntry } from '@dayreel/contract'
import { Skeleton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { LiveState } from '#lib/live-connection.ts'
import { CalendarBar } from '#ui/calendar/calendar-bar.tsx'
import { Problem } from '#ui/problem.tsx'
import { calendarQuery } from '../channel-queries.ts'
import { isUnfinished } from '../run-words.ts'
import { askChannelsAgainAfter } from '../use-live-channels.ts'
import { titleOf } from '#ui/calendar/calendar-dates.ts'
import { RunGrid } from './run-grid.tsx'
import styles from './channel-calendar.module.css'
import { DayDialog } from './day-dialog.tsx'
import { DayList } from './day-list.tsx'
import { useCalendarPlace } from '#ui/calendar/use-calendar-place.ts'

type ChannelCalendarProps = {
  channelId: string
  dates: Dates
  /** The current date in the channel's time zone. */
  today: DateText
  /** The server's time in Unix milliseconds. */
  now: number
  live: LiveState
}

const PHONE = '(max-width: 640px)'

/** Shows, day by day, which videos a channel has made and will make. */
export function ChannelCalendar({ channelId, dates, today, now, live }: ChannelCalendarProps) {
  const { view, date, weeks, from, to, setView, setDate, goBy } = useCalendarPlace(today)
  const [opened, setOpened] = useState<DateText>()
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
  const calendar = useQuery({
    ...calendarQuery(channelId, { from, to }),
    refetchInterval: ({ state }) => askChannelsAgainAfter(live, hasUnfinished(state.data?.entries)),
  })
  const entries = useMemo(() => byDate(calendar.data?.entries ?? []), [calendar.data])
  const days = { weeks, entries, dates, today, onOpen: setOpened }
  const month = date.slice(0, 7)
  return (
    <div className={styles.calendar} aria-busy={calendar.isFetching && calendar.isPlaceholderData}>
      <CalendarBar heading="h3" view={view} date={date} onToday={() => setDate(today)} onTurn={goBy} onView={setView} />
      {calendar.isPending ? (
        <Skeleton
          h={isPhone ? 320 : 640}
          radius="md"
          role="status"
          aria-busy="true"
          aria-label="Loading the calendar"
        />
      ) : calendar.isLoadingError ? (
        <Problem
          title="The calendar couldn’t be loaded"
          error={calendar.error}
          onRetry={() => void calendar.refetch()}
        />
      ) : isPhone ? (
        <DayList {...days} isShown={(day) => view === 'week' || day.startsWith(month)} />
      ) : (
        <RunGrid {...days} title={titleOf(view, date, dates)} view={view} date={date} onDate={setDate} />
      )}
      <DayDialog
        channelId={channelId}
        dates={dates}
        today={today}
        now={now}
        date={opened}
        entries={(opened === undefined ? undefined : entries.get(opened)) ?? []}
        onClose={() => setOpened(undefined)}
      />
    </div>
  )
}

function byDate(entries: readonly CalendarEntry[]): ReadonlyMap<DateText, readonly CalendarEntry[]> {
  return Map.groupBy(entries, ({ localDate }) => localDate)
}

function hasUnfinished(entries: readonly CalendarEntry[] | undefined): boolean {
  return entries?.some(({ run }) => run !== null && isUnfinished(run)) ?? false
}
