import type { LiveState } from '#lib/live-connection.ts'
import { useOnline } from '#lib/use-online.ts'
import { Notice } from '#ui/notice.tsx'

/** A notice for the time when a video is being made and no live updates arrive. */
export function ConnectionNotice({ live }: { live: LiveState }) {
  const isOnline = useOnline()
  if (!isOnline)
    return (
      <Notice kind="hint">
        You’re offline. We’re still working on your video, and this page will catch up when you’re back online.
      </Notice>
    )
  if (live === 'failed')
    return <Notice kind="problem">Failed to connect for real-time updates. Please try refreshing.</Notice>
  if (live === 'lost')
    return <Notice kind="hint">The connection was lost. We’re still working on your video and are reconnecting…</Notice>
  return null
}
