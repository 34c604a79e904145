import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useDates } from '#lib/dates.ts'
import { askAgainAfter } from '#lib/use-live.ts'
import { PlatformMark } from '#ui/platform-mark.tsx'
import { Problem } from '#ui/problem.tsx'
import { isUnderWay, postsOfVideoQuery } from './post-queries.ts'
import { PostStanding } from './post-standing.tsx'
import { hiddenWords, numbersOf, placeOf, timeOf } from './post-words.ts'
import styles from './posts-of-video.module.css'
import { useLivePosts } from './use-live-posts.ts'

/** Shows the posts of a video, with views and likes. Renders nothing if there are no posts. */
export function PostsOfVideo({ videoId }: { videoId: string }) {
  const dates = useDates()
  const live = useLivePosts()
  const posts = useQuery({
    ...postsOfVideoQuery(videoId),
    refetchInterval: ({ state }) => askAgainAfter(live, state.data?.some(isUnderWay) ?? false),
  })
  if (posts.isPending) return <Skeleton h={44} role="status" aria-busy="true" aria-label="Loading the video’s posts" />
  if (posts.isLoadingError)
    return (
      <Problem title="The video’s posts couldn’t be loaded" error={posts.error} onRetry={() => void posts.refetch()} />
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
              {dates.dateAndTime(timeOf(post))}
              {hiddenWords(post) !== undefined && ` · ${hiddenWords(post)}`}
              {numbersOf(post) !== undefined && ` · ${numbersOf(post)}`}
            </p>
          </div>
          <PostStanding post={post} />
        </li>
      ))}
    </ul>
  )
}
