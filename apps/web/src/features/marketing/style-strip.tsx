import { STYLES } from '@dayreel/catalogue'
import styles from './style-strip.module.css'

/** Shows the same scene in every style, across the whole width of the window. */
export function StyleStrip() {
  return (
    // A scrolling element has to be reachable by keyboard.
    <ul className={styles.strip} tabIndex={0} aria-label="Styles">
      {STYLES.map(({ id, name, image }) => (
        <li key={id}>
          <img src={image} alt="" width={400} height={500} loading="lazy" decoding="async" />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}
