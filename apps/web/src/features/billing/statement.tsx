import type { StatementEntry } from '@dayreel/contract'
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useDates } from '#lib/dates.ts'
import { server } from '#lib/api.ts'
import { messageOf } from '#lib/message-of.ts'
import { saveFile } from '#lib/save-file.ts'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { Problem } from '#ui/problem.tsx'
import { statementQuery } from './billing-queries.ts'
import styles from './statement.module.css'

const KINDS: Readonly<Record<StatementEntry['kind'], string>> = {
  granted: 'Granted',
  spent: 'Spent',
  given_back: 'Given back',
  taken_back: 'Taken back',
}

/** The history of all credits. */
export function Statement() {
  const statement = useInfiniteQuery(statementQuery)
  const save = useMutation({
    mutationFn: () => server.exportStatement(),
    onSuccess: ({ csv }) => saveFile(csv, { name: 'dayreel-credits.csv', type: 'text/csv' }),
  })
  if (statement.isPending)
    return (
      <Stack aria-busy="true" aria-label="Loading your statement" role="status">
        <Skeleton h={48} />
        <Skeleton h={48} />
      </Stack>
    )
  if (statement.isLoadingError)
    return (
      <Problem
        title="Your statement couldn’t be loaded"
        error={statement.error}
        onRetry={() => void statement.refetch()}
      />
    )
  const entries = statement.data.pages.flatMap((page) => page.entries)
  if (entries.length === 0) return <Text c="dimmed">No credits yet. Get them with a plan or a pack.</Text>
  return (
    <Stack gap="md">
      <table className={styles.statement}>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Description</th>
            <th scope="col">Credits</th>
            <th scope="col">Balance</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </tbody>
      </table>
      {save.isError && <Notice kind="problem">{messageOf(save.error)}</Notice>}
      <Group>
        {statement.hasNextPage && (
          <Button
            variant="default"
            loading={statement.isFetchingNextPage}
            onClick={() => void statement.fetchNextPage()}
          >
            Show older
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<Icon name="download" size={18} />}
          loading={save.isPending}
          onClick={() => save.mutate()}
        >
          Export CSV
        </Button>
      </Group>
    </Stack>
  )
}

function Entry({ entry: { at, what, link, kind, amount, balance } }: { entry: StatementEntry }) {
  return (
    <tr>
      <td>
        <time dateTime={at}>{useDates().dateAndTime(at)}</time>
      </td>
      <td>
        <span className={styles.kind}>{KINDS[kind]}</span>
        {link === null ? <span dir="auto">{what}</span> : <Link to={link}>{what}</Link>}
      </td>
      <td data-label="Credits" className={amount > 0 ? styles.more : undefined}>
        {amount > 0 ? `+${amount}` : `−${-amount}`}
      </td>
      <td data-label="Balance">{balance}</td>
    </tr>
  )
}
