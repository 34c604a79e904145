import { Radio, Stack, TextInput } from '@mantine/core'
import { useDates } from '#lib/dates.ts'
import { localTimeOf, type Schedule } from './schedule.ts'
import styles from './schedule-choice.module.css'

type ScheduleChoiceProps = { value: Schedule; onChange: (value: Schedule) => void; isLocked?: boolean }

const IN_AN_HOUR_MS = 3_600_000

/** Lets the user choose to post now or at a time in the account's time zone. */
export function ScheduleChoice({ value, onChange, isLocked = false }: ScheduleChoiceProps) {
  const { timeZone } = useDates()
  return (
    <Stack gap="sm">
      <Radio.Group aria-label="When" value={value.mode} onChange={(mode) => onChange({ ...value, mode })}>
        <div className={styles.choices}>
          <Radio value="now" label="Post Now" disabled={isLocked} />
          <Radio value="later" label="Schedule for Later" disabled={isLocked} />
        </div>
      </Radio.Group>
      {value.mode === 'later' && (
        <TextInput
          type="datetime-local"
          label="Date and time"
          description={`Your time zone (${timeZone})`}
          min={localTimeOf(Date.now(), timeZone)}
          placeholder={localTimeOf(Date.now() + IN_AN_HOUR_MS, timeZone)}
          value={value.at}
          disabled={isLocked}
          onChange={({ currentTarget }) => onChange({ ...value, at: currentTarget.value })}
        />
      )}
    </Stack>
  )
}
