import { useEffect, useRef } from 'react'
import { SiteIcon } from './site-icon.tsx'
import { Player } from './player.tsx'
import styles from './watch-dialog.module.css'

type WatchDialogProps = { file: string; line: string; onClose: () => void }

/** A video over the page, with its sound. The browser keeps the focus in it and gives it back. */
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
        if (target === currentTarget) currentTarget.close() // beside the video
      }}
    >
      <div className={styles.stage}>
        {/* The words are drawn into the picture as well; the track is for whoever needs them larger, or read. */}
        <Player
          title={line}
          src={`/clips/whole/${file}.mp4`}
          poster={`/clips/${file}.webp`}
          captions={{ src: `/clips/whole/${file}.vtt`, language: 'en', label: 'English' }}
          isAutoPlayed
        />
        <div className={styles.words}>
          <p className={styles.from}>Made from this line, and from nothing else</p>
          <p className={styles.line}>{line}</p>
        </div>
        <button type="button" className={styles.close} aria-label="Close" onClick={() => dialog.current?.close()}>
          <SiteIcon name="close" size={22} />
        </button>
      </div>
    </dialog>
  )
}
