import type { DateText } from '@dayreel/catalogue'
import { ActionIcon, Button, SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import { useDates } from '#lib/dates.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './calendar-bar.module.css'
import { titleOf, type CalendarView } from './calendar-dates.ts'

const VIEWS = [
  { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
]

type CalendarBarProps = {
  /** The level of the bar's heading: `h2` on a separate screen, `h3` inside a part of a screen. */
  heading?: 'h2' | 'h3'
  view: CalendarView
  date: DateText
  onToday: () => void
  onTurn: (by: 1 | -1) => void
  onView: (view: CalendarView) => void
  children?: ReactNode
}

/** Shows the calendar's current period and the buttons to change it. */
export function CalendarBar({
  heading: Heading = 'h2',
  view,
  date,
  onToday,
  onTurn,
  onView,
  children,
}: CalendarBarProps) {
  const dates = useDates()
  return (
    <div className={styles.bar}>
      <Heading aria-live="polite">{titleOf(view, date, dates)}</Heading>
      <div className={styles.ways}>
        <Button variant="default" size="compact-sm" onClick={onToday}>
          Today
        </Button>
        <Turn label={`Previous ${view}`} icon="left" onPress={() => onTurn(-1)} />
        <Turn label={`Next ${view}`} icon="right" onPress={() => onTurn(1)} />
      </div>
      <SegmentedControl
        className={styles.views ?? ''}
        size="sm"
        radius="xl"
        aria-label="Show by"
        data={VIEWS}
        value={view}
        onChange={(value) => onView(value as CalendarView)}
      />
      {children}
    </div>
  )
}

function Turn({ label, icon, onPress }: { label: string; icon: 'left' | 'right'; onPress: () => void }) {
  return (
    <ActionIcon variant="subtle" color="gray" size="lg" radius="xl" aria-label={label} onClick={onPress}>
      <Icon name={icon} size={18} />
    </ActionIcon>
  )
}
