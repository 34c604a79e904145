import type { ChannelRun } from '@dayreel/contract'
import { WayOut } from '#ui/way-out.tsx'
import { reasonOf } from './run-words.ts'

type RunReasonProps = { channelId: string; run: ChannelRun; onGo?: () => void }

/**
 * Shows why a run or its posts failed, with a link to the page that fixes the problem. If there is no reason, it shows
 * nothing.
 */
export function RunReason({ channelId, run, onGo }: RunReasonProps) {
  return (
    <>
      {reasonOf(run)}
      <WayOut reason={run.reason} channelId={channelId} {...(onGo && { onGo })} />
    </>
  )
}
