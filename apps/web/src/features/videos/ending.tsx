import type { VideoSummary } from '@dayreel/contract'
import { WayOut } from '#ui/way-out.tsx'
import { endingText } from './status-words.ts'

type Ended = Pick<VideoSummary, 'status' | 'errorCode' | 'errorMessage'>

/** Why there is no video, and where that is mended. */
export function Ending({ video }: { video: Ended }) {
  return (
    <>
      {endingText(video)}
      <WayOut reason={video.errorCode} />
    </>
  )
}
