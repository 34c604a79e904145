import { useDates } from '#lib/dates.ts'

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
