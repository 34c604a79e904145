import { Icon, type IconName } from '#ui/icon.tsx'
import styles from './run-band.module.css'

const HANDS: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: 'pen', title: 'Writer', text: 'A subject becomes a script, cut into scenes where its sense breaks.' },
  { icon: 'voice', title: 'Narrator', text: 'Speaks it, and notes the time of every word.' },
  { icon: 'picture', title: 'Painter', text: 'A picture for each scene, in your style.' },
  { icon: 'pulse', title: 'Composer', text: 'Music that makes room for the voice.' },
  { icon: 'captions', title: 'Captioner', text: 'A few words at a time, the spoken one lit.' },
  { icon: 'film', title: 'Editor', text: 'Camera, cuts and sound in one file, ready to post.' },
]

/** Who works on a video, in turn. */
export function RunBand() {
  return (
    <ol className={styles.hands}>
      {HANDS.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} size={22} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
