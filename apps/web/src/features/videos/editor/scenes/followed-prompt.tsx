import type { StoryboardScene } from '@dayreel/contract'
import styles from './followed-prompt.module.css'

type FollowedPromptProps = { scene: StoryboardScene; onKeepOld: () => void }

/** Says that a prompt was rewritten to match changed words, and offers the old prompt. */
export function FollowedPrompt({ scene, onKeepOld }: FollowedPromptProps) {
  return (
    <p className={styles.followed}>
      New picture prompt follows your words
      {scene.imagePrompt !== '' && (
        <span>
          {'· '}
          <button type="button" onClick={onKeepOld}>
            Use the old one
          </button>
        </span>
      )}
    </p>
  )
}
