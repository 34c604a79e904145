import { platformOf } from '@dayreel/catalogue'
import type { LinkedAccount } from '@dayreel/contract'
import { Badge } from '@mantine/core'
import { useState } from 'react'
import { connectionCalls } from '#lib/connection-calls.ts'
import { connectionName } from '#lib/connections.ts'
import { PlatformMark } from '#ui/platform-mark.tsx'
import styles from './account-row.module.css'
import { AutoPost } from './auto-post.tsx'
import { DisconnectAccount } from './disconnect-account.tsx'
import { Reconnect } from './reconnect.tsx'

/** A linked account with its status and actions. */
export function AccountRow({ account }: { account: LinkedAccount }) {
  const { id, platform, isExpired, isSandbox, note, condition } = account
  const { setAutoPost, disconnect } = connectionCalls(platform)
  const name = connectionName(account)
  return (
    <li className={styles.account}>
      <Picture account={account} />
      <div className={styles.words}>
        <h3 dir="auto">{name}</h3>
        <div className={styles.facts}>
          <span>{platformOf(platform).label}</span>
          {isExpired ? <Reconnect platform={platform} /> : <Connected />}
          {isSandbox && (
            <Badge variant="light" color="gray" size="md" title="Sandbox: nothing is really posted">
              Sandbox
            </Badge>
          )}
        </div>
        {note !== null && <p className={styles.note}>{note}</p>}
        {condition !== null && <p className={styles.note}>{condition}</p>}
      </div>
      <div className={styles.actions}>
        {id !== null && <AutoPost account={{ ...account, id }} save={setAutoPost} />}
        <DisconnectAccount account={account} disconnect={() => disconnect(account)} />
      </div>
    </li>
  )
}

/** Shows the account's picture. If there is none or it does not load, shows the platform's logo instead. */
function Picture({ account: { platform, profilePictureUrl } }: { account: LinkedAccount }) {
  const [hasFailed, setFailed] = useState(false)
  if (profilePictureUrl === null || hasFailed) return <PlatformMark platform={platform} size={48} />
  return (
    <span className={styles.picture}>
      <img
        src={profilePictureUrl}
        alt=""
        width={48}
        height={48}
        referrerPolicy="no-referrer"
        onError={() => setFailed(true)}
      />
      <span className={styles.mark}>
        <PlatformMark platform={platform} size={20} />
      </span>
    </span>
  )
}

function Connected() {
  return (
    <Badge variant="light" color="teal" size="md">
      Connected
    </Badge>
  )
}
