import { findMarks } from '@dayreel/contract'
import { VisuallyHidden } from '@mantine/core'
import { Fragment } from 'react'
import styles from './marked-text.module.css'

type MarkedTextProps = {
  text: string
  /** Numbers and names that no source contains. */
  unsourced: readonly string[]
}

/** Shows a text and underlines the words without a source. */
export function MarkedText({ text, unsourced }: MarkedTextProps) {
  const marks = findMarks(text, unsourced)
  return (
    <>
      {marks.map(({ from, to }, i) => (
        <Fragment key={from}>
          {text.slice(marks[i - 1]?.to ?? 0, from)}
          <mark className={styles.mark}>
            {text.slice(from, to)}
            <VisuallyHidden> (not in the sources)</VisuallyHidden>
          </mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.to ?? 0)}
    </>
  )
}
