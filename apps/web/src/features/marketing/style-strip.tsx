import { STYLES } from '@dayreel/catalogue'
import styles from './style-strip.module.css'

/** One and the same scene in every style, from one edge of the window to the other. */
export function StyleStrip() {
  return (
    // Where it scrolls sideways it has to be reachable by keyboard.
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
