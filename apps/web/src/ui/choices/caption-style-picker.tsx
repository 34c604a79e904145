import { CAPTION_STYLES, NO_CAPTIONS } from '@dayreel/catalogue'
import { useId, type CSSProperties } from 'react'
import { useCaptionSamples } from '#lib/caption-samples.ts'
import { useMotion } from '#lib/motion.ts'
import { Icon } from '#ui/icon.tsx'
import { Problem } from '#ui/problem.tsx'
import styles from './caption-style-picker.module.css'
import type { ShownChoices } from './shown-choices.ts'

type CaptionStylePickerProps = {
  choices: ShownChoices
  /** The words that the samples begin with. */
  words: string
  /** Primary language subtag of the words. */
  language: string
  onSelect: (captionStyle: string) => void
}

/** Lets the user choose a caption style from moving samples with the video's own words. */
export function CaptionStylePicker({ choices, words, language, onSelect }: CaptionStylePickerProps) {
  const name = useId()
  const isMoving = useMotion() === true
  const { data, error, isPending, refetch } = useCaptionSamples(choices, { words, language })
  const { captionStyle } = choices
  const isGone = !CAPTION_STYLES.some(({ id }) => id === captionStyle)
  return (
    <div className={styles.picker}>
      {isGone && (
        <p>
          <b>{captionStyle}</b> is no longer available. Choose another caption style.
        </p>
      )}
      {error && (
        <Problem
          title="The samples of the caption styles can’t be shown."
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      <div className={styles.styles} role="radiogroup" aria-label="Caption style" aria-busy={isPending}>
        {CAPTION_STYLES.map((style) => {
          const sample = data?.samples.find((each) => each.captionStyle === style.id)
          return (
            <label key={style.id} className={styles.style}>
              <input
                type="radio"
                name={name}
                value={style.id}
                aria-label={style.name}
                checked={style.id === captionStyle}
                onChange={() => onSelect(style.id)}
              />
              {data && sample ? (
                <span
                  className={styles.sample}
                  data-moving={isMoving || undefined}
                  style={sampleStyle(sample.image, data)}
                />
              ) : (
                <span className={styles.empty} data-pending={(isPending && style.id !== NO_CAPTIONS) || undefined} />
              )}
              <span className={styles.name}>{style.name}</span>
              <span className={styles.mark}>
                <Icon name="check" size={14} />
              </span>
            </label>
          )
        })}
      </div>
    </div>
  )
}

function sampleStyle(image: string, { frames, framesPerSecond }: { frames: number; framesPerSecond: number }) {
  return {
    backgroundImage: `url("${image}")`,
    '--frames': frames,
    // A whole number of frames: the last one is at 100 %.
    '--rest': `${(100 * Math.floor(frames / 3)) / Math.max(1, frames - 1)}%`,
    '--seconds': `${frames / framesPerSecond}s`,
  } as CSSProperties
}
