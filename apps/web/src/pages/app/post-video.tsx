import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { PostMyVideo } from '#features/posts/own/post-my-video.tsx'
import { PostVideo } from '#features/posts/upload/post-video.tsx'
import { pageMeta } from '#lib/page-meta.ts'
import { Screen } from '#ui/screen.tsx'

export const meta = () => pageMeta({ title: 'Post Video', isIndexed: false })

const SOURCES = [
  { value: 'file', label: 'A file' },
  { value: 'videos', label: 'My videos' },
] as const

export default function PostVideoScreen() {
  const [source, setSource] = useState<'file' | 'videos'>('file')
  return (
    <Screen
      title="Post Video"
      lead={
        source === 'file'
          ? 'Upload your own video file to your YouTube channel, unchanged.'
          : 'Post a video that you made here to any linked account.'
      }
      action={
        <SegmentedControl
          size="sm"
          radius="xl"
          aria-label="What to post"
          data={[...SOURCES]}
          value={source}
          onChange={setSource}
        />
      }
    >
      {/* The form stays mounted, because it may contain a file or be sending one. */}
      <div hidden={source !== 'file'}>
        <PostVideo />
      </div>
      {source === 'videos' && <PostMyVideo />}
    </Screen>
  )
}
