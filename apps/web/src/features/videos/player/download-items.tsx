import { Menu } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '#lib/message-of.ts'
import { videoQuery } from '../video-queries.ts'

const FILES = [
  { key: 'download_video_url', label: 'Video (.mp4)' },
  { key: 'download_srt_url', label: 'Captions (.srt)' },
  { key: 'download_vtt_url', label: 'Captions (.vtt)' },
  { key: 'download_thumbnail_url', label: 'Thumbnail (.jpg)' },
] as const

export type DownloadItemsProps = {
  videoId: string
  /** The newest that succeeded, unless given. */
  versionNumber?: number
}

/** A menu's entries for saving the files of a version. Their paths are read when the menu opens: they are good for some hours only. */
export function DownloadItems({ videoId, versionNumber }: DownloadItemsProps) {
  const video = useQuery({ ...videoQuery(videoId), refetchOnMount: 'always' })
  // No entries: an entry that can't be chosen would be given the focus, and not take it.
  if (video.isPending) return <Menu.Label>Looking for the files …</Menu.Label>
  if (video.isError) return <Menu.Label>{messageOf(video.error)}</Menu.Label>
  const version = video.data.versions.find(({ number, status }) =>
    versionNumber === undefined ? status === 'succeeded' : number === versionNumber,
  )
  return FILES.map(({ key, label }) => {
    const path = version?.[key] ?? null
    return path === null ? null : (
      <Menu.Item key={key} component="a" href={path} download>
        {label}
      </Menu.Item>
    )
  })
}
