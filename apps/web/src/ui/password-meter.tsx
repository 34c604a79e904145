import { useEffect, useState } from 'react'
import type { Refusal } from '#lib/explain-password.ts'
import type { passwordStrength } from '#lib/password-strength.ts'
import { useSiteConfig } from '#lib/site-config.ts'
import styles from './password-meter.module.css'

const STEPS = [1, 2, 3, 4]

type PasswordMeterProps = {
  password: string
  /** Known data about the user, such as the email address. A good password does not contain any of it. */
  known?: readonly string[]
  /** The last password that the server rejected. While it is in the field, its reason replaces the rating. */
  refusal?: Refusal | undefined
}

/**
 * Shows the requirements for a password and, once the user has typed one, the password's strength. This is advice and
 * never blocks.
 */
export function PasswordMeter({ password, known, refusal }: PasswordMeterProps) {
  const { minPasswordLength: leastCharacters, passwordCheck } = useSiteConfig()?.auth ?? {}
  const refusesCommon = passwordCheck === 'common'
  const rate = useRating(password !== '')
  const isRefused = refusal?.password === password
  const strength =
    password === '' ? undefined : rate?.(password, { leastCharacters: leastCharacters ?? 1, refusesCommon, known })
  return (
    <span className={styles.meter} data-level={isRefused ? 0 : strength?.level}>
      <span className={styles.steps} aria-hidden="true">
        {STEPS.map((step) => (
          <span key={step} data-lit={(strength !== undefined && step <= strength.level) || undefined} />
        ))}
      </span>
      {isRefused ? (
        <span role="alert" className={styles.refusal}>
          {refusal.words}
        </span>
      ) : (
        <span role="status">{strength?.words ?? hintFor(leastCharacters)}</span>
      )}
    </span>
  )
}

function hintFor(leastCharacters: number | undefined): string {
  return `${leastCharacters === undefined ? '' : `${leastCharacters}+ characters. `}A few random words work well.`
}

/** Loads the rating function only when there is a password to rate. */
function useRating(isWanted: boolean): typeof passwordStrength | undefined {
  const [rate, setRate] = useState<typeof passwordStrength>()
  useEffect(() => {
    if (!isWanted) return
    import('#lib/password-strength.ts').then(
      (module) => setRate(() => module.passwordStrength),
      () => undefined, // Without the rating function, the hint stays.
    )
  }, [isWanted])
  return rate
}
