import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { askAgainAfter } from '#lib/use-live.ts'
import { PlatformMark } from '#ui/platform-mark.tsx'
import { Problem } from '#ui/problem.tsx'
import { isUnderWay, postsOfVideoQuery } from './post-queries.ts'
import { PostStanding } from './post-standing.tsx'
import { numbersOf, placeOf, timeOf } from './post-words.ts'
import styles from './posts-of-video.module.css'
import { useLivePosts } from './use-live-posts.ts'

/** Where a video was posted or is to be, with its views and likes there. Nothing where it is nowhere. */
export function PostsOfVideo({ videoId }: { videoId: string }) {
  const live = useLivePosts()
  const posts = useQuery({
    ...postsOfVideoQuery(videoId),
    refetchInterval: ({ state }) => askAgainAfter(live, state.data?.some(isUnderWay) ?? false),
  })
  if (posts.isPending) return <Skeleton h={44} role="status" aria-busy="true" aria-label="Loading the video’s posts" />
  if (posts.isLoadingError)
    return (
      <Problem title="The video’s posts could not be loaded" error={posts.error} onRetry={() => void posts.refetch()} />
    )
  if (posts.data.length === 0) return null
  return (
    <ul className={styles.posts} aria-label="Posts of this video">
      {posts.data.map((post) => (
        <li key={post.id}>
          <PlatformMark platform={post.platform} size={32} />
          <div className={styles.words}>
            <Link to={`/app/posts?post=${post.id}`}>{placeOf(post)}</Link>
            <p>
              {new Date(timeOf(post)).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })}
              {numbersOf(post) !== undefined && ` · ${numbersOf(post)}`}
            </p>
          </div>
          <PostStanding post={post} />
        </li>
      ))}
    </ul>
  )
}
