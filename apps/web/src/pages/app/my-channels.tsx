import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { ChannelGrid } from '#features/channels/mine/channel-grid.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { Screen } from '#ui/screen.tsx'

export const meta = () => pageMeta({ title: 'My Channels', isIndexed: false })

export default function MyChannels() {
  const [params, setParams] = useSearchParams()
  // What is typed is not gone back through.
  const searchFor = useCallback(
    (search: string) => setParams(search === '' ? {} : { search }, { replace: true, preventScrollReset: true }),
    [setParams],
  )
  return (
    <Screen title="My Automated Channels" lead="Each makes a video on its days, for 1 credit a video.">
      <ChannelGrid search={params.get('search') ?? ''} onSearch={searchFor} />
    </Screen>
  )
}
