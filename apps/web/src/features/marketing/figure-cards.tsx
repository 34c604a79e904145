import styles from './figure-cards.module.css'

/** A fact with a number. `figure` is the number from the text, shown in large type. */
export type FigureFact = { figure: string; title: string; text: string }

/** Shows short facts as cards, each with its figure above it. */
export function FigureCards({ facts }: { facts: readonly FigureFact[] }) {
  return (
    <ul className={styles.facts}>
      {facts.map(({ figure, title, text }) => (
        <li key={title}>
          <span className={styles.figure} aria-hidden="true">
            {figure}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
