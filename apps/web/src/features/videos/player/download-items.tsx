import { Menu } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { messageOf } from '#lib/message-of.ts'
import { videoQuery } from '#lib/videos.ts'

const FILES = [
  { key: 'download_video_url', label: 'Video (.mp4)' },
  { key: 'download_srt_url', label: 'Captions (.srt)' },
  { key: 'download_vtt_url', label: 'Captions (.vtt)' },
  { key: 'download_ass_url', label: 'Styled captions (.ass)' },
  { key: 'download_thumbnail_url', label: 'Thumbnail (.jpg)' },
] as const

export type DownloadItemsProps = {
  videoId: string
  /** The version to download. By default, it is the newest successful version. */
  versionNumber?: number
}

/**
 * Menu entries for downloading a version's files. The paths are loaded when the menu opens, because they expire after
 * some hours.
 */
export function DownloadItems({ videoId, versionNumber }: DownloadItemsProps) {
  const video = useQuery({ ...videoQuery(videoId), refetchOnMount: 'always' })
  // These texts are labels, because a disabled menu entry would be given the focus but could not take it.
  if (video.isPending) return <Menu.Label>Loading the files…</Menu.Label>
  if (video.isLoadingError) return <Menu.Label>{messageOf(video.error)}</Menu.Label>
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
