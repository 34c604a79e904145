import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Problem } from '#ui/problem.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { channelsQuery } from '../config-queries.ts'
import { askChannelsAgainAfter, useLiveChannels } from '../use-live-channels.ts'
import { ChannelCard } from './channel-card.tsx'
import styles from './channel-grid.module.css'
import { findChannels } from './find-channels.ts'

const SKELETONS = 4
/** With fewer channels than this, the search field is hidden, because the user finds them faster by looking. */
const SEARCHED_FROM = 9

type ChannelGridProps = {
  search: string
  /** Called with the search text, which belongs in the URL. */
  onSearch: (search: string) => void
}

/** Shows all channels of the user, newest first. */
export function ChannelGrid({ search, onSearch }: ChannelGridProps) {
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
  const found = findChannels(channels.data, search)
  return (
    <>
      {(search !== '' || channels.data.length >= SEARCHED_FROM) && (
        <SearchField noun="channels" search={search} found={found.length} onSearch={onSearch} />
      )}
      {found.length > 0 && (
        <ul className={styles.grid} aria-label="Channels">
          {found.map(({ channel, index }) => (
            <ChannelCard key={channel.id} channel={channel} index={index} />
          ))}
        </ul>
      )}
    </>
  )
}

function NoChannels() {
  return (
    <div className={styles.none}>
      <p>You haven't activated any automated channels yet.</p>
      <p className={styles.more}>A channel makes a new video every day, in its own style.</p>
      <Button component={Link} to="/app/automated-channels" mt="xs">
        Explore Channel Templates
      </Button>
    </div>
  )
}
