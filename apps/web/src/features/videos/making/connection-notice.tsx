import type { LiveState } from '#lib/live-connection.ts'
import { useOnline } from '#lib/use-online.ts'
import { Notice } from '#ui/notice.tsx'

/** Said while something is being made and no updates come. */
export function ConnectionNotice({ live }: { live: LiveState }) {
  const isOnline = useOnline()
  if (!isOnline)
    return (
      <Notice kind="hint">
        You’re offline. We keep working on your video, and this page catches up when you’re back online.
      </Notice>
    )
  if (live === 'failed')
    return <Notice kind="problem">Failed to connect for real-time updates. Please try refreshing.</Notice>
  if (live === 'lost')
    return (
      <Notice kind="hint">The connection was lost. We keep working on your video, and reconnect by ourselves …</Notice>
    )
  return null
}
