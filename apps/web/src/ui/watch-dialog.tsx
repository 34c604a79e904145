import { useEffect, useRef } from 'react'
import { SiteIcon } from './site-icon.tsx'
import { Player } from './player.tsx'
import styles from './watch-dialog.module.css'

type WatchDialogProps = { file: string; line: string; onClose: () => void }

/** A dialog that plays a video with sound. The browser keeps the focus in the dialog and restores it afterwards. */
export function WatchDialog({ file, line, onClose }: WatchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={line}
      onClose={onClose}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) currentTarget.close() // The click was beside the video.
      }}
    >
      <div className={styles.stage}>
        {/* The picture contains the captions. The track is for users who need larger captions or a screen reader. */}
        <Player
          title={line}
          src={`/clips/whole/${file}.mp4`}
          poster={`/clips/${file}.webp`}
          captions={{ src: `/clips/whole/${file}.vtt`, language: 'en', label: 'English' }}
          isAutoPlayed
        />
        <div className={styles.words}>
          <p className={styles.from}>Made from this line only</p>
          <p className={styles.line}>{line}</p>
        </div>
        <button type="button" className={styles.close} aria-label="Close" onClick={() => dialog.current?.close()}>
          <SiteIcon name="close" size={22} />
        </button>
      </div>
    </dialog>
  )
}
