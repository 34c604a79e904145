import type { VideoSummary } from '@dayreel/contract'
import { WayOut } from '#ui/way-out.tsx'
import { endingText } from './status-words.ts'

type Ended = Pick<VideoSummary, 'status' | 'errorCode' | 'errorMessage'>

/** Shows why there is no video, with a link to the page that fixes the problem. */
export function Ending({ video }: { video: Ended }) {
  return (
    <>
      {endingText(video)}
      <WayOut reason={video.errorCode} />
    </>
  )
}
