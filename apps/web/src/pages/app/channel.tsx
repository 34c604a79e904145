import { CallError } from '@dayreel/contract'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { channelQuery } from '#features/channels/channel-queries.ts'
import { ChannelActions } from '#features/channels/page/channel-actions.tsx'
import { ChannelDetails } from '#features/channels/page/channel-details.tsx'
import { useNow } from '#features/channels/page/use-now.ts'
import { askChannelsAgainAfter, useLiveChannels } from '#features/channels/use-live-channels.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { BackLink } from '#ui/back-link.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Problem } from '#ui/problem.tsx'
import { Screen } from '#ui/screen.tsx'

export const meta = () => pageMeta({ title: 'Channel', isIndexed: false })

const CHANNELS = '/app/my-channels'

export default function ChannelScreen() {
  const { channelId = '' } = useParams()
  const navigate = useNavigate()
  const live = useLiveChannels()
  const channel = useQuery({
    ...channelQuery(channelId),
    refetchInterval: ({ state }) => askChannelsAgainAfter(live, state.data?.unfinishedRun != null),
  })
  const now = useNow({ at: channel.data?.now, heardAt: channel.dataUpdatedAt })
  const back = <BackLink to={CHANNELS}>Back to My Channels</BackLink>
  if (channel.isPending)
    return (
      <Screen title="Channel" tabs={back}>
        <Skeleton h={720} radius="lg" role="status" aria-busy="true" aria-label="Loading the channel" />
      </Screen>
    )
  if (channel.isError) {
    const isGone = channel.error instanceof CallError && [400, 404, 422].includes(channel.error.status)
    return (
      <Screen title={isGone ? 'There is no such channel' : 'Channel'} tabs={back}>
        {isGone ? (
          <>
            <p>It may have been deleted, or it belongs to another account.</p>
            <div>
              <ButtonLink to={CHANNELS}>Go to My Channels</ButtonLink>
            </div>
          </>
        ) : (
          <Problem
            title="The channel could not be loaded"
            error={channel.error}
            onRetry={() => void channel.refetch()}
          />
        )}
      </Screen>
    )
  }
  return (
    <Screen
      title={channel.data.name}
      lead={channel.data.templateName}
      tabs={back}
      action={
        <ChannelActions
          channel={channel.data}
          onDeleted={() => void navigate(CHANNELS)}
          onDuplicated={(id) => void navigate(`${CHANNELS}/${id}`)}
        />
      }
    >
      <ChannelDetails channel={channel.data} now={now} live={live} />
    </Screen>
  )
}
