import { Button } from '@mantine/core'
import { useState } from 'react'
import { Icon } from '#ui/icon.tsx'
import { RunStanding } from '../run-standing.tsx'
import { RunThumbnail } from '../run-thumbnail.tsx'
import { aboutOf, kindWords, standingOf } from '../run-words.ts'
import { dayNumber } from '#ui/calendar/calendar-dates.ts'
import type { CalendarDays } from './run-grid.tsx'
import styles from './day-list.module.css'

/** Lists the days with entries. Shown if there is no room for a grid of weeks. */
export function DayList({
  weeks,
  entries,
  dates,
  today,
  isShown,
  onOpen,
}: CalendarDays & { isShown: (date: string) => boolean }) {
  const [isWhole, setWhole] = useState(false)
  const days = weeks.flat().filter((day) => isShown(day) && (entries.get(day)?.length ?? 0) > 0)
  if (days.length === 0) return <p className={styles.none}>Nothing on these days.</p>
  // Only days from today on are shown at first, because users look for them more often. A past month has no such days,
  // so all its days are shown.
  const coming = days.filter((day) => day >= today)
  const shown = isWhole || coming.length === 0 ? days : coming
  return (
    <>
      {shown.length < days.length && (
        <Button variant="default" size="sm" onClick={() => setWhole(true)}>
          {`Show ${days.length - shown.length} earlier ${days.length - shown.length === 1 ? 'day' : 'days'}`}
        </Button>
      )}
      <ol className={styles.list} aria-label="Days">
        {shown.map((day) => (
          <li key={day} className={styles.day} data-past={day < today || undefined}>
            <h3 className={styles.date} aria-label={dates.dayName(day, today)}>
              <span aria-hidden="true">{dates.weekday(day, 'short')}</span>
              <b aria-hidden="true" data-today={day === today || undefined}>
                {dayNumber(day)}
              </b>
            </h3>
            <ul>
              {entries.get(day)!.map((entry) => {
                const standing = standingOf(entry)
                return (
                  <li key={entry.run?.id ?? entry.localDate}>
                    <button type="button" className={styles.entry} onClick={() => onOpen(day)}>
                      <RunThumbnail run={entry.run} standing={standing} />
                      <span className={styles.words}>
                        <span className={styles.about} dir="auto">
                          {aboutOf(entry.run) ?? kindWords(entry.run?.kind ?? 'scheduled')}
                        </span>
                        <span className={styles.facts}>
                          <RunStanding standing={standing} />
                          {dates.time(entry.at)}
                        </span>
                      </span>
                      <Icon name="right" size={18} />
                    </button>
                  </li>
                )
              })}
            </ul>
          </li>
        ))}
      </ol>
    </>
  )
}
