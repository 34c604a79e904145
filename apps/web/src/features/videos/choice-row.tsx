import { useId, type CSSProperties } from 'react'
import styles from './choice-row.module.css'

const MOST_ON_A_PHONE = 5

type ChoiceRowProps<T extends string | number> = {
  /** What is chosen, for who can't see the row's surroundings. */
  legend: string
  options: readonly { value: T; label: string; hint?: string }[]
  value: T
  onChange: (value: T) => void
}

/** Buttons side by side, one of which is on. One stop of the keyboard; arrows go along the row. */
export function ChoiceRow<T extends string | number>({ legend, options, value, onChange }: ChoiceRowProps<T>) {
  const name = useId()
  const narrow = Math.min(MOST_ON_A_PHONE, options.length)
  return (
    <fieldset className={styles.row} style={{ '--wide': options.length, '--narrow': narrow } as CSSProperties}>
      <legend className={styles.legend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.label}>{option.label}</span>
          {option.hint !== undefined && <span className={styles.hint}>{option.hint}</span>}
        </label>
      ))}
    </fieldset>
  )
}
