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
  /** Its title’s place among the headings: on a screen of its own, or within a part of one. */
  heading?: 'h2' | 'h3'
  view: CalendarView
  date: DateText
  onToday: () => void
  onTurn: (by: 1 | -1) => void
  onView: (view: CalendarView) => void
  children?: ReactNode
}

/** Where a calendar stands, and the ways to elsewhere in time. */
export function CalendarBar({
  heading: Heading = 'h2',
  view,
  date,
  onToday,
  onTurn,
  onView,
  children,
}: CalendarBarProps) {
  return (
    <div className={styles.bar}>
      <Heading aria-live="polite">{titleOf(view, date)}</Heading>
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
