import type { ChannelRun } from '@dayreel/contract'
import { WayOut } from '#ui/way-out.tsx'
import { reasonOf } from './run-words.ts'

type RunReasonProps = { channelId: string; run: ChannelRun; onGo?: () => void }

/** Why a run came to nothing, or its post did, and where that is mended; nothing where nothing is to be said. */
export function RunReason({ channelId, run, onGo }: RunReasonProps) {
  return (
    <>
      {reasonOf(run)}
      <WayOut reason={run.reason} channelId={channelId} {...(onGo && { onGo })} />
    </>
  )
}
