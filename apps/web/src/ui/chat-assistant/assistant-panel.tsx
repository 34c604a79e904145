import { Button } from '@mantine/core'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import styles from './assistant-panel.module.css'

type AssistantPanelProps = {
  title: string
  /** Whether the panel was just opened. If so, it takes the focus from the pressed button. */
  hasFocus: boolean
  onClose: () => void
  /** The steps, each a list item. */
  children: ReactNode
}

/** Shows the steps of writing with any chat assistant. */
export function AssistantPanel({ title, hasFocus, onClose, children }: AssistantPanelProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasFocus) heading.current?.focus()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when it opens
  }, [])
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <ol>{children}</ol>
      <Button variant="subtle" onClick={onClose}>
        Don’t use an assistant
      </Button>
    </section>
  )
}
