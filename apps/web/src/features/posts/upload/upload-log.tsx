import { useEffect, useRef } from 'react'
import { useDates } from '#lib/dates.ts'
import styles from './upload-log.module.css'

export type LogLine = { at: string; text: string }

/** The live log of an upload, scrolled to the newest line. */
export function UploadLog({ lines }: { lines: readonly LogLine[] }) {
  const dates = useDates()
  const log = useRef<HTMLDivElement>(null)
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight })
  }, [lines.length])
  if (lines.length === 0) return <p className={styles.none}>Your upload’s progress appears here.</p>
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling element must be reachable by keyboard
    <div ref={log} className={styles.log} role="log" aria-label="Upload log" tabIndex={0}>
      <ol>
        {lines.map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            <time dateTime={at}>{dates.timeWithSeconds(at)}</time>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
