import type { ReactNode } from 'react'
import { Cinema } from './cinema.tsx'
import styles from './page-head.module.css'

type PageHeadProps = {
  picture: string
  title: string
  /** Makes the head shorter, for pages whose content should be visible at once. */
  isShort?: boolean
  children?: ReactNode
}

/** The top of a public page: the title beside a picture. */
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
