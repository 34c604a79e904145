import type { VideoSummary } from '@dayreel/contract'
import { Button, Modal, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useVideoPage } from '#lib/use-live-videos.ts'
import { hasBusy, videoQuery, videosQuery } from '#lib/videos.ts'
import { Icon } from '#ui/icon.tsx'
import { Loading } from '#ui/loading.tsx'
import { NothingYet } from '#ui/nothing-yet.tsx'
import { Pager } from '#ui/pager.tsx'
import { Problem } from '#ui/problem.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { ConnectionNotice } from '../making/connection-notice.tsx'
import { useListedPosts } from './use-listed-posts.ts'
import { VideoCard } from './video-card.tsx'
import styles from './video-library.module.css'
import { VideoPlayer } from '../player/video-player.tsx'

const SKELETONS = 8
/** With fewer videos than this, the search field is hidden, because the user finds them faster by looking. */
const SEARCHED_FROM = 6

type VideoLibraryProps = {
  search: string
  page: number
  /** Called with the place in the library that belongs in the URL. */
  onGo: (to: { search: string; page: number }) => void
  /** List entries that fill up the first row if there are too few videos. */
  suggestions: readonly ReactNode[]
}

/** The number of videos that fill a row. */
const MANY_FROM = 4

/** Shows the number of videos in the screen's header. */
export function VideoCount() {
  const { data } = useQuery(videosQuery('', 1))
  if (data === undefined || data.total === 0) return 'Everything you create is kept here.'
  return (
    <>
      <span>{`${data.total} ${data.total === 1 ? 'video' : 'videos'}`}</span>, newest first
    </>
  )
}

/**
 * The button to create another video. It is hidden before the first video, because the empty library shows its own
 * button.
 */
export function NewVideoButton() {
  const { data } = useQuery(videosQuery('', 1))
  if (data === undefined || data.total === 0) return null
  return (
    <Button component={Link} to="/app/create-video" size="sm">
      Create Video
    </Button>
  )
}

/** Shows all videos of the user. */
export function VideoLibrary({ search, page, onGo, suggestions }: VideoLibraryProps) {
  const { videos, live } = useVideoPage(search, page)
  useListedPosts()
  const [played, setPlayed] = useState<VideoSummary>()
  const searchFor = useCallback((text: string) => onGo({ search: text, page: 1 }), [onGo])
  const lastPage = videos.isPlaceholderData ? undefined : videos.data?.pages
  useEffect(() => {
    if (lastPage !== undefined && page > lastPage) onGo({ search, page: lastPage }) // The page has become empty.
  }, [lastPage, onGo, page, search])
  if (videos.isPending)
    return (
      <div className={styles.grid} role="status" aria-busy="true" aria-label="Loading your videos">
        {Array.from({ length: SKELETONS }, (_, i) => (
          <Skeleton key={i} h={420} radius="lg" />
        ))}
      </div>
    )
  if (videos.isLoadingError)
    return (
      <Problem
        title="Your videos couldn’t be loaded"
        error={videos.error}
        fallback="Try again in a moment."
        onRetry={() => void videos.refetch()}
      />
    )
  const { items, pages, total } = videos.data
  if (total === 0 && search === '') return <NoVideos />
  return (
    <>
      {(search !== '' || total >= SEARCHED_FROM) && (
        <SearchField
          noun="videos"
          search={search}
          found={videos.isPlaceholderData ? undefined : total}
          onSearch={searchFor}
        />
      )}
      {hasBusy(items) && <ConnectionNotice live={live} />}
      <ul className={styles.grid} aria-label="Videos" data-few={total < MANY_FROM || undefined}>
        {items.map((video) => (
          <VideoCard key={video.id} video={video} onPlay={() => setPlayed(video)} />
        ))}
        {total < MANY_FROM && search === '' && (
          <>
            <NewVideoTile />
            {suggestions.slice(0, MANY_FROM - 1 - total)}
          </>
        )}
      </ul>
      <Pager total={pages} value={page} onChange={(to) => onGo({ search, page: to })} mx="auto" />
      <Modal
        opened={played !== undefined}
        onClose={() => setPlayed(undefined)}
        title={played?.title}
        size="24rem"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {played !== undefined && <PlayedVideo videoId={played.id} />}
      </Modal>
    </>
  )
}

/**
 * Plays a video of the library. The video is loaded first, so that its signed path is fresh and its captions are
 * included.
 */
function PlayedVideo({ videoId }: { videoId: string }) {
  const video = useQuery(videoQuery(videoId))
  if (video.isPending) return <Loading label="Opening the video" />
  if (video.isLoadingError) return <Problem title="The video couldn’t be opened" error={video.error} />
  const version = video.data.versions.find(({ status }) => status === 'succeeded')
  return version && <VideoPlayer videoId={videoId} title={video.data.title} version={version} isAutoPlayed />
}

/** A tile in place of the next video, while there are few videos. */
function NewVideoTile() {
  return (
    <li className={styles.next}>
      <Link to="/app/create-video">
        <Icon name="spark" size={28} />
        New video
      </Link>
    </li>
  )
}

function NoVideos() {
  return (
    <NothingYet
      picture="boat"
      title="No videos yet"
      text="Write one line and watch it become a video. It takes about a minute."
    >
      <Button component={Link} to="/app/create-video" size="lg">
        Create Video
      </Button>
    </NothingYet>
  )
}
