import { Link } from 'react-router'
import { Logo } from './logo.tsx'
import styles from './public-footer.module.css'
import { FOOTER_LINKS } from './site-links.ts'

export function PublicFooter() {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <div className={styles.brand}>
          <Logo />
          <p>One line in, a finished short video out.</p>
        </div>
        {FOOTER_LINKS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul className={styles.links}>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className={styles.end}>Every picture on this site was made with Dayreel.</p>
    </footer>
  )
}
