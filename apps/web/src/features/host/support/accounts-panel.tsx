import { MAX_SEARCH_CHARACTERS } from '@dayreel/catalogue'
import type { FoundAccounts } from '@dayreel/contract'
import { Badge, Button, Group, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Notice } from '#ui/notice.tsx'
import { Problem } from '#ui/problem.tsx'
import { AccountDetails } from './account-details.tsx'
import { foundAccountsQuery } from './support-queries.ts'
import styles from './support.module.css'

/** Finds accounts, and shows one with the actions for it. */
export function AccountsPanel() {
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState<string>()
  const [chosen, setChosen] = useState<string>()
  const [closed, setClosed] = useState<string>()
  return (
    <Stack gap="md">
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          setChosen(undefined)
          setClosed(undefined)
          setSearch(typed.trim())
        }}
      >
        <Group align="flex-end">
          <TextInput
            label="Email address, name or account id"
            description="An empty search finds the newest accounts."
            maxLength={MAX_SEARCH_CHARACTERS}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            flex="1 1 220px"
          />
          <Button type="submit" variant="default">
            Find accounts
          </Button>
        </Group>
      </form>
      {closed !== undefined && <Notice kind="success">{closed}</Notice>}
      {chosen === undefined ? (
        search !== undefined && <FoundList search={search} onChoose={setChosen} />
      ) : (
        <AccountDetails
          key={chosen}
          accountId={chosen}
          onBack={() => setChosen(undefined)}
          onClosed={(sentence) => {
            setClosed(sentence)
            setChosen(undefined)
          }}
        />
      )}
    </Stack>
  )
}

function FoundList({ search, onChoose }: { search: string; onChoose: (accountId: string) => void }) {
  const found = useQuery(foundAccountsQuery(search))
  if (found.isPending) return <Skeleton h={80} role="status" aria-label="Searching accounts" />
  if (found.isLoadingError) {
    return <Problem title="The search failed" error={found.error} onRetry={() => void found.refetch()} />
  }
  const { accounts } = found.data
  return (
    <div>
      <Text size="sm" c="dimmed" role="status">
        {resultText(accounts.length)}
      </Text>
      <ul className={styles.list}>
        {accounts.map((account) => (
          <FoundAccount key={account.id} account={account} onChoose={() => onChoose(account.id)} />
        ))}
      </ul>
    </div>
  )
}

type FoundAccountProps = { account: FoundAccounts['accounts'][number]; onChoose: () => void }

function FoundAccount({ account: { email, id, name, plan, isSuspended }, onChoose }: FoundAccountProps) {
  return (
    <li className={styles.row}>
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div>
          <Text fw={600}>{email || id}</Text>
          <Text size="sm" c="dimmed">
            {[name, `Plan: ${plan}`].filter((part) => part !== '').join(', ')}
          </Text>
          {isSuspended && <Badge color="red">Suspended</Badge>}
        </div>
        <Button variant="default" size="sm" onClick={onChoose} aria-label={`Open ${email || id}`} flex="none">
          Open
        </Button>
      </Group>
    </li>
  )
}

function resultText(count: number): string {
  if (count === 0) return 'No account matches.'
  return count === 1 ? '1 account' : `${count} accounts, newest first`
}
