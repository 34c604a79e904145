import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { Sharing } from '#features/posts/share/sharing.tsx'
import { useLiveVideos } from '#features/videos/use-live-videos.ts'
import { VideoDetails } from '#features/videos/library/video-details.tsx'
import { isBusy, videoQuery } from '#features/videos/video-queries.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { askAgainAfter } from '#lib/use-live.ts'
import { ScreenOfOne } from '#ui/screen-of-one.tsx'
import { Screen } from '#ui/screen.tsx'

export const meta = () => pageMeta({ title: 'Video', isIndexed: false })

const LIBRARY = '/app/videos'

export default function VideoScreen() {
  const { videoId = '' } = useParams()
  const navigate = useNavigate()
  const live = useLiveVideos(videoId)
  const video = useQuery({
    ...videoQuery(videoId),
    refetchInterval: ({ state }) => askAgainAfter(live, state.data !== undefined && isBusy(state.data.status)),
  })
  return (
    <ScreenOfOne noun="video" query={video} list={{ to: LIBRARY, name: 'My Videos' }} height={480}>
      {(known, back) => (
        <Screen title={known.title} tabs={back}>
          <VideoDetails
            key={videoId}
            video={known}
            live={live}
            onDeleted={() => void navigate(LIBRARY)}
            onStarted={(id) => void navigate(`${LIBRARY}/${id}`)}
          />
          <Sharing key={`share ${videoId}`} video={known} />
        </Screen>
      )}
    </ScreenOfOne>
  )
}
