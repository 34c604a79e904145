import { PLANS } from '@dayreel/catalogue'
import type { SupportAction, SupportedAccount } from '@dayreel/contract'
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { countedNoun } from '#lib/counted-noun.ts'
import { useDates } from '#lib/dates.ts'
import { gigabytes } from '#lib/local-models.ts'
import { messageOf } from '#lib/message-of.ts'
import { Notice } from '#ui/notice.tsx'
import { PanelPart } from '#ui/panel.tsx'
import { Problem } from '#ui/problem.tsx'
import { AuditList } from './audit-list.tsx'
import { SupportDialog } from './support-dialog.tsx'
import { ACTION_LABELS } from './action-texts.ts'
import { accountQuery, accountStorageQuery } from './support-queries.ts'
import styles from './support.module.css'

type AccountDetailsProps = { accountId: string; onBack: () => void; onClosed: (sentence: string) => void }

/** The facts about an account and the actions for it. */
export function AccountDetails({ accountId, onBack, onClosed }: AccountDetailsProps) {
  const account = useQuery(accountQuery(accountId))
  const [action, setAction] = useState<SupportAction | 'close'>()
  const [done, setDone] = useState<string>()
  if (account.isPending) return <Skeleton h={240} role="status" aria-label="Loading the account" />
  if (account.isLoadingError) {
    return (
      <Problem title="The account couldn’t be loaded" error={account.error} onRetry={() => void account.refetch()} />
    )
  }
  const { data } = account
  return (
    <Stack gap="md">
      <Group justify="space-between" align="flex-start">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {data.email || data.id}
        </Text>
        <Button variant="default" size="sm" onClick={onBack}>
          Back to the results
        </Button>
      </Group>
      {data.suspendedAt !== null && <SuspendedNote since={data.suspendedAt} account={data} />}
      {done !== undefined && <Notice kind="success">{done}</Notice>}
      <Facts account={data} />
      <Group gap="xs">
        {actionsFor(data).map((one) => (
          <Button
            key={one}
            variant="default"
            size="sm"
            {...((one === 'close' || one === 'suspend') && { c: 'red' })}
            onClick={() => setAction(one)}
          >
            {ACTION_LABELS[one]}
          </Button>
        ))}
      </Group>
      <Videos videos={data.videos} />
      <PanelPart title="Support history">
        <AuditList entries={data.audit} />
      </PanelPart>
      {action !== undefined && (
        <SupportDialog
          account={data}
          action={action}
          onClose={() => setAction(undefined)}
          onDone={action === 'close' ? onClosed : setDone}
        />
      )}
    </Stack>
  )
}

function SuspendedNote({ since, account: { isPaying, renewsAt } }: { since: string; account: SupportedAccount }) {
  const dates = useDates()
  return (
    <Notice kind="hint">
      Suspended since {dates.dateAndTime(since)}. Channels, jobs and posts wait.
      {renewsAt !== null &&
        ` Billing continues: the subscription renews on ${dates.date(renewsAt)}. “${ACTION_LABELS.stop_renewal}” ends it.`}
      {isPaying && renewsAt === null && ' The subscription does not renew.'}
    </Notice>
  )
}

function Facts({ account }: { account: SupportedAccount }) {
  const dates = useDates()
  const storage = useQuery(accountStorageQuery(account.id))
  const { name, plan, grantedPlan, isPaying, credits, channels, connections, openPosts, createdAt } = account
  const origins = [
    ...(isPaying ? ['paid'] : []),
    ...(grantedPlan === null ? [] : [`${planName(grantedPlan)} granted by an operator`]),
  ]
  const facts: readonly (readonly [string, string])[] = [
    ['Name', name || 'Not given'],
    ['Joined', dates.dateAndTime(createdAt)],
    ['Plan', [planName(plan), ...origins].join(', ')],
    ['Credits', String(credits)],
    [
      'Storage',
      storage.data ? storageText(storage.data) : storage.isLoadingError ? messageOf(storage.error) : 'Measuring…',
    ],
    ['Channels', `${channels.active} of ${channels.all} active`],
    ['Connections', String(connections)],
    ['Open posts', String(openPosts)],
    ['Account id', account.id],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <FactRow key={term} term={term} value={value} />
      ))}
    </dl>
  )
}

function FactRow({ term, value }: { term: string; value: string }) {
  return (
    <>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </>
  )
}

function Videos({ videos }: Pick<SupportedAccount, 'videos'>) {
  const dates = useDates()
  return (
    <PanelPart title="Newest videos">
      {videos.length === 0 && (
        <Text size="sm" c="dimmed">
          This account has no videos.
        </Text>
      )}
      <ul className={styles.list}>
        {videos.map(({ id, title, status, createdAt, problem, cause }) => (
          <li key={id} className={styles.row}>
            <Text fw={600}>{title}</Text>
            <Text size="sm" c="dimmed">
              {status}, {dates.dateAndTime(createdAt)}
            </Text>
            {problem !== null && <Text size="sm">The user sees: {problem}</Text>}
            {cause !== null && <Text size="sm">Cause: {cause}</Text>}
            <Text size="xs" c="dimmed">
              {id}
            </Text>
          </li>
        ))}
      </ul>
    </PanelPart>
  )
}

function actionsFor({ suspendedAt, renewsAt }: SupportedAccount): (SupportAction | 'close')[] {
  const standing = suspendedAt === null ? 'suspend' : 'restore'
  return [
    'grant_credits',
    'remove_credits',
    'grant_plan',
    'send_recovery_mail',
    'remove_second_factors',
    ...(renewsAt === null ? [] : (['stop_renewal'] as const)),
    standing,
    'close',
  ]
}

function planName(id: string): string {
  return PLANS.find((plan) => plan.id === id)?.name ?? id
}

function storageText({ files, bytes }: { files: number; bytes: number }): string {
  return `${gigabytes(bytes)} in ${countedNoun(files, 'file')}`
}
