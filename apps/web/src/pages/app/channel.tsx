import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { channelQuery } from '#features/channels/channel-queries.ts'
import { ChannelActions } from '#features/channels/page/channel-actions.tsx'
import { ChannelDetails } from '#features/channels/page/channel-details.tsx'
import { useNow } from '#features/channels/page/use-now.ts'
import { askChannelsAgainAfter, useLiveChannels } from '#features/channels/use-live-channels.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { ScreenOfOne } from '#ui/screen-of-one.tsx'
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
  return (
    <ScreenOfOne noun="channel" query={channel} list={{ to: CHANNELS, name: 'My Channels' }} height={720}>
      {(known, back) => (
        <Screen
          title={known.name}
          lead={known.templateName}
          tabs={back}
          action={
            <ChannelActions
              key={channelId}
              channel={known}
              onDeleted={() => void navigate(CHANNELS)}
              onDuplicated={(id) => void navigate(`${CHANNELS}/${id}`)}
            />
          }
        >
          <ChannelDetails key={channelId} channel={known} now={now} live={live} />
        </Screen>
      )}
    </ScreenOfOne>
  )
}
