import styles from './spoken-caption.module.css'
import { SpokenWords } from './spoken-words.tsx'

type SpokenCaptionProps = {
  /** The caption, with the spoken word between asterisks. */
  text: string
  /** A CSS class that places the caption over its picture and may set its size. */
  className: string | undefined
  isHidden?: boolean
}

/** A caption over a picture, as it appears in a video. */
export function SpokenCaption({ text, className = '', isHidden = false }: SpokenCaptionProps) {
  return (
    <p className={`${styles.caption} ${className}`} aria-hidden={isHidden || undefined}>
      <SpokenWords text={text} />
    </p>
  )
}
