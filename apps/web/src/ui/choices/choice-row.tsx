import { useId, type CSSProperties } from 'react'
import { Icon } from '#ui/icon.tsx'
import styles from './choice-row.module.css'

const MOST_ON_A_PHONE = 5

type ChoiceRowProps<T extends string | number> = {
  legend: string
  /** An explanation below the buttons. */
  about?: string | undefined
  options: readonly { value: T; label: string; hint?: string }[]
  value: T
  onChange: (value: T) => void
}

/**
 * A segmented control: buttons side by side, one of which is selected. It is one tab stop, and the arrow keys move the
 * selection.
 */
export function ChoiceRow<T extends string | number>({ legend, about, options, value, onChange }: ChoiceRowProps<T>) {
  const name = useId()
  const narrow = Math.min(MOST_ON_A_PHONE, options.length)
  return (
    <fieldset className={styles.choice} aria-describedby={about === undefined ? undefined : `${name}-about`}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.track} style={{ '--wide': options.length, '--narrow': narrow } as CSSProperties}>
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
            {option.hint !== undefined && (
              <>
                <span className={styles.hint}>{option.hint}</span>
                <span className={styles.mark}>
                  <Icon name="check" size={16} />
                </span>
              </>
            )}
          </label>
        ))}
      </div>
      {about !== undefined && (
        <p id={`${name}-about`} className={styles.about}>
          {about}
        </p>
      )}
    </fieldset>
  )
}
