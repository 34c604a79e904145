import { CAPTION_STYLES, NO_CAPTIONS } from '@dayreel/catalogue'
import { CATALOGUE_OFFERS, CHOICE_LABELS } from '@dayreel/contract'
import { CloseButton, ColorInput, NativeSelect } from '@mantine/core'
import { sentenceCase } from '#lib/sentence-case.ts'
import styles from './caption-fields.module.css'
import type { ShownChoices } from './shown-choices.ts'
import { withChosen } from './with-chosen.ts'

type CaptionFieldsProps = { choices: ShownChoices; onChange: (change: Partial<ShownChoices>) => void }

const ADJUSTMENTS = ['captionPosition', 'captionSize', 'captionWords'] as const
const COLORS = ['captionColor', 'captionLitColor'] as const
const SWATCHES = ['#ffffff', '#ffd23f', '#ffb52e', '#46f08c', '#5cc8ff', '#ff5fa8', '#ff4d4d', '#101018']

/** Lets the user choose the style of the captions, and adjust it. */
export function CaptionFields({ choices, onChange }: CaptionFieldsProps) {
  return (
    <div className={styles.fields}>
      <NativeSelect
        label="Caption style"
        size="md"
        value={choices.captionStyle}
        data={withChosen(
          CAPTION_STYLES.map(({ id, name }) => ({ value: id, label: name })),
          choices.captionStyle,
        )}
        onChange={({ currentTarget }) => onChange({ captionStyle: currentTarget.value })}
      />
      {choices.captionStyle !== NO_CAPTIONS && (
        <>
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
        </>
      )}
    </div>
  )
}
