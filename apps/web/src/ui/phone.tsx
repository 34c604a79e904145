import { MovingPicture } from './moving-picture.tsx'
import styles from './phone.module.css'
import { SpokenWords } from './spoken-words.tsx'
import { TallPicture } from './tall-picture.tsx'

type PhoneProps = {
  /** A tall picture below public, such as `pictures/scenes/boat`. */
  picture: string
  alt: string
  /** Words as a caption shows them, the spoken one between asterisks; left out where the picture shows them already. */
  caption?: string
  /** Of public/clips; it begins as the picture looks, or covers it. */
  clip?: string
  /** Whether a page begins with it. */
  isFirst?: boolean
}

/** A video as a phone shows it, or a picture of one. */
export function Phone({ picture, alt, caption, clip, isFirst = false }: PhoneProps) {
  return (
    <div className={styles.phone}>
      <TallPicture file={picture} alt={alt} isFirst={isFirst} />
      {caption !== undefined && (
        <p className={styles.caption} aria-hidden="true">
          <SpokenWords text={caption} />
        </p>
      )}
      {clip !== undefined && <MovingPicture clip={clip} />}
    </div>
  )
}
