import { platformOf } from '@dayreel/catalogue'
import type { RunPost } from '@dayreel/contract'
import { Link } from 'react-router'
import { PlatformMark } from '#ui/platform-mark.tsx'
import { statusWords } from '#ui/post-status.ts'
import styles from './post-links.module.css'

/** Links to the posts of a run's video. A post without a public URL links to the Posts screen. */
export function PostLinks({ posts }: { posts: readonly RunPost[] }) {
  if (posts.length === 0) return null
  return (
    <ul className={styles.posts} aria-label="Posts of this run">
      {posts.map((post) => (
        <li key={post.id}>
          <PlatformMark platform={post.platform} size={18} />
          <span>
            <PostLink post={post} />
            {posts.length > 1 && ` · ${statusWords(post).label}`}
            {post.realPrivacy === 'private' && ' · Only you can see it.'}
          </span>
        </li>
      ))}
    </ul>
  )
}

function PostLink({ post: { id, url, platform, accountName } }: { post: RunPost }) {
  const { label } = platformOf(platform)
  const account = `${label} · ${accountName}`
  if (url !== null)
    return (
      <a href={url} target="_blank" rel="noreferrer" aria-label={`See it on ${account}`} title={account}>
        See it on {label}
      </a>
    )
  return (
    <Link to={`/app/posts?post=${id}`} aria-label={`See in Posts: ${account}`} title={account}>
      See in Posts
    </Link>
  )
}
