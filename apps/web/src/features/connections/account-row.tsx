import { PLATFORM_LABELS, type PlatformName } from '@dayreel/catalogue'
import { Badge } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { PlatformMark } from '#ui/platform-mark.tsx'
import styles from './account-row.module.css'

type AccountRowProps = {
  platform: PlatformName
  name: string
  pictureUrl: string | null
  isSandbox: boolean
  /** How it stands, in a few words or as the way to mend it. */
  standing: ReactNode
  /** What a person should know of what is posted there. */
  note: string | null
  /** What can be done with it. */
  children: ReactNode
}

/** A linked account: whose it is, how it stands, and what can be done with it. */
export function AccountRow({ platform, name, pictureUrl, isSandbox, standing, note, children }: AccountRowProps) {
  return (
    <li className={styles.account}>
      <Picture platform={platform} pictureUrl={pictureUrl} />
      <div className={styles.words}>
        <h3 dir="auto">{name}</h3>
        <div className={styles.facts}>
          <span>{PLATFORM_LABELS[platform]}</span>
          {standing}
          {isSandbox && (
            <Badge variant="light" color="gray" size="md" title="A stand-in: nothing is really posted">
              Sandbox
            </Badge>
          )}
        </div>
        {note !== null && <p className={styles.note}>{note}</p>}
      </div>
      <div className={styles.actions}>{children}</div>
    </li>
  )
}

/** The account's own picture; the platform's mark where there is none, or where it does not load. */
function Picture({ platform, pictureUrl }: { platform: PlatformName; pictureUrl: string | null }) {
  const [hasFailed, setFailed] = useState(false)
  if (pictureUrl === null || hasFailed) return <PlatformMark platform={platform} size={48} />
  return (
    <span className={styles.picture}>
      <img
        src={pictureUrl}
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

/** It can be posted to. */
export function Connected() {
  return (
    <Badge variant="light" color="teal" size="md">
      Connected
    </Badge>
  )
}
