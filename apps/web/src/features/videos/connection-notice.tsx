import type { LiveState } from '#lib/live-connection.ts'
import { Notice } from '#ui/notice.tsx'

/** Said while something is being made and no updates come. */
export function ConnectionNotice({ live }: { live: LiveState }) {
  if (live === 'failed')
    return <Notice kind="problem">Failed to connect for real-time updates. Please try refreshing.</Notice>
  if (live === 'lost')
    return (
      <Notice kind="hint">The connection was lost. We keep working on your video, and reconnect by ourselves …</Notice>
    )
  return null
}
