import { EVERY_DAY } from '@dayreel/catalogue'
import { dayNames } from '../day-words.ts'
import styles from './day-choice.module.css'

type DayChoiceProps = {
  days: readonly number[]
  fault: string | undefined
  onChange: (days: number[]) => void
}

/** Lets the user choose the days of the week that have a video. */
export function DayChoice({ days, fault, onChange }: DayChoiceProps) {
  return (
    <fieldset className={styles.days}>
      <legend>Days of the week</legend>
      <div className={styles.track}>
        {EVERY_DAY.map((day) => (
          <label key={day} className={styles.day}>
            <input
              type="checkbox"
              aria-label={dayNames(day).name}
              aria-invalid={fault !== undefined}
              checked={days.includes(day)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(EVERY_DAY.filter((each) => (each === day ? checked : days.includes(each))))
              }
            />
            <span aria-hidden="true">{dayNames(day).short}</span>
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
