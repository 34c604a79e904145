import { lazy, Suspense, useState, type ReactNode } from 'react'
import { SiteIcon } from './site-icon.tsx'
import { Phone } from './phone.tsx'
import styles from './watch-card.module.css'

/** Fetched when the first video is watched: few of those who see a page do. */
const WatchDialog = lazy(() => import('./watch-dialog.tsx').then((module) => ({ default: module.WatchDialog })))

type Watched = {
  /** Below public/clips: its poster and the clip that moves on the page; below public/clips/whole the video itself. */
  file: string
  /** What it was made from. */
  line: string
  /** Words that it says, the spoken one between asterisks. */
  caption: string
  /** Such as 0:07. */
  length: string
}

/** A video's poster that moves. Pressed, the video is watched with its sound over the page; without scripts, on a page of its own. */
export function WatchCard({
  video,
  isFirst = false,
  children,
}: {
  video: Watched
  /** Whether a page begins with it. */
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
