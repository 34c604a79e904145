import { platformOf } from '@dayreel/catalogue'
import type { Connection } from '@dayreel/contract'
import { Checkbox, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from 'react-router'
import { connectionName, connectionsQuery } from '#lib/connections.ts'
import { messageOf } from '#lib/message-of.ts'
import { beginChoices, type ChoicesDraft } from '#lib/post-choices.ts'
import { AccountNotes } from '#ui/account-notes.tsx'
import { AccountLabel } from '#ui/account-label.tsx'
import { FormatNote } from '#ui/format-note.tsx'
import { Notice } from '#ui/notice.tsx'
import { PostChoices } from '#ui/post-choices/post-choices.tsx'
import type { TargetDraft } from './config-draft.ts'
import styles from './posting-fields.module.css'

type PostingFieldsProps = {
  targets: readonly TargetDraft[]
  lengthSeconds: number
  /** The format of the videos. */
  format: string
  /** Whether the user has tried to save. If so, accounts without an audience are marked. */
  isTried: boolean
  onChange: (targets: TargetDraft[]) => void
}

/** Lets the user choose the accounts that each finished video is posted to, and how it is posted. */
export function PostingFields({ targets, lengthSeconds, format, isTried, onChange }: PostingFieldsProps) {
  const connections = useQuery(connectionsQuery)
  if (connections.isPending)
    return <Skeleton h={96} role="status" aria-busy="true" aria-label="Loading your accounts" />
  if (connections.isLoadingError) return <Notice kind="problem">Error: {messageOf(connections.error)}</Notice>
  if (connections.data.length === 0)
    return (
      <p className={styles.hint}>
        <Link to="/app/connections">Go to My Connections</Link> to connect a YouTube channel, an Instagram or a TikTok
        account. Until then, your videos stay in My Videos.
      </p>
    )
  const targetOf = (id: string) => targets.find(({ connectionId }) => connectionId === id)
  /** Keeps the targets in the order of the connections, like the server does. */
  const put = (id: string, changed: TargetDraft | undefined): void =>
    onChange(
      connections.data
        .map((connection) => (connection.id === id ? changed : targetOf(connection.id)))
        .filter((target) => target !== undefined),
    )
  return (
    <fieldset className={styles.accounts}>
      <legend>Post to</legend>
      <p className={styles.hint}>Finished videos are posted to these accounts automatically.</p>
      <ul>
        {connections.data.map((connection) => {
          const { id, platform, isExpired } = connection
          const target = targetOf(id)
          return (
            <li key={id} className={styles.account}>
              <Checkbox
                label={<AccountLabel connection={connection} />}
                disabled={isExpired && target === undefined}
                checked={target !== undefined}
                onChange={({ currentTarget: { checked } }) => {
                  const begun = {
                    connectionId: id,
                    platform,
                    ...beginChoices(connection, { notifiesSubscribers: false }),
                  }
                  put(id, checked ? begun : undefined)
                }}
              />
              {target !== undefined && (
                <TargetFields
                  connection={connection}
                  target={target}
                  lengthSeconds={lengthSeconds}
                  format={format}
                  isTried={isTried}
                  onChange={(change) => put(id, { ...target, ...change })}
                />
              )}
            </li>
          )
        })}
      </ul>
      <p className={styles.hint}>
        Connect more accounts in <Link to="/app/connections">My Connections</Link>.
      </p>
    </fieldset>
  )
}

type TargetFieldsProps = {
  connection: Connection
  target: TargetDraft
  lengthSeconds: number
  format: string
  isTried: boolean
  onChange: (change: Partial<ChoicesDraft>) => void
}

/** The posting choices for one account, with notes about that account. */
function TargetFields({ connection, target, lengthSeconds, format, isTried, onChange }: TargetFieldsProps) {
  const { platform, isExpired, autoPost } = connection
  const noteId = useId()
  const isMissing = isTried && target.privacy === undefined && !target.asDraft
  return (
    <div
      role="group"
      className={styles.choices}
      aria-label={`${platformOf(platform).label}: ${connectionName(connection)}`}
      aria-describedby={noteId}
    >
      <div id={noteId} className={styles.notes}>
        {isExpired && (
          <Notice kind="problem">
            This connection has expired. Reconnect it in <Link to="/app/connections">My Connections</Link>. A post waits
            up to a day for this, and then fails.
          </Notice>
        )}
        {!autoPost && (
          <Notice kind="hint">
            Auto-post is off for this account, so nothing is posted. Turn it on in{' '}
            <Link to="/app/connections">My Connections</Link>.
          </Notice>
        )}
        <AccountNotes connection={connection} />
        <FormatNote platform={platform} format={format} />
      </div>
      {!isExpired && (
        <PostChoices
          platform={platform}
          connectionId={connection.id}
          choices={target}
          lengthSeconds={lengthSeconds}
          privacyFault={isMissing ? 'Choose who can see the videos.' : undefined}
          onChange={onChange}
        />
      )}
    </div>
  )
}
