import { useEffect, useRef } from 'react'
import styles from './upload-log.module.css'

export type LogLine = { at: string; text: string }

/** What happens to an upload, as it happens; the newest line is in sight. */
export function UploadLog({ lines }: { lines: readonly LogLine[] }) {
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [lines.length])
  if (lines.length === 0) return <p className={styles.none}>What happens to your upload is written here.</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keyboard
    <div ref={log} className={styles.log} role="log" aria-label="Upload log" tabIndex={0}>
      <ol>
        {lines.map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            <time dateTime={at}>{clockOf(at)}</time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

function clockOf(at: string): string {
  return new Date(at).toLocaleTimeString('en-GB')
}
