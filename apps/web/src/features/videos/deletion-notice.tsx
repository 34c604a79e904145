import type { VideoSummary } from '@dayreel/contract'
import { useDates } from '#lib/dates.ts'

/** Says when a video will be deleted. Empty if it stays. */
export function DeletionNotice({ video: { deleteAt } }: { video: Pick<VideoSummary, 'deleteAt'> }) {
  const dates = useDates()
  if (deleteAt === null) return null
  return (
    <>
      Will be deleted on <time dateTime={deleteAt}>{dates.shortDate(deleteAt)}</time>. Download it to keep it.
    </>
  )
}
