import { Phone } from '#ui/phone.tsx'
import { EXAMPLES } from './examples.ts'
import styles from './made-from-a-line.module.css'

/** Videos as the product made them, each with the line that it made them from. */
export function MadeFromALine() {
  return (
    // What scrolls sideways has to be reachable by keyboard.
    <ul className={styles.row} tabIndex={0} aria-label="Examples">
      {EXAMPLES.map(({ name, line }) => (
        <li key={name}>
          <figure>
            <Phone picture={`clips/examples/${name}`} clip={`examples/${name}`} alt="" />
            <figcaption className={styles.typed}>{line}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  )
}
