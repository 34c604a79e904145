import type { Fact } from '#ui/fact-cards.tsx'
import styles from './numbered-facts.module.css'

/** Short facts in two columns, counted. */
export function NumberedFacts({ facts }: { facts: readonly Omit<Fact, 'icon'>[] }) {
  return (
    <ol className={styles.facts}>
      {facts.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
