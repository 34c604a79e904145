import { useDates } from '#lib/dates.ts'
import styles from './deletion-notice.module.css'
import { Icon } from './icon.tsx'

type DeletionNoticeProps = {
  /** The time in ISO format. Null if the video or file is not going to be deleted. */
  deleteAt: string | null
}

/** Says when a video or a file will be deleted. Renders nothing if no deletion is planned. */
export function DeletionNotice({ deleteAt }: DeletionNoticeProps) {
  const dates = useDates()
  if (deleteAt === null) return null
  return (
    <>
      Will be deleted on <time dateTime={deleteAt}>{dates.shortDate(deleteAt)}</time>.
    </>
  )
}

/** The notice as a separate line with an icon, for lists. */
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
