import type { ListedVideo } from '@dayreel/contract'
import { Button, Skeleton } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { Link } from 'react-router'
import { useVideoPage } from '#lib/use-live-videos.ts'
import { videoQuery } from '#lib/videos.ts'
import { Icon } from '#ui/icon.tsx'
import { NothingYet } from '#ui/nothing-yet.tsx'
import { Pager } from '#ui/pager.tsx'
import { Panel } from '#ui/panel.tsx'
import { Problem } from '#ui/problem.tsx'
import { SearchField } from '#ui/search-field.tsx'
import { ShareVideo } from '../share/share-video.tsx'
import { useSharedVideo } from '../share/use-shared-video.ts'
import styles from './post-my-video.module.css'

/** Lists the user's videos. Each finished one can be posted to any linked account, now or later. */
export function PostMyVideo() {
  const [{ search, page }, setPlace] = useState({ search: '', page: 1 })
  const [chosenId, setChosenId] = useState<string>()
  const [isOpen, { open, close }] = useDisclosure(false)
  const { videos } = useVideoPage(search, page)
  const searchFor = useCallback((text: string) => setPlace({ search: text, page: 1 }), [])
  if (videos.isPending)
    return <Skeleton h={320} radius="lg" role="status" aria-busy="true" aria-label="Loading your videos" />
  if (videos.isLoadingError)
    return <Problem title="Your videos couldn’t be loaded" error={videos.error} onRetry={() => void videos.refetch()} />
  const { items, pages, total } = videos.data
  if (total === 0 && search === '')
    return (
      <NothingYet
        picture="boat"
        title="No videos yet"
        text="Create a video, then post it to all your accounts at once."
      >
        <Button component={Link} to="/app/create-video">
          Create Video
        </Button>
      </NothingYet>
    )
  return (
    <Panel title="My videos" lead="Choose a video. You can post it to several accounts at once, now or later." isNarrow>
      <SearchField
        noun="videos"
        search={search}
        found={videos.isPlaceholderData ? undefined : total}
        onSearch={searchFor}
      />
      <ul className={styles.videos} aria-label="Videos to post">
        {items.map((video) => (
          <Row
            key={video.id}
            video={video}
            onShare={() => {
              setChosenId(video.id)
              open()
            }}
          />
        ))}
      </ul>
      <Pager total={pages} value={page} onChange={(to) => setPlace({ search, page: to })} mx="auto" />
      {/* The dialog keeps its video while it closes. */}
      <ShareChosen id={chosenId} isOpen={isOpen} onClose={close} />
    </Panel>
  )
}

function Row({ video, onShare }: { video: ListedVideo; onShare: () => void }) {
  const { title, thumbnail_url: pictureUrl, video_url: videoUrl, status, seconds } = video
  const isFinished = videoUrl !== null
  return (
    <li className={styles.video}>
      <span className={styles.picture}>
        {pictureUrl === null ? <Icon name="film" size={24} /> : <img src={pictureUrl} alt="" loading="lazy" />}
      </span>
      <p dir="auto">
        {title}
        <span>
          {isFinished
            ? seconds !== null && `${Math.round(seconds)} seconds`
            : status === 'failed'
              ? 'Failed'
              : 'Not finished yet'}
        </span>
      </p>
      <Button
        variant="default"
        size="sm"
        leftSection={<Icon name="share" size={16} />}
        aria-label={`Share ${title}`}
        disabled={!isFinished}
        onClick={onShare}
      >
        Share
      </Button>
    </li>
  )
}

type ShareChosenProps = { id: string | undefined; isOpen: boolean; onClose: () => void }

/** The share dialog of the chosen video. */
function ShareChosen({ id, isOpen, onClose }: ShareChosenProps) {
  const video = useQuery({ ...videoQuery(id ?? ''), enabled: id !== undefined })
  const { shared, isPending } = useSharedVideo(video.data)
  return (
    <ShareVideo
      video={isPending ? undefined : shared}
      problem={
        video.isLoadingError ? (
          <Problem title="The video couldn’t be loaded" error={video.error} onRetry={() => void video.refetch()} />
        ) : undefined
      }
      isOpen={isOpen}
      onClose={onClose}
    />
  )
}
