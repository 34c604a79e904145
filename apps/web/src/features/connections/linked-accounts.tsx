import { Skeleton } from '@mantine/core'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useRef } from 'react'
import { instagramStatusQuery, tiktokStatusQuery, youtubeConnectionsQuery } from '#lib/connections.ts'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { Problem } from '#ui/problem.tsx'
import { useFocusAfterRemoval } from '#ui/use-focus-after-removal.ts'
import styles from './linked-accounts.module.css'
import { OneAccount } from './one-account.tsx'
import { YouTubeAccount } from './youtube-account.tsx'

/** The accounts that are linked, and what can be done with each. */
export function LinkedAccounts() {
  const youtube = useQuery(youtubeConnectionsQuery)
  const instagram = useQuery(instagramStatusQuery)
  const tiktok = useQuery(tiktokStatusQuery)
  const all = [youtube, instagram, tiktok]
  const hasAny = (youtube.data?.length ?? 0) > 0 || isLinked(instagram.data) || isLinked(tiktok.data)
  const whole = useRef<HTMLDivElement>(null)
  useFocusAfterRemoval(whole, () => whole.current)
  return (
    <div ref={whole} tabIndex={-1} className={styles.accounts} role="group" aria-label="My linked accounts">
      <LoadProblem title="Error loading YouTube connections" query={youtube} />
      <LoadProblem title="Error loading Instagram status" query={instagram} />
      <LoadProblem title="Error loading TikTok status" query={tiktok} />
      {instagram.data?.isExpired === true && (
        <Notice kind="problem">Your Instagram connection has expired. Please reconnect.</Notice>
      )}
      {hasAny && (
        <ul className={styles.list} aria-label="Linked accounts">
          {youtube.data?.map((connection) => (
            <YouTubeAccount key={connection.id} connection={connection} />
          ))}
          {isLinked(instagram.data) && (
            <OneAccount platform="instagram" status={instagram.data} accountId={instagram.data.igUserId} />
          )}
          {isLinked(tiktok.data) && (
            <OneAccount platform="tiktok" status={tiktok.data} accountId={tiktok.data.open_id} />
          )}
        </ul>
      )}
      {all.some(({ isPending }) => isPending) && (
        <Skeleton h={72} radius="md" role="status" aria-busy="true" aria-label="Loading your linked accounts" />
      )}
      {!hasAny && all.every(({ isSuccess }) => isSuccess) && (
        <p className={styles.none}>
          <Icon name="link" size={28} />
          You haven't linked any accounts yet.
        </p>
      )}
    </div>
  )
}

function LoadProblem({ title, query }: { title: string; query: UseQueryResult }) {
  if (!query.isError) return null
  return <Problem title={title} error={query.error} onRetry={() => void query.refetch()} />
}

function isLinked<S extends { isConnected: boolean; isExpired: boolean }>(status: S | undefined): status is S {
  return status !== undefined && (status.isConnected || status.isExpired)
}
