import { pageMeta } from '#lib/page-meta.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Cinema } from '#ui/cinema.tsx'
import styles from './not-found.module.css'

export const meta = () => pageMeta({ title: 'Page not found', isIndexed: false })

export default function NotFound() {
  return (
    <Cinema picture="door-wide">
      <div className={styles.page}>
        <h1>There is nothing at this address</h1>
        <p>The page may have moved, or the link may have a typo.</p>
        <div className={styles.ways}>
          <ButtonLink to="/">Go to the home page</ButtonLink>
          <ButtonLink to="/templates" look="quiet">
            See the templates
          </ButtonLink>
        </div>
      </div>
    </Cinema>
  )
}
