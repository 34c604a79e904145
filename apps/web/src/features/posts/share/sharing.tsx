import { withHashtags } from '@dayreel/catalogue'
import type { Video } from '@dayreel/contract'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { PostsOfVideo } from '../posts-of-video.tsx'
import styles from './sharing.module.css'
import { ShareToInstagram } from './share-to-instagram.tsx'
import { ShareVideo } from './share-video.tsx'
import { beginWords } from './target-draft.ts'
import { useSharedVideo } from './use-shared-video.ts'

/** Shows buttons to share a finished video, and its posts. Renders nothing until a version is finished. */
export function Sharing({ video }: { video: Video }) {
  const id = useId()
  const [isOpen, { open, close }] = useDisclosure(false)
  const { shared, isPending } = useSharedVideo(video)
  const section = useSought()
  if (shared === undefined) return null
  const caption = beginWords({ platform: 'instagram', lastPrivacy: null }, shared)
  return (
    <section ref={section} className={styles.sharing} aria-labelledby={id}>
      <header>
        <h2 id={id}>Share</h2>
        <Button variant="default" leftSection={<Icon name="share" size={18} />} loading={isPending} onClick={open}>
          Share to another account
        </Button>
      </header>
      <PostsOfVideo videoId={video.id} />
      <ShareToInstagram
        key={shared.version}
        mediaUrl={video.video_url}
        caption={withHashtags(caption.text, caption.tags)}
        lengthSeconds={shared.lengthSeconds}
      />
      <ShareVideo video={shared} isOpen={isOpen} onClose={close} />
    </section>
  )
}

const HASH = '#share'

/** Scrolls to the sharing section if the URL refers to it. */
function useSought() {
  const section = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  useEffect(() => {
    if (hash === HASH) section.current?.scrollIntoView({ block: 'start' })
  }, [hash])
  return section
}
