import type { Post } from '@dayreel/contract'
import { Icon } from '#ui/icon.tsx'
import { statusWords } from '#ui/post-status.ts'
import styles from './post-standing.module.css'

/** The status of a post. */
export function PostStanding({ post }: { post: Pick<Post, 'status' | 'isDraft' | 'sentPercent'> }) {
  const { label, tone, icon } = statusWords(post)
  const isSending = post.status === 'posting' && post.sentPercent !== null
  return (
    <span className={styles.standing} data-tone={tone}>
      <Icon name={icon} size={14} />
      {label}
      {isSending && ` ${post.sentPercent} %`}
    </span>
  )
}
