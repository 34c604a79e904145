import { Notice } from '#ui/notice.tsx'
import { WhyItFailed } from '#ui/why-it-failed.tsx'

/** Shows why a video could not be started. */
export function CreationProblem(why: { error: unknown; isBeside?: boolean }) {
  return (
    <Notice kind="problem">
      <b>Failed to create video</b>
      <br />
      <WhyItFailed {...why} />
    </Notice>
  )
}
