import type { VideoSummary } from '@dayreel/contract'
import { Button, Modal, Pagination, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import { askAgainAfter } from '#lib/use-live.ts'
import { Icon } from '#ui/icon.tsx'
import { Loading } from '#ui/loading.tsx'
import { Problem } from '#ui/problem.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { ConnectionNotice } from '../making/connection-notice.tsx'
import { useLiveVideos } from '../use-live-videos.ts'
import { useListedPosts } from './use-listed-posts.ts'
import { VideoCard } from './video-card.tsx'
import styles from './video-library.module.css'
import { VideoPlayer } from '../player/video-player.tsx'
import { isBusy, videoQuery, videosQuery } from '../video-queries.ts'

const SKELETONS = 8
/** Fewer videos than this are looked through sooner than searched. */
const SEARCHED_FROM = 6

type VideoLibraryProps = {
  search: string
  page: number
  /** Where in the library one is belongs into the address. */
  onGo: (to: { search: string; page: number }) => void
  /** Fills the first row where there are too few; each is one of its entries. */
  suggestions: readonly ReactNode[]
}

/** So many fill a row. */
const MANY_FROM = 4

/** How many videos there are, for the screen's head. */
export function VideoCount() {
  const { data } = useQuery(videosQuery('', 1))
  if (data === undefined || data.total === 0) return 'Everything you create is kept here.'
  return (
    <>
      <span>{`${data.total} ${data.total === 1 ? 'video' : 'videos'}`}</span>, newest first
    </>
  )
}

/** The way to another one; before the first, the empty library itself shows it. */
export function NewVideoButton() {
  const { data } = useQuery(videosQuery('', 1))
  if (data === undefined || data.total === 0) return null
  return (
    <Button component={Link} to="/app/create-video" size="sm">
      Create Video
    </Button>
  )
}

/** All of a person's videos. */
export function VideoLibrary({ search, page, onGo, suggestions }: VideoLibraryProps) {
  const live = useLiveVideos()
  useListedPosts()
  const [played, setPlayed] = useState<VideoSummary>()
  const videos = useQuery({
    ...videosQuery(search, page),
    refetchInterval: ({ state }) => askAgainAfter(live, hasBusy(state.data?.items)),
  })
  const searchFor = useCallback((text: string) => onGo({ search: text, page: 1 }), [onGo])
  const lastPage = videos.isPlaceholderData ? undefined : videos.data?.pages
  useEffect(() => {
    if (lastPage !== undefined && page > lastPage) onGo({ search, page: lastPage }) // the last one of a page has been deleted
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
        title="Your videos could not be loaded"
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
      {pages > 1 && (
        <Pagination
          total={pages}
          value={page}
          onChange={(to) => onGo({ search, page: to })}
          getControlProps={(control) => ({ 'aria-label': CONTROL_LABELS[control] })}
          getItemProps={(to) => ({ 'aria-label': `Page ${to}` })}
          mx="auto"
        />
      )}
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

const CONTROL_LABELS = { first: 'First page', previous: 'Page before', next: 'Next page', last: 'Last page' } as const

/** Read when it is to be played, so that its path is fresh and its captions come along. */
function PlayedVideo({ videoId }: { videoId: string }) {
  const video = useQuery(videoQuery(videoId))
  if (video.isPending) return <Loading label="Opening the video" />
  if (video.isLoadingError) return <Problem title="The video could not be opened" error={video.error} />
  const version = video.data.versions.find(({ status }) => status === 'succeeded')
  return version && <VideoPlayer videoId={videoId} title={video.data.title} version={version} isAutoPlayed />
}

/** The place of the next one, as long as there are few. */
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
    <div className={styles.none}>
      <img src="/pictures/scenes/boat.webp" alt="" width={540} height={960} />
      <div>
        <h2>No videos yet</h2>
        <p>Write a line, and watch it become one. The first takes about a minute.</p>
        <Button component={Link} to="/app/create-video" size="lg" mt="lg">
          Create Video
        </Button>
      </div>
    </div>
  )
}

function hasBusy(items: readonly VideoSummary[] | undefined): boolean {
  return items?.some(({ status }) => isBusy(status)) ?? false
}
