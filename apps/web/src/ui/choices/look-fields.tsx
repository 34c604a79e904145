import { AUTOMATIC_LOOK, BOARD_LOOK, BOARD_THEMES, LOOKS, PAINTED_LOOK } from '@dayreel/catalogue'
import { CHOICE_LABELS, DRAWN, type LookSamples } from '@dayreel/contract'
import { Text } from '@mantine/core'
import { useInViewport } from '@mantine/hooks'
import { type ComponentProps, useState } from 'react'
import { useLookSamples } from '#lib/look-samples.ts'
import { sentenceCase } from '#lib/sentence-case.ts'
import { Problem } from '#ui/problem.tsx'
import { videoSides } from '#ui/video-ratio.ts'
import { ChoiceRow } from './choice-row.tsx'
import { GoneChoice } from './gone-choice.tsx'
import styles from './look-fields.module.css'
import { offersBoards, otherFields } from './other-options.ts'
import { SampleCards } from './sample-cards.tsx'
import type { ShownChoices } from './shown-choices.ts'

type LookFieldsProps = {
  choices: ShownChoices
  /** The words of the video, as far as they are known, and their language. */
  words: string
  language: string
  onChange: (change: Partial<ShownChoices>) => void
}

/**
 * Lets the user choose the look of the pictures, and the theme of boards, from samples with the video's first sentence.
 */
export function LookFields({ choices, words, language, onChange }: LookFieldsProps) {
  const { look, boardTheme, format, pictures } = choices
  const { ref, isSeen } = useSeen()
  const looks = useLookSamples('looks', choices, { words, language, isEnabled: isSeen })
  const isBoard = look === BOARD_LOOK
  const themes = useLookSamples('themes', choices, { words, language, isEnabled: isSeen && isBoard })
  const theme = otherFields(choices).find(({ option }) => option === 'boardTheme')
  const automatic = offersBoards({ ...choices, look: AUTOMATIC_LOOK }) ? looks.samples.data?.automatic : PAINTED_LOOK
  const error = looks.samples.error ?? (isBoard ? themes.samples.error : null)
  return (
    <div ref={ref} className={styles.looks}>
      {!LOOKS.some(({ id }) => id === look) && <GoneChoice name={look} what="look" />}
      {error && (
        <Problem
          title="The samples can’t be shown. You can still choose."
          error={error}
          onRetry={() => {
            if (looks.samples.error) void looks.samples.refetch()
            if (themes.samples.error) void themes.samples.refetch()
          }}
        />
      )}
      <SampleCards
        label={sentenceCase(CHOICE_LABELS.look)}
        entries={LOOKS.map(({ id, name, about }) => ({
          id,
          name,
          about: id === AUTOMATIC_LOOK ? aboutAutomatic(about, looks.isOfWords ? automatic : undefined) : `${about}.`,
          image: imageOf(looks.samples.data, id === AUTOMATIC_LOOK ? automatic : id),
        }))}
        value={look}
        {...filmOf(looks.samples, format)}
        onSelect={(id) => onChange({ look: id })}
      />
      {pictures !== DRAWN && (
        <Text size="sm" c="dimmed">
          The samples are drawn. Your video shows the pictures that you choose above.
        </Text>
      )}
      {isBoard ? (
        <div>
          <h3 className={styles.heading}>{sentenceCase(CHOICE_LABELS.boardTheme)}</h3>
          {!BOARD_THEMES.some(({ id }) => id === boardTheme) && <GoneChoice name={boardTheme} what="board theme" />}
          <SampleCards
            label={sentenceCase(CHOICE_LABELS.boardTheme)}
            entries={BOARD_THEMES.map(({ id, name }) => ({ id, name, image: imageOf(themes.samples.data, id) }))}
            value={boardTheme}
            {...filmOf(themes.samples, format)}
            onSelect={(id) => onChange({ boardTheme: id })}
          />
        </div>
      ) : (
        theme && (
          <ChoiceRow
            legend={theme.label}
            options={theme.entries}
            value={theme.value}
            onChange={(chosen) => onChange(theme.changeTo(chosen))}
          />
        )
      )}
    </div>
  )
}

function imageOf(samples: LookSamples | undefined, id: string | undefined): string | undefined {
  return samples?.samples.find((sample) => sample.id === id)?.image
}

type SamplesResult = ReturnType<typeof useLookSamples>['samples']
type Film = Pick<ComponentProps<typeof SampleCards>, 'film' | 'shape' | 'isWide' | 'isPending'>

/** Returns how samples play. Older samples keep their format until the new ones are drawn. */
function filmOf({ data, isLoading, isPlaceholderData }: SamplesResult, format: string): Film {
  const shape = data ?? videoSides(format)
  return {
    // In the last frame, everything has appeared.
    film: data && { ...data, restFrame: data.frames - 1 },
    shape,
    isWide: shape.width > shape.height,
    isPending: isLoading || isPlaceholderData,
  }
}

function aboutAutomatic(about: string, chosen: string | undefined): string {
  const name = LOOKS.find(({ id }) => id === chosen)?.name
  return name === undefined ? `${about}.` : `${about}. For this sentence: ${name}.`
}

/** Returns whether the element has been visible once. Samples outside the window are not drawn. */
function useSeen() {
  const { ref, inViewport } = useInViewport<HTMLDivElement>()
  const [isSeen, setSeen] = useState(false)
  if (inViewport && !isSeen) setSeen(true)
  return { ref, isSeen }
}
