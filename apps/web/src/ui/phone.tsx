import { MovingPicture } from './moving-picture.tsx'
import styles from './phone.module.css'
import { SpokenCaption } from './spoken-caption.tsx'
import { TallPicture } from './tall-picture.tsx'

type PhoneProps = {
  /** The path of a tall picture below public, such as `pictures/scenes/boat`. */
  picture: string
  alt: string
  /** The caption, with the spoken word between asterisks. Absent if the picture already contains it. */
  caption?: string
  /** The name of a clip in public/clips. The clip starts with the same image or covers the picture. */
  clip?: string
  /** Whether the picture is at the top of its page. */
  isFirst?: boolean
}

/** A video or its picture in the frame of a phone. */
export function Phone({ picture, alt, caption, clip, isFirst = false }: PhoneProps) {
  return (
    <div className={styles.phone}>
      <TallPicture file={picture} alt={alt} isFirst={isFirst} />
      {caption !== undefined && <SpokenCaption text={caption} className={styles.caption} isHidden />}
      {clip !== undefined && <MovingPicture clip={clip} />}
    </div>
  )
}
