import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import styles from './fold.module.css'

type FoldProps = {
  title: string
  /** A media query for the widths at which the card is open at first. */
  openAt: string
  children: ReactNode
}

/** A card that folds up until only its heading is visible. */
export function Fold({ title, openAt, children }: FoldProps) {
  const isOpen = useMediaQuery(openAt, true, { getInitialValueInEffect: false })
  return (
    <details key={String(isOpen)} className={styles.fold} open={isOpen}>
      <summary>
        <h2>{title}</h2>
        <Icon name="right" size={18} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
