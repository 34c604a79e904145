import { RUN_COST_CREDITS } from '@dayreel/catalogue'
import type { Channel } from '@dayreel/contract'
import { Button, Tooltip } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { RunOnceDialog } from './run-once-dialog.tsx'

type RunOnceButtonProps = { channel: Channel; look: 'filled' | 'default' }

/**
 * A button that opens the dialog to make a video now. When disabled, it keeps the focus, and its tooltip states the
 * reason.
 */
export function RunOnceButton({ channel, look }: RunOnceButtonProps) {
  const { name, isActive, unfinishedRun } = channel
  const [isOpen, { open, close }] = useDisclosure(false)
  const reason = reasonAgainst(isActive, unfinishedRun?.kind === 'hand')
  return (
    <>
      <Tooltip
        label={reason ?? `Makes a video now, for ${RUN_COST_CREDITS} credit`}
        events={{ hover: true, focus: true, touch: true }}
        disabled={isOpen}
      >
        <Button
          size="sm"
          variant={look}
          aria-label={`Run Once: ${name}`}
          aria-haspopup="dialog"
          aria-disabled={reason !== undefined}
          data-disabled={reason !== undefined || undefined}
          onClick={(event) => {
            if (reason === undefined) open()
            else event.preventDefault()
          }}
        >
          Run Once
        </Button>
      </Tooltip>
      <RunOnceDialog channel={channel} isOpen={isOpen} onClose={close} />
    </>
  )
}

function reasonAgainst(isActive: boolean, isRunning: boolean): string | undefined {
  if (!isActive) return 'Channel must be enabled to run'
  return isRunning ? 'A video of this channel is being created.' : undefined
}
