import { PostsBoard } from '#features/posts/board/posts-board.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Screen } from '#ui/screen.tsx'

export const meta = () => pageMeta({ title: 'My Posts', isIndexed: false })

export default function Posts() {
  return (
    <Screen
      title="My Posts"
      lead="What’s planned, what’s posted, and how it performs."
      action={
        <ButtonLink to="/app/post-video" look="quiet">
          Post Video
        </ButtonLink>
      }
    >
      <PostsBoard />
    </Screen>
  )
}
