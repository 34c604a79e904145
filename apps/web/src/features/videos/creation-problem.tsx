import { CallError } from '@dayreel/contract'
import { messageOf } from '#lib/message-of.ts'
import { BuyCreditsLink } from '#ui/buy-credits-link.tsx'
import { Notice } from '#ui/notice.tsx'
import { ConnectModelAfter } from './connect-model.tsx'

/** Why making could not begin; for want of credits, with the way to more. */
export function CreationProblem({ error }: { error: unknown }) {
  const isUnpaid = error instanceof CallError && error.code === 'out_of_credits'
  return (
    <Notice kind="problem">
      <b>Failed to create video</b>
      <br />
      {messageOf(error)}
      <ConnectModelAfter error={error} />
      {isUnpaid && (
        <>
          {' '}
          <BuyCreditsLink />
        </>
      )}
    </Notice>
  )
}
