import { Notice } from '#ui/notice.tsx'
import { WhyItFailed } from '#ui/why-it-failed.tsx'

/** Why making could not begin. */
export function CreationProblem(why: { error: unknown; isBeside?: boolean }) {
  return (
    <Notice kind="problem">
      <b>Failed to create video</b>
      <br />
      <WhyItFailed {...why} />
    </Notice>
  )
}
