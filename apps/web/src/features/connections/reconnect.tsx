import type { PlatformName } from '@dayreel/catalogue'
import { Button } from '@mantine/core'
import { Notice } from '#ui/notice.tsx'
import { useStartConnecting } from './start-connecting.ts'

/**
 * Shows that the connection has expired. The button opens the platform's page, where the user can give permission
 * again.
 */
export function Reconnect({ platform }: { platform: PlatformName }) {
  const { start, isStarting, problem } = useStartConnecting(platform)
  return (
    <>
      <Button size="compact-sm" variant="light" color="red" loading={isStarting} onClick={start}>
        Expired - Reconnect
      </Button>
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
    </>
  )
}
