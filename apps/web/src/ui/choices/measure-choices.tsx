import { DEFAULT_FORMAT, DURATIONS_SECONDS, frameOf, type Quality } from '@dayreel/catalogue'
import { ChoiceRow } from './choice-row.tsx'
import styles from './measure-choices.module.css'

const DURATION_OPTIONS = DURATIONS_SECONDS.map((value) => ({ value, label: `${value} s` }))
const QUALITY_OPTIONS = [
  { value: 'low' as const, label: 'Low', hint: sizeText('low') },
  { value: 'high' as const, label: 'High', hint: sizeText('high') },
]

type Measures = { durationSeconds: number; quality: Quality }
type MeasureChoicesProps = Measures & { onChange: (part: Partial<Measures>) => void }

/** How long a video is, and how large. */
export function MeasureChoices({ durationSeconds, quality, onChange }: MeasureChoicesProps) {
  return (
    <div className={styles.measures}>
      <ChoiceRow
        legend="Duration"
        options={DURATION_OPTIONS}
        value={durationSeconds}
        onChange={(chosen) => onChange({ durationSeconds: chosen })}
      />
      <ChoiceRow
        legend="Quality"
        options={QUALITY_OPTIONS}
        value={quality}
        onChange={(chosen) => onChange({ quality: chosen })}
      />
    </div>
  )
}

function sizeText(quality: Quality): string {
  const { width, height } = frameOf(DEFAULT_FORMAT, quality)
  return `${width} × ${height}`
}
