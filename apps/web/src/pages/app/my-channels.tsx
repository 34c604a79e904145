import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { ChannelGrid } from '#features/channels/mine/channel-grid.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { Screen } from '#ui/screen.tsx'

export const meta = () => pageMeta({ title: 'My Channels', isIndexed: false })

export default function MyChannels() {
  const [params, setParams] = useSearchParams()
  // Replaces the URL, so that typing adds no history entries.
  const searchFor = useCallback(
    (search: string) => setParams(search === '' ? {} : { search }, { replace: true, preventScrollReset: true }),
    [setParams],
  )
  return (
    <Screen title="My Automated Channels" lead="Each one makes a video on every scheduled day, for 1 credit per video.">
      <ChannelGrid search={params.get('search') ?? ''} onSearch={searchFor} />
    </Screen>
  )
}
