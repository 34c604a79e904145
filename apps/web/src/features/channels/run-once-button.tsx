import { RUN_COST_CREDITS } from '@dayreel/catalogue'
import type { Channel } from '@dayreel/contract'
import { Button, Tooltip } from '@mantine/core'
import { useRunOnce } from './use-run-once.tsx'

type RunOnceButtonProps = { channel: Channel; look: 'filled' | 'default' }

/** Has a channel make a video now; where it cannot, it can be reached all the same and says why. */
export function RunOnceButton({ channel: { id, name, isActive, unfinishedRun }, look }: RunOnceButtonProps) {
  const run = useRunOnce(id)
  const reason = reasonAgainst(isActive, unfinishedRun?.kind === 'hand')
  return (
    <Tooltip
      label={reason ?? `Makes a video now, for ${RUN_COST_CREDITS} credit`}
      events={{ hover: true, focus: true, touch: true }}
    >
      <Button
        size="sm"
        variant={look}
        aria-label={`Run Once: ${name}`}
        aria-disabled={reason !== undefined}
        data-disabled={reason !== undefined || undefined}
        loading={run.isPending}
        onClick={(event) => {
          if (reason === undefined) run.mutate()
          else event.preventDefault()
        }}
      >
        Run Once
      </Button>
    </Tooltip>
  )
}

/** Why it cannot be pressed now. */
function reasonAgainst(isActive: boolean, isRunning: boolean): string | undefined {
  if (!isActive) return 'Channel must be enabled to run'
  return isRunning ? 'A video of this channel is being created.' : undefined
}
