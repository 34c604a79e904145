import { listPlatforms, type PlatformName } from '@dayreel/catalogue'
import { Skeleton } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { useRef } from 'react'
import { connectionCalls } from '#lib/connection-calls.ts'
import { accountsQuery } from '#lib/connections.ts'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { Problem } from '#ui/problem.tsx'
import { useFocusAfterRemoval } from '#ui/use-focus-after-removal.ts'
import { AccountRow } from './account-row.tsx'
import styles from './linked-accounts.module.css'

/** Lists the linked accounts with the actions on each. */
export function LinkedAccounts() {
  const platforms = listPlatforms()
  const lists = useQueries({ queries: platforms.map(({ name }) => accountsQuery(name)) })
  const accounts = lists.flatMap(({ data }) => data ?? [])
  const whole = useRef<HTMLDivElement>(null)
  useFocusAfterRemoval(whole, () => whole.current)
  return (
    <div ref={whole} tabIndex={-1} className={styles.accounts} role="group" aria-label="My linked accounts">
      {lists.map(
        ({ isLoadingError, error, refetch }, index) =>
          isLoadingError && (
            <Problem
              key={platforms[index]!.name}
              title={connectionCalls(platforms[index]!.name).loadProblem}
              error={error}
              onRetry={() => void refetch()}
            />
          ),
      )}
      {[...new Set(accounts.flatMap(({ isExpired, platform }) => (isExpired ? expiredWords(platform) : [])))].map(
        (words) => (
          <Notice key={words} kind="problem">
            {words}
          </Notice>
        ),
      )}
      {accounts.length > 0 && (
        <ul className={styles.list} aria-label="Linked accounts">
          {accounts.map((account) => (
            <AccountRow key={`${account.platform} ${account.id ?? account.accountId}`} account={account} />
          ))}
        </ul>
      )}
      {lists.some(({ isPending }) => isPending) && (
        <Skeleton h={72} radius="md" role="status" aria-busy="true" aria-label="Loading your linked accounts" />
      )}
      {accounts.length === 0 && lists.every(({ data }) => data !== undefined) && (
        <p className={styles.none}>
          <Icon name="link" size={28} />
          You haven't linked any accounts yet.
        </p>
      )}
    </div>
  )
}

function expiredWords(platform: PlatformName): string[] {
  const { expired } = connectionCalls(platform)
  return expired === undefined ? [] : [expired]
}
