import type { ReactNode } from 'react'
import { Cinema } from './cinema.tsx'
import styles from './page-head.module.css'

/** How a public page begins: its title on a picture. */
export function PageHead({ picture, title, children }: { picture: string; title: string; children?: ReactNode }) {
  return (
    <Cinema picture={picture} isFirst>
      <div className={styles.head}>
        <h1>{title}</h1>
        {children !== undefined && <p>{children}</p>}
      </div>
    </Cinema>
  )
}
