import type { AssistantWords } from '@dayreel/contract'
import styles from './read-scenes.module.css'

/** Shows the scenes that were parsed from an answer, each with its picture description. */
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
