import { ChannelGrid } from '#features/channels/mine/channel-grid.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { Screen } from '#ui/screen.tsx'

export const meta = () => pageMeta({ title: 'My Channels', isIndexed: false })

export default function MyChannels() {
  return (
    <Screen title="My Automated Channels" lead="Each makes a video on its days, for 1 credit a video.">
      <ChannelGrid />
    </Screen>
  )
}
