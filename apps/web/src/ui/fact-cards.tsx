import { SiteIcon, type SiteIconName } from './site-icon.tsx'
import styles from './fact-cards.module.css'

export type Fact = { title: string; text: string; icon: SiteIconName }

/**
 * Short facts side by side.
 *
 * @param level the level of the facts' headings.
 */
export function FactCards({ facts, level }: { facts: readonly Fact[]; level: 2 | 3 }) {
  const Heading = `h${level}` as const
  return (
    <ul className={styles.facts}>
      {facts.map(({ title, text, icon }) => (
        <li key={title} className={styles.fact}>
          <span className={styles.icon}>
            <SiteIcon name={icon} size={26} />
          </span>
          <Heading>{title}</Heading>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
