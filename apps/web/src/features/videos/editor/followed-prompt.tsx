import type { StoryboardScene } from '@dayreel/contract'
import styles from './followed-prompt.module.css'

type FollowedPromptProps = { number: number; scene: StoryboardScene; onKeepOld: () => void }

/** Says that a prompt was made for words that changed, and gives the old one back. */
export function FollowedPrompt({ number, scene, onKeepOld }: FollowedPromptProps) {
  return (
    <p className={styles.followed}>
      New picture prompt follows your words
      {scene.imagePrompt !== '' && (
        <>
          {' · '}
          <button type="button" aria-label={`Use the old picture prompt of scene ${number}`} onClick={onKeepOld}>
            Use the old one
          </button>
        </>
      )}
    </p>
  )
}
