import { dateIn, REVIEW_HOURS, RUN_GRID_MINUTES } from '@dayreel/catalogue'
import { Button, NativeSelect, Switch, TextInput } from '@mantine/core'
import { useEffect, useState } from 'react'
import { browserRegion } from '#lib/browser-region.ts'
import { useDates } from '#lib/dates.ts'
import { ZoneSelect } from '#ui/zone-select.tsx'
import type { ConfigDraft, ReviewHours } from './config-draft.ts'
import { twoDigits } from './config-draft.ts'
import { DayChoice } from './day-choice.tsx'
import styles from './run-time-fields.module.css'

const NONE = ''
const DAY_HOURS = 24
const HOUR_MINUTES = 60
const HOURS = Array.from({ length: DAY_HOURS }, (_, hour) => hour)
const MINUTES = Array.from({ length: HOUR_MINUTES / RUN_GRID_MINUTES }, (_, i) => i * RUN_GRID_MINUTES)
const USUAL_REVIEW_HOURS: ReviewHours = 12

type Timing = Pick<ConfigDraft, 'hour' | 'minute' | 'zone' | 'days' | 'endsOn' | 'reviewHours'>
type RunTimeFieldsProps = { timing: Timing; daysFault: string | undefined; onChange: (part: Partial<Timing>) => void }

/** Lets the user choose when the channel makes its scheduled videos. */
export function RunTimeFields({ timing, daysFault, onChange }: RunTimeFieldsProps) {
  const { hour, minute, zone, days, endsOn, reviewHours } = timing
  const clock = useClock(zone)
  const own = browserRegion().timeZone
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
            : 'Clear it to stop the daily videos.'}
        </p>
      </fieldset>
      <div>
        <ZoneSelect value={zone} onChange={(chosen) => onChange({ zone: chosen })} />
        <p className={styles.hint}>
          {zone === own ? 'Detected from your device. ' : 'This isn’t your device’s time zone. '}
          It is {clock} there now.
          {zone !== own && (
            <Button variant="subtle" size="compact-sm" onClick={() => onChange({ zone: own })}>
              Use {own}
            </Button>
          )}
        </p>
      </div>
      <DayChoice days={days} fault={daysFault} onChange={(chosen) => onChange({ days: chosen })} />
      <TextInput
        type="date"
        label="Ends on (optional)"
        description="The date of the last video."
        min={dateIn(zone, Date.now())}
        max="2999-12-31"
        value={endsOn ?? NONE}
        onChange={({ currentTarget: { value } }) => onChange({ endsOn: value === NONE ? null : value })}
      />
      <div className={styles.review}>
        <Switch
          label="Review each video before it’s posted"
          description="It’s posted unless you stop it. We’ll email you a link before then."
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

/** Returns the current time in a time zone and keeps it up to date while the component is mounted. */
function useClock(zone: string): string {
  const dates = useDates()
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), TICK_MS)
    return () => clearInterval(ticking)
  }, [])
  return dates.in(zone).time(now)
}
