import type { ChannelRun } from '@dayreel/contract'
import { Link } from 'react-router'
import styles from './post-link.module.css'

/** Leads to where a run's video went: to the post itself where that is there, else to one's posts. */
export function PostLink({ post }: { post: ChannelRun['post'] }) {
  if (!post) return null
  return (
    <p className={styles.link}>
      {post.url === null ? (
        <Link to={`/app/posts?post=${post.id}`}>See in Posts</Link>
      ) : (
        <a href={post.url} target="_blank" rel="noreferrer">
          See it on YouTube
        </a>
      )}
      {post.realPrivacy === 'private' && ' · Only you can see it.'}
    </p>
  )
}
