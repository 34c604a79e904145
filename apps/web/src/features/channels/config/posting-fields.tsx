import { PRIVACY_STATUSES } from '@dayreel/catalogue'
import { NativeSelect, Switch } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { channelName, youtubeConnectionsQuery } from '#lib/connections.ts'
import { messageOf } from '#lib/message-of.ts'
import { Notice } from '#ui/notice.tsx'
import type { ConfigDraft } from './config-draft.ts'
import styles from './posting-fields.module.css'

const NOWHERE = ''
const PRIVACY_LABELS = { private: 'Private', unlisted: 'Unlisted', public: 'Public' } as const
const PRIVACY_HINTS = {
  private: 'Only you can see what is posted.',
  unlisted: 'Whoever has the link can see what is posted.',
  public: 'Everybody can find and see what is posted.',
} as const

type Posting = Pick<ConfigDraft, 'connectionId' | 'privacy' | 'isForKids' | 'notifies'>
type PostingFieldsProps = { posting: Posting; onChange: (part: Partial<Posting>) => void }

/** Where finished videos go, and who sees them there. */
export function PostingFields({ posting, onChange }: PostingFieldsProps) {
  const { connectionId, privacy, isForKids, notifies } = posting
  const connections = useQuery(youtubeConnectionsQuery)
  const items = connections.data ?? []
  const isNone = !connections.isPending && items.length === 0 && connectionId === null
  const chosen = items.find(({ id }) => id === connectionId)
  const isUnknown = connectionId !== null && chosen === undefined
  return (
    <div className={styles.fields}>
      <div>
        <NativeSelect
          label="YouTube channel"
          description="Finished videos are posted there by themselves."
          size="md"
          disabled={items.length === 0 && connectionId === null}
          value={connectionId ?? NOWHERE}
          data={[
            { value: NOWHERE, label: isNone ? 'Connect a channel first' : 'Do not post' },
            ...(isUnknown ? [{ value: connectionId, label: 'The channel chosen before' }] : []),
            ...items.map((item) => ({ value: item.id, label: channelName(item.channel_title, item.channel_id) })),
          ]}
          onChange={({ currentTarget: { value } }) => onChange({ connectionId: value === NOWHERE ? null : value })}
        />
        {isNone && (
          <p className={styles.hint}>
            <Link to="/app/connections">Go to My Connections</Link> to connect one. Until then videos are kept in My
            Videos.
          </p>
        )}
        {chosen !== undefined && !chosen.auto_post && (
          <p className={styles.hint}>
            Auto-post is switched off for this channel, so nothing is posted. Switch it on in{' '}
            <Link to="/app/connections">My Connections</Link>.
          </p>
        )}
        {connections.isError && <Notice kind="problem">Error: {messageOf(connections.error)}</Notice>}
      </div>
      <NativeSelect
        label="Privacy"
        description={PRIVACY_HINTS[privacy]}
        inputWrapperOrder={['label', 'input', 'description']}
        size="md"
        value={privacy}
        data={PRIVACY_STATUSES.map((value) => ({ value, label: PRIVACY_LABELS[value] }))}
        onChange={({ currentTarget: { value } }) =>
          onChange({ privacy: PRIVACY_STATUSES.find((each) => each === value) ?? privacy })
        }
      />
      <Switch
        label="Made for kids"
        checked={isForKids}
        onChange={({ currentTarget }) => onChange({ isForKids: currentTarget.checked })}
      />
      <Switch
        label="Notify subscribers"
        checked={notifies}
        onChange={({ currentTarget }) => onChange({ notifies: currentTarget.checked })}
      />
    </div>
  )
}
