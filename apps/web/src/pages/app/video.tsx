import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { Sharing } from '#features/posts/share/sharing.tsx'
import { VideoDetails } from '#features/videos/library/video-details.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { useSession } from '#lib/session.ts'
import { askAgainAfter } from '#lib/use-live.ts'
import { useLiveVideos } from '#lib/use-live-videos.ts'
import { isBusy, videoQuery } from '#lib/videos.ts'
import { ScreenOfOne } from '#ui/screen-of-one.tsx'
import { Screen } from '#ui/screen.tsx'

export const meta = () => pageMeta({ title: 'Video', isIndexed: false })

const LIBRARY = '/app/videos'

export default function VideoScreen() {
  const { videoId = '' } = useParams()
  const navigate = useNavigate()
  const session = useSession()
  const live = useLiveVideos(videoId)
  const video = useQuery({
    ...videoQuery(videoId),
    refetchInterval: ({ state }) => askAgainAfter(live, state.data !== undefined && isBusy(state.data.status)),
  })
  if (session.status !== 'signed-in') return null
  return (
    <ScreenOfOne noun="video" query={video} list={{ to: LIBRARY, name: 'My Videos' }} height={480}>
      {(known, back) => (
        <Screen title={known.title} tabs={back}>
          <VideoDetails
            key={videoId}
            userId={session.userId}
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
