import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Problem } from '#ui/problem.tsx'
import { channelsQuery } from '../config-queries.ts'
import { askChannelsAgainAfter, useLiveChannels } from '../use-live-channels.ts'
import { ChannelCard } from './channel-card.tsx'
import styles from './channel-grid.module.css'

const SKELETONS = 4

/** All of a person's channels, newest first. */
export function ChannelGrid() {
  const live = useLiveChannels()
  const channels = useQuery({
    ...channelsQuery,
    refetchInterval: ({ state }) =>
      askChannelsAgainAfter(live, state.data?.some(({ unfinishedRun }) => unfinishedRun !== null) ?? false),
  })
  if (channels.isPending)
    return (
      <div className={styles.grid} role="status" aria-busy="true" aria-label="Loading your channels">
        {Array.from({ length: SKELETONS }, (_, i) => (
          <Skeleton key={i} h={260} radius="lg" />
        ))}
      </div>
    )
  if (channels.data === undefined)
    return (
      <Problem title="Failed to load your channels" error={channels.error} onRetry={() => void channels.refetch()} />
    )
  if (channels.data.length === 0) return <NoChannels />
  return (
    <ul className={styles.grid} aria-label="Channels">
      {channels.data.map((channel, index) => (
        <ChannelCard key={channel.id} channel={channel} index={index} />
      ))}
    </ul>
  )
}

function NoChannels() {
  return (
    <div className={styles.none}>
      <p>You haven't activated any automated channels yet.</p>
      <p className={styles.more}>A channel makes a new video each day, told and painted its own way.</p>
      <Button component={Link} to="/app/automated-channels" mt="xs">
        Explore Channel Templates
      </Button>
    </div>
  )
}
