import { FREE_PROJECTS } from '@dayreel/catalogue'
import { ButtonLink } from '#ui/button.tsx'
import styles from './free-videos.module.css'

/** Shows what an account gets for free, and its limits. */
export function FreeVideos() {
  return (
    <div className={styles.free}>
      <div>
        <p className={styles.title}>
          <strong>{FREE_PROJECTS} free videos</strong> with every account
        </p>
        <ul>
          <li>Choose any length, style and voice. No card needed.</li>
          <li>Paste a script of up to 90 seconds: it is used word for word.</li>
          <li>
            Or enter a subject. The built-in writer covers a fixed set of subjects in English. If yours isn’t one of
            them, it says so before anything is made and offers an outline. With a connected language model, any subject
            works.
          </li>
          <li>Free videos can’t be used for channels. Channels need credits from a plan or a credit pack.</li>
        </ul>
      </div>
      <ButtonLink to="/register">Start Free Trial</ButtonLink>
    </div>
  )
}
