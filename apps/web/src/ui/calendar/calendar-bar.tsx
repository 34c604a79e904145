import { ActionIcon, Button, SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import styles from './calendar-bar.module.css'
import { titleOf, type CalendarView, type DateText } from './calendar-dates.ts'

const VIEWS = [
  { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
]

type CalendarBarProps = {
  view: CalendarView
  date: DateText
  onToday: () => void
  onTurn: (by: 1 | -1) => void
  onView: (view: CalendarView) => void
  children?: ReactNode
}

/** Where a calendar stands, and the ways to elsewhere in time. */
export function CalendarBar({ view, date, onToday, onTurn, onView, children }: CalendarBarProps) {
  return (
    <div className={styles.bar}>
      <h2 aria-live="polite">{titleOf(view, date)}</h2>
      <div className={styles.ways}>
        <Button variant="default" size="compact-sm" onClick={onToday}>
          Today
        </Button>
        <Turn label={`Previous ${view}`} icon="left" onPress={() => onTurn(-1)} />
        <Turn label={`Next ${view}`} icon="right" onPress={() => onTurn(1)} />
      </div>
      <SegmentedControl
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
