import { lazy, Suspense, useState, type ReactNode } from 'react'
import { SiteIcon } from './site-icon.tsx'
import { Phone } from './phone.tsx'
import styles from './watch-card.module.css'

/** The dialog is loaded when the visitor watches the first video, because few visitors do. */
const WatchDialog = lazy(() => import('./watch-dialog.tsx').then((module) => ({ default: module.WatchDialog })))

type Watched = {
  /**
   * The file name without its extension. The poster and the moving clip are in public/clips, the whole video is in
   * public/clips/whole.
   */
  file: string
  /** The line of text from which the video was made. */
  line: string
  /** The caption, with the spoken word between asterisks. */
  caption: string
  /** The video's length, such as `0:07`. */
  length: string
}

/**
 * A moving poster of a video. A click opens the video with sound over the page. Without scripts, the link opens the
 * video file.
 */
export function WatchCard({
  video,
  isFirst = false,
  children,
}: {
  video: Watched
  /** Whether the card is at the top of its page. */
  isFirst?: boolean
  children?: ReactNode
}) {
  const [isOpen, setOpen] = useState(false)
  const { file, line, caption, length } = video
  return (
    <>
      <a
        className={styles.card}
        href={`/clips/whole/${file}.mp4`}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return
          event.preventDefault()
          setOpen(true)
        }}
      >
        <span className={styles.unseen}>Watch with sound: {line}</span>
        <Phone picture={`clips/${file}`} clip={file} alt="" caption={caption} isFirst={isFirst} />
        <span className={styles.play}>
          <SiteIcon name="play" size={16} />
          {length}
        </span>
      </a>
      {children}
      {isOpen && (
        <Suspense>
          <WatchDialog file={file} line={line} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
