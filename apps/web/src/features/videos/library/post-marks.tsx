import { PLATFORM_LABELS } from '@dayreel/catalogue'
import type { VideoPost } from '@dayreel/contract'
import { Link } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { PlatformMark } from '#ui/platform-mark.tsx'
import { statusWords } from '#ui/post-status.ts'
import styles from './post-marks.module.css'

const MARK_PIXELS = 20

/** Where a video was posted or is to be: a mark for each platform, which leads to the post. */
export function PostMarks({ title, posts }: { title: string; posts: readonly VideoPost[] }) {
  if (posts.length === 0) return null
  return (
    <ul className={styles.marks} aria-label={`Posts of ${title}`}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostMark post={post} />
        </li>
      ))}
    </ul>
  )
}

function PostMark({ post }: { post: VideoPost }) {
  const { icon, tone } = statusWords(post)
  const words = postWords(post)
  return (
    <Link to={`/app/posts?post=${post.id}`} className={styles.mark} data-tone={tone} title={words} aria-label={words}>
      <PlatformMark platform={post.platform} size={MARK_PIXELS} />
      <Icon name={icon} size={14} />
    </Link>
  )
}

/** `YouTube: Scheduled, 24 Nov, 18:00` */
function postWords(post: VideoPost): string {
  const standing = `${PLATFORM_LABELS[post.platform]}: ${statusWords(post).label}`
  if (post.at === null) return standing
  const at = new Date(post.at).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  })
  return `${standing}, ${at}`
}
