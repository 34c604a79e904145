import type { Post } from '@dayreel/contract'
import { Icon } from '#ui/icon.tsx'
import { PlatformMark } from '#ui/platform-mark.tsx'
import { PostStanding } from '../post-standing.tsx'
import { numbersOf, placeOf, postTitle, timeOf } from '../post-words.ts'
import styles from './post-list.module.css'

type PostListProps = { posts: readonly Post[]; label: string; onOpen: (postId: string) => void }

/** Posts one below the other, with the day where it changes. */
export function PostList({ posts, label, onOpen }: PostListProps) {
  return (
    <ol className={styles.list} aria-label={label}>
      {posts.map((post) => (
        <li key={post.id}>
          <button type="button" className={styles.post} onClick={() => onOpen(post.id)}>
            {post.thumbnailUrl === null ? (
              <span className={styles.blank}>
                <Icon name="film" size={20} />
              </span>
            ) : (
              <img src={post.thumbnailUrl} alt="" width={45} height={80} loading="lazy" decoding="async" />
            )}
            <span className={styles.words}>
              <span className={styles.title} dir="auto">
                {postTitle(post)}
              </span>
              <span className={styles.facts}>
                <PlatformMark platform={post.platform} size={18} />
                {placeOf(post)}
              </span>
              <span className={styles.facts}>
                {new Date(timeOf(post)).toLocaleString('en-GB', {
                  weekday: 'short',
                  day: 'numeric',
                  month: 'short',
                  hour: '2-digit',
                  minute: '2-digit',
                })}
                {numbersOf(post) !== undefined && ` · ${numbersOf(post)}`}
              </span>
            </span>
            <PostStanding post={post} />
          </button>
        </li>
      ))}
    </ol>
  )
}
