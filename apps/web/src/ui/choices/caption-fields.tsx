import { NO_CAPTIONS } from '@dayreel/catalogue'
import { CATALOGUE_OFFERS, CHOICE_LABELS } from '@dayreel/contract'
import { CloseButton, ColorInput, NativeSelect } from '@mantine/core'
import { sentenceCase } from '#lib/sentence-case.ts'
import { CaptionStylePicker } from './caption-style-picker.tsx'
import styles from './caption-fields.module.css'
import type { ShownChoices } from './shown-choices.ts'
import { withChosen } from './with-chosen.ts'

type CaptionFieldsProps = {
  choices: ShownChoices
  /** The words of the video, as far as they are known, and their language. */
  words: string
  language: string
  onChange: (change: Partial<ShownChoices>) => void
}

const ADJUSTMENTS = ['captionPosition', 'captionSize', 'captionWords'] as const
const COLORS = ['captionColor', 'captionLitColor'] as const
const SWATCHES = ['#ffffff', '#ffd23f', '#ffb52e', '#46f08c', '#5cc8ff', '#ff5fa8', '#ff4d4d', '#101018']

/** Lets the user choose the style of the captions, and adjust it. */
export function CaptionFields({ choices, words, language, onChange }: CaptionFieldsProps) {
  return (
    <>
      <CaptionStylePicker
        choices={choices}
        words={words}
        language={language}
        onSelect={(captionStyle) => onChange({ captionStyle })}
      />
      {choices.captionStyle !== NO_CAPTIONS && (
        <div className={styles.fields}>
          {ADJUSTMENTS.map((option) => (
            <NativeSelect
              key={option}
              label={sentenceCase(CHOICE_LABELS[option])}
              size="md"
              value={choices[option]}
              data={withChosen(
                CATALOGUE_OFFERS[option].map(({ id, name }) => ({ value: String(id), label: name })),
                choices[option],
              )}
              onChange={({ currentTarget }) => onChange({ [option]: currentTarget.value })}
            />
          ))}
          {COLORS.map((option) => (
            <ColorInput
              key={option}
              label={sentenceCase(CHOICE_LABELS[option])}
              size="md"
              placeholder="As styled"
              disallowInput
              fixOnBlur={false}
              withEyeDropper={false}
              swatches={SWATCHES}
              value={choices[option]}
              rightSection={
                choices[option] !== '' && (
                  <CloseButton
                    size="sm"
                    aria-label={`Reset the ${CHOICE_LABELS[option]}`}
                    onClick={() => onChange({ [option]: '' })}
                  />
                )
              }
              onChange={(color) => onChange({ [option]: color })}
            />
          ))}
        </div>
      )}
    </>
  )
}
