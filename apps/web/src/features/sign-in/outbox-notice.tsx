import { useSiteConfig } from '#lib/site-config.ts'
import { Notice } from '#ui/notice.tsx'

/** If no mail server is configured, shows where emails can be read instead. */
export function OutboxNotice() {
  const outboxPath = useSiteConfig()?.outboxPath
  if (outboxPath === undefined || outboxPath === null) return null
  return (
    <Notice kind="hint">
      Sandbox: emails aren’t really sent here. <a href={outboxPath}>Read them in the outbox</a>.
    </Notice>
  )
}
