import type { AuditLog } from '@dayreel/contract'
import { Button, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDates } from '#lib/dates.ts'
import { sentenceCase } from '#lib/sentence-case.ts'
import { Problem } from '#ui/problem.tsx'
import { auditLogQuery } from './support-queries.ts'
import styles from './support.module.css'

/** The audit log of the site, which is loaded on request. */
export function AuditPanel() {
  const [isShown, setShown] = useState(false)
  const log = useQuery({ ...auditLogQuery, enabled: isShown })
  if (!isShown) {
    return (
      <Button variant="default" onClick={() => setShown(true)}>
        Show the audit log
      </Button>
    )
  }
  if (log.isPending) return <Skeleton h={120} role="status" aria-label="Loading the audit log" />
  if (log.isLoadingError) {
    return <Problem title="The audit log couldn’t be loaded" error={log.error} onRetry={() => void log.refetch()} />
  }
  return <AuditList entries={log.data.entries} />
}

export function AuditList({ entries }: AuditLog) {
  const dates = useDates()
  if (entries.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        No operator has acted yet.
      </Text>
    )
  }
  return (
    <ul className={styles.list}>
      {entries.map(({ id, at, by, account, action, effect, reason }) => (
        <li key={id} className={styles.row}>
          <Text fw={600}>
            {sentenceCase(action.replaceAll('_', ' '))}
            {account !== null && `: ${account}`}
          </Text>
          <Text size="sm">{effect}</Text>
          <Text size="sm">Reason: {reason}</Text>
          <Text size="sm" c="dimmed">
            {by}, <time dateTime={at}>{dates.dateAndTime(at)}</time>
          </Text>
        </li>
      ))}
    </ul>
  )
}
