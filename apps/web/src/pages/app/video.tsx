import { CallError } from '@dayreel/contract'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from 'react-router'
import { Sharing } from '#features/posts/share/sharing.tsx'
import { askAgainAfter, useLiveVideos } from '#features/videos/use-live-videos.ts'
import { VideoDetails } from '#features/videos/library/video-details.tsx'
import { isBusy, videoQuery } from '#features/videos/video-queries.ts'
import { pageMeta } from '#lib/page-meta.ts'
import { BackLink } from '#ui/back-link.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Problem } from '#ui/problem.tsx'
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
  const back = <BackLink to={LIBRARY}>Back to My Videos</BackLink>
  if (video.isPending)
    return (
      <Screen title="Video" tabs={back}>
        <Skeleton h={480} radius="lg" role="status" aria-busy="true" aria-label="Loading the video" />
      </Screen>
    )
  if (video.isError) {
    const isGone = video.error instanceof CallError && [400, 404].includes(video.error.status)
    return (
      <Screen title={isGone ? 'There is no such video' : 'Video'} tabs={back}>
        {isGone ? (
          <>
            <p>It may have been deleted, or it belongs to another account.</p>
            <div>
              <ButtonLink to={LIBRARY}>Go to My Videos</ButtonLink>
            </div>
          </>
        ) : (
          <Problem title="The video could not be loaded" error={video.error} onRetry={() => void video.refetch()} />
        )}
      </Screen>
    )
  }
  return (
    <Screen title={video.data.title} tabs={back}>
      <VideoDetails
        key={videoId}
        video={video.data}
        live={live}
        onDeleted={() => void navigate(LIBRARY)}
        onStarted={(id) => void navigate(`${LIBRARY}/${id}`)}
      />
      <Sharing key={`share ${videoId}`} video={video.data} />
    </Screen>
  )
}
