import { Icon } from '#ui/icon.tsx'
import styles from './preview-choice.module.css'
import type { Preview, PreviewSound } from './use-preview-sound.ts'

type PreviewChoiceProps = {
  name: string
  description?: string
  /** The sound that can be played before choosing, if there is one. */
  preview?: Preview
  sound: PreviewSound
  isSelected: boolean
  /** Undefined for entries that cannot be favourites. */
  favourite?: { isOn: boolean; onToggle: () => void }
  onSelect: () => void
}

/**
 * An entry with a sound preview. A click on the row chooses the entry. The round button at its start plays the preview.
 */
export function PreviewChoice({
  name,
  description,
  preview,
  sound,
  isSelected,
  favourite,
  onSelect,
}: PreviewChoiceProps) {
  const isPlaying = preview !== undefined && sound.playing === preview.id
  return (
    <li className={styles.choice} data-selected={isSelected || undefined}>
      {preview === undefined ? (
        <span className={styles.silent} aria-hidden="true">
          <Icon name="close" size={16} />
        </span>
      ) : (
        <button
          type="button"
          className={styles.play}
          data-playing={isPlaying || undefined}
          aria-label={`${isPlaying ? 'Pause' : 'Play'} preview of ${name}`}
          onClick={() => sound.toggle(preview)}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} size={16} />
        </button>
      )}
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        {description !== undefined && <p className={styles.description}>{description}</p>}
      </div>
      {favourite !== undefined && (
        <button
          type="button"
          className={styles.favourite}
          aria-pressed={favourite.isOn}
          aria-label={`Favourite: ${name}`}
          onClick={favourite.onToggle}
        >
          <Icon name="heart" size={16} />
        </button>
      )}
      <button
        type="button"
        className={styles.select}
        aria-pressed={isSelected}
        aria-label={`${isSelected ? 'Selected' : 'Select'}: ${name}`}
        onClick={onSelect}
      >
        <span className={styles.word}>{isSelected ? 'Selected' : 'Select'}</span>
        <span className={styles.mark}>{isSelected && <Icon name="check" size={14} />}</span>
      </button>
    </li>
  )
}
