import styles from './numbered-facts.module.css'

export type NumberedFact = { title: string; text: string }

/** Short facts in two columns, counted. */
export function NumberedFacts({ facts }: { facts: readonly NumberedFact[] }) {
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
