import { useEffect, useState } from 'react'
import type { passwordStrength } from '#lib/password-strength.ts'
import { useSiteConfig } from '#lib/site-config.ts'
import styles from './password-meter.module.css'

const STEPS = [1, 2, 3, 4]

type PasswordMeterProps = {
  password: string
  /** What is known of the person, such as the address: no part of a good password. */
  known?: readonly string[]
}

/** What makes a good password here; once one is typed, how good it is. It advises and never stands in the way. */
export function PasswordMeter({ password, known }: PasswordMeterProps) {
  const { minPasswordLength: leastCharacters, passwordCheck } = useSiteConfig()?.auth ?? {}
  const refusesCommon = passwordCheck === 'common'
  const rate = useRating(password !== '')
  const strength =
    password === '' ? undefined : rate?.(password, { leastCharacters: leastCharacters ?? 1, refusesCommon, known })
  return (
    <span className={styles.meter} data-level={strength?.level}>
      <span className={styles.steps} aria-hidden="true">
        {STEPS.map((step) => (
          <span key={step} data-lit={(strength !== undefined && step <= strength.level) || undefined} />
        ))}
      </span>
      <span role="status">{strength?.words ?? hintFor(leastCharacters)}</span>
    </span>
  )
}

function hintFor(leastCharacters: number | undefined): string {
  return `${leastCharacters === undefined ? '' : `${leastCharacters}+ characters. `}A few random words work well.`
}

/** Fetched when there is something to rate: until then a page has no use for it. */
function useRating(isWanted: boolean): typeof passwordStrength | undefined {
  const [rate, setRate] = useState<typeof passwordStrength>()
  useEffect(() => {
    if (!isWanted) return
    import('#lib/password-strength.ts').then(
      (module) => setRate(() => module.passwordStrength),
      () => undefined, // without it the hint stays
    )
  }, [isWanted])
  return rate
}
