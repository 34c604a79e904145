import { Button, Group, Skeleton, Stack, Table, Text } from '@mantine/core'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { HostReport } from '@dayreel/contract'
import { server } from '#lib/api.ts'
import { messageOf } from '#lib/message-of.ts'
import { MODELS_HASH } from '#lib/model-page.ts'
import { useScrollToHash } from '#lib/use-scroll-to-hash.ts'
import { costSentence } from '#ui/models/model-result.tsx'
import { Notice } from '#ui/notice.tsx'
import { Panel, Sheet } from '#ui/panel.tsx'
import { Problem } from '#ui/problem.tsx'
import { FailedJobs } from './failed-jobs.tsx'
import { HOST_KEY } from '#lib/host-key.ts'
import { MaintenanceSwitch } from './maintenance-switch.tsx'
import { HostModels } from './models/host-models.tsx'
import { RunningFacts } from './running-facts.tsx'
import { BlockedTerms } from './abuse/blocked-terms.tsx'
import { ReportsList } from './abuse/reports-list.tsx'
import { AccountsPanel } from './support/accounts-panel.tsx'
import { AuditPanel } from './support/audit-list.tsx'

/** The table's minimum width. The whole table fits on a phone that is 390 pixels wide. */
const LEAST_TABLE_PIXELS = 300
/** Allows line breaks inside long names of models and folders, because such names contain no spaces. */
const ANY_LENGTH = { overflowWrap: 'anywhere' } as const
const hostQuery = queryOptions({
  queryKey: [...HOST_KEY, 'report'],
  queryFn: ({ signal }) => server.readHost({}, { signal }),
})

/** The integrations of this site, their status, and their costs. */
export function HostPanels() {
  const report = useQuery(hostQuery)
  const models = useScrollToHash(MODELS_HASH, report.isSuccess)
  const reports = useScrollToHash('#reports', report.isSuccess)
  if (report.isPending) return <Skeleton h={400} role="status" aria-label="Loading the connected services" />
  if (report.isLoadingError) {
    return <Problem title="This page couldn’t be loaded" error={report.error} onRetry={() => void report.refetch()} />
  }
  const { data } = report
  return (
    <Sheet>
      <Panel title="Connected" lead="The engines that write, narrate and illustrate.">
        <Connected services={data.services} />
      </Panel>
      <Panel
        ref={models}
        title="AI models"
        lead="The models for text, voices and pictures, and the limits of their costs. Changes apply immediately, without a restart."
      >
        <HostModels />
      </Panel>
      <Panel title="Running" lead="Queue, workers, channels, posts, files and email.">
        <RunningFacts report={data} />
      </Panel>
      <Panel title="Maintenance" lead="Closes the site for everybody except operators, for example for an upgrade.">
        <MaintenanceSwitch maintenance={data.maintenance} />
      </Panel>
      <Panel title="Accounts" lead="Find an account, see why something failed, and help its user.">
        <AccountsPanel />
      </Panel>
      <Panel ref={reports} title="Reports" lead="What visitors reported about public content.">
        <ReportsList />
      </Panel>
      <Panel
        title="Blocked words and domains"
        lead="Texts of users that contain one of them are refused before anything is charged."
      >
        <BlockedTerms />
      </Panel>
      <Panel title="Failed jobs" lead="From the last 30 days, newest first.">
        <FailedJobs />
      </Panel>
      <Panel title="Audit log" lead="What operators did, newest first. Entries can’t be changed or deleted.">
        <AuditPanel />
      </Panel>
      <Panel title="Costs" lead="What the connected models cost per day (UTC).">
        <Costs report={data} />
      </Panel>
    </Sheet>
  )
}

function Connected({ services }: Pick<HostReport, 'services'>) {
  const test = useMutation({ mutationFn: () => server.testWords() })
  return (
    <Stack gap="md">
      {services.map(({ name, by, canTest }) => (
        <Stack key={name} gap="xs">
          <Group justify="space-between">
            <div>
              <Text fw={600}>{name}</Text>
              <Text size="sm" c="dimmed" style={ANY_LENGTH}>
                {by}
              </Text>
            </div>
            {canTest && (
              <Button variant="default" loading={test.isPending} onClick={() => test.mutate()}>
                Test
              </Button>
            )}
          </Group>
          {canTest && test.data && (
            <Notice kind={test.data.isWorking ? 'success' : 'problem'}>{costSentence(test.data)}</Notice>
          )}
          {canTest && test.isError && <Notice kind="problem">{messageOf(test.error)}</Notice>}
        </Stack>
      ))}
    </Stack>
  )
}

function Costs({ report: { costs, limits } }: { report: HostReport }) {
  return (
    <Stack gap="md">
      <Text size="sm">
        {limitText('the site', limits.dayDollars)} {limitText('one account', limits.accountDayDollars)}
      </Text>
      {costs.length === 0 ? (
        <Text size="sm" c="dimmed">
          No calls to models in the last 30 days.
        </Text>
      ) : (
        <Table.ScrollContainer minWidth={LEAST_TABLE_PIXELS}>
          <Table horizontalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>Day</Table.Th>
                <Table.Th>Model</Table.Th>
                <Table.Th>Calls</Table.Th>
                <Table.Th>Cost</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {costs.map(({ day, source, calls, dollars }) => (
                <Table.Tr key={`${day} ${source}`}>
                  <Table.Td style={{ whiteSpace: 'nowrap' }}>{day}</Table.Td>
                  <Table.Td style={ANY_LENGTH}>{source}</Table.Td>
                  <Table.Td>{calls}</Table.Td>
                  <Table.Td>${dollars.toFixed(4)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </Stack>
  )
}

function limitText(of: string, dollars: number | null): string {
  return dollars === null ? `No daily limit for ${of}.` : `At most $${dollars.toFixed(2)} a day for ${of}.`
}
