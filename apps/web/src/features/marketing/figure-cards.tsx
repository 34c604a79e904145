import styles from './figure-cards.module.css'

/** `figure` is the number in what the text says, written large. */
export type FigureFact = { figure: string; title: string; text: string }

/** Short facts as cards, each below its figure. */
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
