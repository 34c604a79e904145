import { findMarks, type StoryboardScene } from '@dayreel/contract'
import { Textarea } from '@mantine/core'
import { Fragment, useRef, type ReactNode } from 'react'
import { CheckedWord } from '#ui/checked-word.tsx'
import { MarkedText } from '#ui/marked-text.tsx'
import quiet from './quiet-field.module.css'
import editor from './scene-editor.module.css'
import type { useCheckWord } from '#lib/use-check-word.ts'
import styles from './scene-words.module.css'
import { wordsFieldId } from './use-scene-editing.ts'

/** Styles for a field that looks like plain text. */
const QUIET = { input: quiet.input ?? '', error: editor.error ?? '', description: styles.note ?? '' }

type SceneWordsProps = {
  scene: StoryboardScene
  /** The video's numbers and names that no source contains. */
  unsourced: readonly string[]
  /** Removes the mark from a word. */
  check: ReturnType<typeof useCheckWord>
  onChange: (change: Partial<StoryboardScene>, field: string) => void
}

/**
 * The field for a scene's words. Words without a source are underlined until the user changes or checks them, and
 * listed below the field.
 */
export function SceneWords({ scene: { id, text }, unsourced, check, onChange }: SceneWordsProps) {
  const underlines = useRef<HTMLDivElement>(null)
  const marks = findMarks(text, unsourced)
  const words = new Map(marks.map(({ from, to }) => [text.slice(from, to), { from, to }]))
  const select = ({ from, to }: { from: number; to: number }): void => {
    const field = document.getElementById(wordsFieldId(id))
    if (!(field instanceof HTMLTextAreaElement)) return
    field.focus()
    field.setSelectionRange(from, to)
  }
  return (
    <Textarea
      className={editor.words ?? ''}
      label="Words"
      variant="unstyled"
      classNames={QUIET}
      autosize
      minRows={1}
      maxRows={8}
      dir="auto"
      value={text}
      id={wordsFieldId(id)}
      error={text.trim() === '' ? 'Write some words, or remove the scene.' : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      description={
        words.size > 0 && (
          <>
            {'Not in the sources: '}
            {[...words].map(([word, mark]) => (
              <Fragment key={word}>
                <button type="button" title="Select it in the words" onClick={() => select(mark)}>
                  {word}
                </button>
                <CheckedWord
                  word={word}
                  isBeside
                  isBusy={check.isPending}
                  onCheck={() =>
                    // The pressed button disappears with the mark.
                    check.mutate(word, { onSuccess: () => document.getElementById(wordsFieldId(id))?.focus() })
                  }
                />
              </Fragment>
            ))}
            {' Change it, or say that it is right.'}
          </>
        )
      }
      inputContainer={(input: ReactNode) => (
        <div className={styles.box}>
          {input}
          {marks.length > 0 && (
            <div ref={underlines} className={styles.underlines} dir="auto" aria-hidden>
              <MarkedText text={text} unsourced={unsourced} />
            </div>
          )}
        </div>
      )}
      onScroll={({ currentTarget }) => underlines.current?.scrollTo({ top: currentTarget.scrollTop })}
      onChange={({ currentTarget }) => onChange({ text: currentTarget.value }, 'text')}
    />
  )
}
