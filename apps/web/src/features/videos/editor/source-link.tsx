import type { Storyboard } from '@dayreel/contract'
import styles from './source-link.module.css'

type Source = Pick<NonNullable<Storyboard['sources']>[number], 'title' | 'site' | 'url' | 'licence'>

/** A link to an article or a photograph, with its site and its licence. */
export function SourceLink({ source: { title, site, url, licence } }: { source: Source }) {
  return (
    <>
      <a className={styles.link} href={url} target="_blank" rel="noreferrer" dir="auto">
        {title}
      </a>
      <span className={styles.origin}>
        {', '}
        {site}, {licence}
      </span>
    </>
  )
}
