import type { Post } from '@dayreel/contract'
import { useDates } from '#lib/dates.ts'
import { Icon } from '#ui/icon.tsx'
import { PlatformMark } from '#ui/platform-mark.tsx'
import { PostStanding } from '../post-standing.tsx'
import { hiddenWords, numbersOf, placeOf, postTitle, timeOf } from '../post-words.ts'
import styles from './post-list.module.css'

type PostListProps = { posts: readonly Post[]; label: string; onOpen: (postId: string) => void }

/** A list of posts, with a heading for each day. */
export function PostList({ posts, label, onOpen }: PostListProps) {
  const dates = useDates()
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
                {hiddenWords(post) !== undefined && ` · ${hiddenWords(post)}`}
              </span>
              <span className={styles.facts}>
                {dates.dayAndTime(timeOf(post))}
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
