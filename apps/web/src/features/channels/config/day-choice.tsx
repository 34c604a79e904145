import { EVERY_DAY } from '@dayreel/catalogue'
import styles from './day-choice.module.css'

/** 1 for Monday … 7 for Sunday. */
const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const SHORT = 3

type DayChoiceProps = {
  days: readonly number[]
  fault: string | undefined
  onChange: (days: number[]) => void
}

/** The days of the week that have a video. */
export function DayChoice({ days, fault, onChange }: DayChoiceProps) {
  return (
    <fieldset className={styles.days}>
      <legend>Days of the week</legend>
      <div className={styles.track}>
        {EVERY_DAY.map((day) => (
          <label key={day} className={styles.day}>
            <input
              type="checkbox"
              aria-label={NAMES[day - 1]}
              checked={days.includes(day)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(EVERY_DAY.filter((each) => (each === day ? checked : days.includes(each))))
              }
            />
            <span aria-hidden="true">{NAMES[day - 1]!.slice(0, SHORT)}</span>
          </label>
        ))}
      </div>
      {fault !== undefined && (
        <p className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </fieldset>
  )
}
