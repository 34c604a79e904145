import type { AssistantWords } from '@dayreel/contract'
import styles from './read-scenes.module.css'

/** The scenes that were read from an answer, with the picture of each. */
export function ReadScenes({ scenes }: { scenes: AssistantWords['words']['scenes'] }) {
  return (
    <ol className={styles.scenes} aria-label="Scenes">
      {scenes.map(({ text, shows }, i) => (
        <li key={`${i}-${text}`} dir="auto">
          {text}
          {shows !== '' && <span>Picture: {shows}</span>}
        </li>
      ))}
    </ol>
  )
}
