import { useDates } from '#lib/dates.ts'
import styles from './deletion-notice.module.css'
import { Icon } from './icon.tsx'

type DeletionNoticeProps = {
  /** Null if the video or file stays. */
  deleteAt: string | null
}

/** Says when a video or a file will be deleted. Empty if it stays. */
export function DeletionNotice({ deleteAt }: DeletionNoticeProps) {
  const dates = useDates()
  if (deleteAt === null) return null
  return (
    <>
      Will be deleted on <time dateTime={deleteAt}>{dates.shortDate(deleteAt)}</time>.
    </>
  )
}

/** The same as a line of its own, which stands out in a list. */
export function DeletionMark({ deleteAt }: DeletionNoticeProps) {
  if (deleteAt === null) return null
  return (
    <p className={styles.mark}>
      <Icon name="clock" size={14} />
      <span>
        <DeletionNotice deleteAt={deleteAt} />
      </span>
    </p>
  )
}
