import { REVIEW_HOURS, RUN_GRID_MINUTES } from '@dayreel/catalogue'
import { Button, NativeSelect, Switch, TextInput } from '@mantine/core'
import { useEffect, useMemo, useState } from 'react'
import { detectedZone, zonesByRegion } from '#lib/zones.ts'
import type { ConfigDraft, ReviewHours } from './config-draft.ts'
import { twoDigits } from './config-draft.ts'
import { DayChoice } from './day-choice.tsx'
import { dateOf } from './first-slot.ts'
import styles from './run-time-fields.module.css'

const NONE = ''
const DAY_HOURS = 24
const HOUR_MINUTES = 60
const HOURS = Array.from({ length: DAY_HOURS }, (_, hour) => hour)
const MINUTES = Array.from({ length: HOUR_MINUTES / RUN_GRID_MINUTES }, (_, i) => i * RUN_GRID_MINUTES)
const USUAL_REVIEW_HOURS: ReviewHours = 12

type Timing = Pick<ConfigDraft, 'hour' | 'minute' | 'zone' | 'days' | 'endsOn' | 'reviewHours'>
type RunTimeFieldsProps = { timing: Timing; daysFault: string | undefined; onChange: (part: Partial<Timing>) => void }

/** When the channel makes a video by itself. */
export function RunTimeFields({ timing, daysFault, onChange }: RunTimeFieldsProps) {
  const { hour, minute, zone, days, endsOn, reviewHours } = timing
  const clock = useClock(zone)
  const zones = useMemo(() => zonesByRegion(zone), [zone])
  return (
    <div className={styles.fields}>
      <fieldset className={styles.time}>
        <legend>Preferred daily run time</legend>
        <NativeSelect
          aria-label="Hour"
          size="md"
          value={hour ?? NONE}
          data={[{ value: NONE, label: 'Hour' }, ...HOURS.map(optionOf)]}
          onChange={({ currentTarget: { value } }) =>
            onChange(value === NONE ? { hour: null, minute: null } : { hour: Number(value), minute: minute ?? 0 })
          }
        />
        <span aria-hidden="true">:</span>
        <NativeSelect
          aria-label="Minute"
          size="md"
          disabled={hour === null}
          value={minute ?? NONE}
          data={[{ value: NONE, label: 'Minute' }, ...MINUTES.map(optionOf)]}
          onChange={({ currentTarget: { value } }) => onChange({ minute: value === NONE ? null : Number(value) })}
        />
        <Button
          variant="subtle"
          size="sm"
          disabled={hour === null && minute === null}
          onClick={() => onChange({ hour: null, minute: null })}
        >
          Clear
        </Button>
        <p className={styles.hint}>
          {hour === null || minute === null
            ? 'No daily run. The channel makes a video when you press Run Once.'
            : 'Cleared, the channel makes no video by itself.'}
        </p>
      </fieldset>
      <div>
        <NativeSelect
          label="Time zone"
          size="md"
          value={zone}
          data={zones}
          onChange={({ currentTarget }) => onChange({ zone: currentTarget.value })}
        />
        <p className={styles.hint}>
          {zone === detectedZone() ? 'Detected from your device. ' : 'Not the zone of your device. '}
          It is {clock} there now.
          {zone !== detectedZone() && (
            <Button variant="subtle" size="compact-sm" onClick={() => onChange({ zone: detectedZone() })}>
              Use {detectedZone()}
            </Button>
          )}
        </p>
      </div>
      <DayChoice days={days} fault={daysFault} onChange={(chosen) => onChange({ days: chosen })} />
      <TextInput
        type="date"
        label="Ends on (optional)"
        description="The last date that has a video."
        min={dateOf(Date.now(), zone)}
        max="2999-12-31"
        value={endsOn ?? NONE}
        onChange={({ currentTarget: { value } }) => onChange({ endsOn: value === NONE ? null : value })}
      />
      <div className={styles.review}>
        <Switch
          label="Review each video before it goes out"
          description="It goes out unless you stop it. A mail ahead of its time leads you to it."
          checked={reviewHours !== null}
          onChange={({ currentTarget }) => onChange({ reviewHours: currentTarget.checked ? USUAL_REVIEW_HOURS : null })}
        />
        {reviewHours !== null && (
          <NativeSelect
            label="Time to review"
            size="md"
            value={reviewHours}
            data={REVIEW_HOURS.map((hours) => ({ value: String(hours), label: `${hours} hours` }))}
            onChange={({ currentTarget }) =>
              onChange({ reviewHours: REVIEW_HOURS.find((hours) => String(hours) === currentTarget.value) ?? null })
            }
          />
        )}
      </div>
    </div>
  )
}

function optionOf(value: number): { value: string; label: string } {
  return { value: String(value), label: twoDigits(value) }
}

const TICK_MS = 15_000

/** What the clock of a zone shows, as long as one looks at it. */
function useClock(zone: string): string {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(ticking)
  }, [])
  return new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(now)
}
