import { useParams } from 'react-router'
import { ConfigureChannel } from '#features/channels/configure-channel.tsx'
import { IdMissing } from '#features/channels/config/config-states.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { Screen } from '#ui/screen.tsx'

export const meta = () => pageMeta({ title: 'Configure Channel', isIndexed: false })

export default function ConfigureChannelScreen() {
  const { channelId } = useParams()
  if (channelId === undefined)
    return (
      <Screen title="Configure Channel">
        <IdMissing text="Channel ID is missing." to="/app/my-channels" label="Go to My Channels" />
      </Screen>
    )
  return <ConfigureChannel key={channelId} channelId={channelId} />
}
