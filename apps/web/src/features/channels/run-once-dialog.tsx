import { RUN_COST_CREDITS } from '@dayreel/catalogue'
import type { Channel, NextSubject } from '@dayreel/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { messageOf } from '#lib/message-of.ts'
import { WayOut } from '#ui/way-out.tsx'
import { creditsWord } from './activate/credits-word.ts'
import { channelQuery } from './channel-queries.ts'
import { CreditDialog, More } from './credit-dialog.tsx'
import { useRunOnce } from './use-run-once.ts'

type RunOnceDialogProps = { channel: Channel; isOpen: boolean; onClose: () => void }

/** Asks for confirmation before a manual run spends a credit. Shows the subject, the cost and the balance. */
export function RunOnceDialog({ channel: { id, name }, isOpen, onClose }: RunOnceDialogProps) {
  const run = useRunOnce(id, onClose)
  // The page is refetched, because runs and other tabs may have used up its next subject.
  const page = useQuery({ ...channelQuery(id), enabled: isOpen, staleTime: 0 })
  const next = page.isFetching ? undefined : page.data?.nextSubject
  return (
    <CreditDialog
      title={`Run “${name}” once`}
      shortage={(balance) =>
        `You need ${RUN_COST_CREDITS} credit(s) to run this channel. You currently have ${balance}.`
      }
      confirm={`Run Once (${creditsWord(RUN_COST_CREDITS)})`}
      isPossible={page.isLoadingError || (next !== undefined && next !== null)}
      action={{ isPending: run.isPending, error: run.error, run: () => run.mutate(), reset: run.reset }}
      isOpen={isOpen}
      onClose={onClose}
    >
      {(balance) => (
        <>
          {page.isLoadingError ? (
            <p>{`The next subject couldn’t be loaded. ${messageOf(page.error)}`}</p>
          ) : (
            <NextVideo channelId={id} next={next} onLeave={onClose} />
          )}
          <More>
            {`It costs ${creditsWord(RUN_COST_CREDITS).toLowerCase()}. You have ${balance}. The video will start right away.`}
          </More>
        </>
      )}
    </CreditDialog>
  )
}

type NextVideoProps = { channelId: string; next: NextSubject | null | undefined; onLeave: () => void }

function NextVideo({ channelId, next, onLeave }: NextVideoProps): ReactNode {
  if (next === undefined) return <p role="status">Loading the next subject…</p>
  if (next === null)
    return (
      <p>
        This channel has used all its subjects.
        <WayOut reason="nothing_new" channelId={channelId} onGo={onLeave} />
      </p>
    )
  if (next.text === null) return <p>The language model chooses the subject when the video starts.</p>
  return (
    <p>
      Next subject: <b dir="auto">{next.text}</b>
    </p>
  )
}
