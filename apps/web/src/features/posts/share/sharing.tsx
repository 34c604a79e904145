import { withHashtags } from '@dayreel/catalogue'
import type { Video } from '@dayreel/contract'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useId } from 'react'
import { useScrollToHash } from '#lib/use-scroll-to-hash.ts'
import { Icon } from '#ui/icon.tsx'
import { PostsOfVideo } from '../posts-of-video.tsx'
import styles from './sharing.module.css'
import { ShareToInstagram } from './share-to-instagram.tsx'
import { ShareVideo } from './share-video.tsx'
import { beginWords } from './target-draft.ts'
import { useSharedVideo } from './use-shared-video.ts'

const HASH = '#share'

/** Shows buttons to share a finished video, and its posts. Renders nothing until a version is finished. */
export function Sharing({ video }: { video: Video }) {
  const id = useId()
  const [isOpen, { open, close }] = useDisclosure(false)
  const { shared, isPending } = useSharedVideo(video)
  const section = useScrollToHash(HASH)
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
