import { Button, Code, Group, Skeleton, Stack, Table, Text } from '@mantine/core'
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import type { HostReport } from '@dayreel/contract'
import { server } from '#lib/api.ts'
import { messageOf } from '#lib/message-of.ts'
import { Notice } from '#ui/notice.tsx'
import { Panel, Sheet } from '#ui/panel.tsx'
import { Problem } from '#ui/problem.tsx'

const GIGABYTE = 1_000_000_000
/** A phone of 390 pixels shows all of it. */
const LEAST_TABLE_PIXELS = 300
/** Names of models and places have no gaps to break at. */
const ANY_LENGTH = { overflowWrap: 'anywhere' } as const
/** As the README has it. */
const OLLAMA = `# Ollama, started with OLLAMA_CONTEXT_LENGTH=8192
TEXT_PROVIDER=openai-compatible
TEXT_BASE_URL=http://localhost:11434/v1
TEXT_MODEL=llama3.2`

const hostQuery = queryOptions({
  queryKey: ['host'],
  queryFn: ({ signal }) => server.readHost({}, { signal }),
})

/** What is connected to this site, how it is doing, and what it costs. */
export function HostPanels() {
  const report = useQuery(hostQuery)
  if (report.isPending) return <Skeleton h={400} role="status" aria-label="Loading what is connected" />
  if (report.isLoadingError) {
    return <Problem title="This couldn’t be loaded" error={report.error} onRetry={() => void report.refetch()} />
  }
  const { data } = report
  return (
    <Sheet>
      <Panel title="Connected" lead="Who writes, speaks and paints here.">
        <Connected services={data.services} />
      </Panel>
      <Panel title="Running" lead="Queue, files and mail.">
        <Facts report={data} />
      </Panel>
      <Panel title="Costs" lead="Of language models, by day (UTC).">
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
            <Notice kind={test.data.isWorking ? 'success' : 'problem'}>{sentenceOf(test.data)}</Notice>
          )}
          {canTest && test.isError && <Notice kind="problem">{messageOf(test.error)}</Notice>}
        </Stack>
      ))}
      {services.some(({ name, isBuiltIn }) => name === 'Words' && isBuiltIn) && <HowToConnect />}
    </Stack>
  )
}

function sentenceOf({ sentence, dollars }: { sentence: string; dollars: number | null }): string {
  return dollars === null ? sentence : `${sentence} It cost $${dollars.toFixed(6)}.`
}

function HowToConnect() {
  return (
    <Stack gap="xs">
      <Text size="sm">
        Connect a language model, and any title is told in any language. Copy <Code>.env.example</Code> to{' '}
        <Code>.env</Code> beside the README, set for Ollama on this machine
      </Text>
      <Code block tabIndex={0} style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {OLLAMA}
      </Code>
      <Text size="sm">
        or <Code>TEXT_PROVIDER</Code>, <Code>TEXT_API_KEY</Code> and <Code>TEXT_MODEL</Code> for OpenAI, Anthropic or
        Google, and start the site again. A Test button is here then.
      </Text>
      <Text size="sm">
        You and the paid plans have it; <Code>TEXT_PLANS</Code> names others. <Code>.env.example</Code> says how to
        bound what it costs.
      </Text>
    </Stack>
  )
}

function Facts({ report: { queue, storage, mail } }: { report: HostReport }) {
  return (
    <Stack gap="xs">
      <Text size="sm">
        {queue.waiting} waiting, {queue.running} running, {queue.failedToday} failed in a day
      </Text>
      <Text size="sm" style={ANY_LENGTH}>
        {(storage.freeBytes / GIGABYTE).toFixed(1)} GB free at {storage.place}
      </Text>
      <Text size="sm">
        {mail.isConfigured ? mailsWaiting(mail.waiting) : 'No mail server: mails lie in the outbox'}
      </Text>
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
          No call to a language model in thirty days.
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

function mailsWaiting(count: number): string {
  return count === 1 ? '1 mail waiting to be sent' : `${count} mails waiting to be sent`
}

function limitText(of: string, dollars: number | null): string {
  return dollars === null ? `No daily limit for ${of}.` : `At most $${dollars.toFixed(2)} a day for ${of}.`
}
