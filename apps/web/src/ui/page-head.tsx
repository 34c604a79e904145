import type { ReactNode } from 'react'
import { Cinema } from './cinema.tsx'
import styles from './page-head.module.css'

type PageHeadProps = {
  picture: string
  title: string
  /** For pages whose matter should be in sight at once. */
  isShort?: boolean
  children?: ReactNode
}

/** How a public page begins: its title beside a picture. */
export function PageHead({ picture, title, isShort = false, children }: PageHeadProps) {
  return (
    <Cinema picture={picture}>
      <div className={`${styles.head} ${isShort ? styles.short : ''}`}>
        <h1>{title}</h1>
        {children !== undefined && <p>{children}</p>}
      </div>
    </Cinema>
  )
}
