import { DURATIONS_SECONDS, FORMATS, frameOf, QUALITY_NAMES, type Quality } from '@dayreel/catalogue'
import { ChoiceRow } from './choice-row.tsx'
import styles from './measure-choices.module.css'
import type { ShownChoices } from './shown-choices.ts'
import { useOtherFields } from './use-other-fields.ts'

const DURATION_OPTIONS = DURATIONS_SECONDS.map((value) => ({ value, label: `${value} s` }))
const QUALITY_LABELS: Readonly<Record<Quality, string>> = { low: 'Low', high: 'High' }

/** The editor offers the frame rate, which few users need. `LookFields` offers the looks. */
const ELSEWHERE: ReadonlySet<string> = new Set(['framesPerSecond', 'look', 'boardTheme'])

type MeasureChoicesProps = { choices: ShownChoices; onChange: (change: Partial<ShownChoices>) => void }

/** Lets the user choose a video's duration and quality, and the options without a component of their own. */
export function MeasureChoices({ choices, onChange }: MeasureChoicesProps) {
  const { durationSeconds, quality, format } = choices
  const fields = useOtherFields(choices).filter(({ option }) => !ELSEWHERE.has(option))
  return (
    <div className={styles.measures}>
      {durationSeconds !== undefined && (
        <ChoiceRow<number>
          legend="Duration"
          options={DURATION_OPTIONS}
          value={durationSeconds}
          onChange={(chosen) => onChange({ durationSeconds: chosen })}
        />
      )}
      <ChoiceRow<Quality>
        legend="Quality"
        options={QUALITY_NAMES.map((value) => ({
          value,
          label: QUALITY_LABELS[value],
          hint: sizeText(format, value),
        }))}
        value={quality}
        onChange={(chosen) => onChange({ quality: chosen })}
      />
      {fields.map(({ label, about, value, entries, changeTo }) => (
        <ChoiceRow
          key={label}
          legend={label}
          about={about}
          options={entries}
          value={value}
          onChange={(chosen) => onChange(changeTo(chosen))}
        />
      ))}
    </div>
  )
}

function sizeText(format: string, quality: Quality): string {
  const { width, height } = frameOf((FORMATS.find(({ id }) => id === format) ?? FORMATS[0]).id, quality)
  return `${width} × ${height}`
}
