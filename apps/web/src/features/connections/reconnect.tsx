import type { PlatformName } from '@dayreel/catalogue'
import { Button } from '@mantine/core'
import { Notice } from '#ui/notice.tsx'
import { useStartConnecting } from './start-connecting.ts'

/** The connection no longer works: says so, and leads to the platform to say yes again. */
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
