import { platformOf, type Dates } from '@dayreel/catalogue'
import type { VideoPost } from '@dayreel/contract'
import { Link } from 'react-router'
import { useDates } from '#lib/dates.ts'
import { Icon } from '#ui/icon.tsx'
import { PlatformMark } from '#ui/platform-mark.tsx'
import { statusWords } from '#ui/post-status.ts'
import styles from './post-marks.module.css'

const MARK_PIXELS = 20

/** Shows an icon for each post of a video. The icon links to the post on the Posts screen. */
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
  const words = postWords(post, useDates())
  return (
    <Link to={`/app/posts?post=${post.id}`} className={styles.mark} data-tone={tone} title={words} aria-label={words}>
      <PlatformMark platform={post.platform} size={MARK_PIXELS} />
      <Icon name={icon} size={14} />
    </Link>
  )
}

/** Describes a post, like `YouTube: Scheduled, Tue 24 Nov, 18:00`. */
function postWords(post: VideoPost, dates: Dates): string {
  const standing = `${platformOf(post.platform).label}: ${statusWords(post).label}`
  if (post.at === null) return standing
  return `${standing}, ${dates.dayAndTime(post.at)}`
}
