import { platformOf } from '@dayreel/catalogue'
import type { Connection } from '@dayreel/contract'
import { VisuallyHidden } from '@mantine/core'
import { connectionName } from '#lib/connections.ts'
import styles from './account-label.module.css'
import { PlatformMark } from './platform-mark.tsx'

/** Shows a linked account as an entry of a list. */
export function AccountLabel({ connection }: { connection: Connection }) {
  return (
    <span className={styles.account}>
      <PlatformMark platform={connection.platform} size={24} />
      <span>
        {/* Screen readers need the platform's name, because accounts of several platforms often have the same name. */}
        <VisuallyHidden>{platformOf(connection.platform).label}: </VisuallyHidden>
        {connectionName(connection)}
        {connection.isExpired && ' (expired: reconnect it first)'}
        {connection.isSandbox && ' · Sandbox'}
      </span>
    </span>
  )
}
