import styles from './ruled-facts.module.css'

export type RuledFact = { title: string; text: string }

/** Short facts in two columns, a line above each. */
export function RuledFacts({ facts }: { facts: readonly RuledFact[] }) {
  return (
    <ul className={styles.facts}>
      {facts.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
