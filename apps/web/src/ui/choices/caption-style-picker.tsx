import { CAPTION_STYLES, NO_CAPTIONS } from '@dayreel/catalogue'
import { useCaptionSamples } from '#lib/caption-samples.ts'
import { Problem } from '#ui/problem.tsx'
import styles from './caption-style-picker.module.css'
import { GoneChoice } from './gone-choice.tsx'
import { SampleCards } from './sample-cards.tsx'
import type { ShownChoices } from './shown-choices.ts'

/** The sides of a sample. */
const SHAPE = { width: 300, height: 114 }

type CaptionStylePickerProps = {
  choices: ShownChoices
  /** The words that the samples show first. */
  words: string
  /** Primary language subtag of the words. */
  language: string
  onSelect: (captionStyle: string) => void
}

/** Lets the user choose a caption style from moving samples with the video's own words. */
export function CaptionStylePicker({ choices, words, language, onSelect }: CaptionStylePickerProps) {
  const { data, error, isPending, refetch } = useCaptionSamples(choices, { words, language })
  const { captionStyle } = choices
  return (
    <div className={styles.picker}>
      {!CAPTION_STYLES.some(({ id }) => id === captionStyle) && <GoneChoice name={captionStyle} what="caption style" />}
      {error && (
        <Problem
          title="The samples of the caption styles can’t be shown."
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      <SampleCards
        label="Caption style"
        entries={CAPTION_STYLES.map(({ id, name }) => ({
          id,
          name,
          image: id === NO_CAPTIONS ? null : data?.samples.find((each) => each.captionStyle === id)?.image,
        }))}
        value={captionStyle}
        film={data && { ...data, restFrame: Math.floor(data.frames / 3) }}
        shape={SHAPE}
        isPending={isPending}
        onSelect={onSelect}
      />
    </div>
  )
}
