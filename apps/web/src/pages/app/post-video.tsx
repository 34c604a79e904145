import { PostVideo } from '#features/posts/upload/post-video.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { Screen } from '#ui/screen.tsx'

export const meta = () => pageMeta({ title: 'Post Video', isIndexed: false })

export default function PostVideoScreen() {
  return (
    <Screen title="Post Video" lead="A video file of yours goes to your YouTube channel, exactly as it is.">
      <PostVideo />
    </Screen>
  )
}
