import { CallError } from '@dayreel/contract'
import { Link } from 'react-router'
import { messageOf } from '#lib/message-of.ts'
import { Notice } from '#ui/notice.tsx'

/** Why making could not begin; for want of credits, with the way to more. */
export function CreationProblem({ error }: { error: unknown }) {
  const isUnpaid = error instanceof CallError && error.code === 'out_of_credits'
  return (
    <Notice kind="problem">
      <b>Failed to create video</b>
      <br />
      {messageOf(error)}
      {isUnpaid && (
        <>
          {' '}
          <Link to="/pricing">See the prices</Link>
        </>
      )}
    </Notice>
  )
}
