import type { Video } from '@dayreel/contract'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { server } from '#lib/api.ts'
import { Icon } from '#ui/icon.tsx'
import { PostsOfVideo } from '../posts-of-video.tsx'
import styles from './sharing.module.css'
import { ShareToInstagram } from './share-to-instagram.tsx'
import { ShareVideo } from './share-video.tsx'

/** The plan of a version, for the words that it brings along. */
const plannedWordsQuery = (id: string, version: number) =>
  queryOptions({
    queryKey: ['videos', 'one', id, 'storyboard', version],
    queryFn: ({ signal }) => server.getStoryboard({ params: { id }, query: { version } }, { signal }),
  })

/** Where a finished video can go, and where it went. Nothing, as long as no version of it is finished. */
export function Sharing({ video }: { video: Video }) {
  const id = useId()
  const [isOpen, { open, close }] = useDisclosure(false)
  const version = video.versions.find(({ status }) => status === 'succeeded')
  const planned = useQuery({ ...plannedWordsQuery(video.id, version?.number ?? 0), enabled: version !== undefined })
  const section = useSought()
  if (version === undefined) return null
  const { title, description, hashtags } = planned.data?.storyboard ?? { title: '', description: '', hashtags: [] }
  const suggestion = { title: video.title || title, description, tags: hashtags.map((tag) => tag.replace(/^#/, '')) }
  const lengthSeconds = version.seconds ?? 0
  return (
    <section ref={section} className={styles.sharing} aria-labelledby={id}>
      <header>
        <h2 id={id}>Share</h2>
        <Button
          variant="default"
          leftSection={<Icon name="share" size={18} />}
          loading={planned.isPending}
          onClick={open}
        >
          Share to any account
        </Button>
      </header>
      <PostsOfVideo videoId={video.id} />
      <ShareToInstagram
        key={version.number}
        mediaUrl={video.video_url}
        caption={video.title}
        lengthSeconds={lengthSeconds}
      />
      <ShareVideo
        video={{
          ...suggestion,
          id: video.id,
          version: version.number,
          lengthSeconds,
          pictureUrl: video.thumbnail_url,
        }}
        isOpen={isOpen}
        onClose={close}
      />
    </section>
  )
}

const HASH = '#share'

/** Who comes for sharing is brought to it. */
function useSought() {
  const section = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === HASH) section.current?.scrollIntoView({ block: 'start' })
  }, [hash])
  return section
}
