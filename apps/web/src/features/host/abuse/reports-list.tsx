import { REPORT_KINDS } from '@dayreel/catalogue'
import type { ContentReports } from '@dayreel/contract'
import { Anchor, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { countedNoun } from '#lib/counted-noun.ts'
import { useDates } from '#lib/dates.ts'
import { Notice } from '#ui/notice.tsx'
import { Problem } from '#ui/problem.tsx'
import { reportsQuery } from './abuse-queries.ts'
import { CloseReport } from './close-report.tsx'
import styles from '../support/support.module.css'

type Report = ContentReports['reports'][number]

const OUTCOMES: Readonly<Record<NonNullable<Report['outcome']>, string>> = {
  dismissed: 'No violation',
  acted: 'Acted on',
  video_deleted: 'Video deleted',
}

/** Lists visitors' reports about public content, with the operator's actions for each. */
export function ReportsList() {
  const listed = useQuery(reportsQuery)
  const [closing, setClosing] = useState<Report>()
  const [done, setDone] = useState<string>()
  if (listed.isPending) return <Skeleton h={120} role="status" aria-label="Loading the reports" />
  if (listed.isLoadingError) {
    return <Problem title="The reports couldn’t be loaded" error={listed.error} onRetry={() => void listed.refetch()} />
  }
  const { open, reports } = listed.data
  return (
    <Stack gap="md">
      {done !== undefined && <Notice kind="success">{done}</Notice>}
      <Text size="sm" c="dimmed">
        {open === 0 ? 'There are no open reports.' : `${countedNoun(open, 'open report')}, oldest first.`}
      </Text>
      <ul className={styles.list}>
        {reports.map((report) => (
          <ReportRow key={report.id} report={report} onClose={() => setClosing(report)} />
        ))}
      </ul>
      {closing !== undefined && <CloseReport report={closing} onClose={() => setClosing(undefined)} onDone={setDone} />}
    </Stack>
  )
}

function ReportRow({ report, onClose }: { report: Report; onClose: () => void }) {
  const dates = useDates()
  const { address, kind, details, email, account, createdAt, closedAt, outcome } = report
  return (
    <li className={styles.row}>
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <div>
          <Text fw={600}>{REPORT_KINDS.find(({ id }) => id === kind)?.label ?? kind}</Text>
          <Anchor href={address} target="_blank" rel="noreferrer" size="sm">
            {address}
          </Anchor>
          {details !== '' && <Text size="sm">{details}</Text>}
          <Text size="sm" c="dimmed">
            {account === null ? 'The account is unknown.' : `Account: ${account.email || account.id}`}
          </Text>
          <Text size="sm" c="dimmed">
            <time dateTime={createdAt}>{dates.dateAndTime(createdAt)}</time>
            {email !== null && `, wants an answer at ${email}`}
            {closedAt !== null && outcome !== null && `. ${OUTCOMES[outcome]}, closed ${dates.dateAndTime(closedAt)}`}
          </Text>
        </div>
        {closedAt === null && (
          <Button variant="default" size="sm" onClick={onClose} aria-label={`Decide about ${address}`} flex="none">
            Decide
          </Button>
        )}
      </Group>
    </li>
  )
}
