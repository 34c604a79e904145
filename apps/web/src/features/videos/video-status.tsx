import type { Video } from '@dayreel/contract'
import { Button, Menu } from '@mantine/core'
import { Link } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { CancelMaking } from './cancel-making.tsx'
import { ConnectionNotice } from './connection-notice.tsx'
import { DownloadItems } from './download-items.tsx'
import { PaintedScenes } from './painted-scenes.tsx'
import { Stages } from './stages.tsx'
import { failureText, lengthAndSize, STATUS_WORDS } from './status-words.ts'
import type { Generation } from './use-generation.ts'
import { VideoPlayer } from './video-player.tsx'
import styles from './video-status.module.css'
import { isBusy } from './video-queries.ts'

/** How the video is doing that was begun here. */
export function VideoStatus({ generation }: { generation: Generation }) {
  const { video, phase, live } = generation
  if (video === undefined)
    return <p className={styles.none}>{phase === 'idle' ? 'Nothing is being made yet.' : 'Starting …'}</p>
  if (isBusy(video.status))
    return (
      <div className={styles.status}>
        <Stages status={video.status} progress={video.progress} picture={<PaintedScenes video={video} />} />
        <ConnectionNotice live={live} />
        <CancelMaking videoId={video.id} />
      </div>
    )
  if (video.status === 'failed')
    return (
      <div className={styles.status}>
        <p className={styles.failed}>{STATUS_WORDS.failed.label}</p>
        <Notice kind="problem">{failureText(video.errorMessage)}</Notice>
      </div>
    )
  return <Finished video={video} />
}

function Finished({ video }: { video: Video }) {
  const version = video.versions.find(({ status }) => status === 'succeeded')
  return (
    <div className={`${styles.status} ${styles.made}`}>
      <p className={styles.succeeded} role="status">
        <Icon name="check" size={18} />
        {STATUS_WORDS.succeeded.label}
      </p>
      {version !== undefined && <VideoPlayer videoId={video.id} title={video.title} version={version} />}
      <div>
        <p className={styles.title} dir="auto">
          {video.title}
        </p>
        {version !== undefined && <p className={styles.facts}>{lengthAndSize(version)}</p>}
      </div>
      <div className={styles.actions}>
        <Button component={Link} to={`/app/videos/${video.id}`}>
          View Video
        </Button>
        <Menu position="top-end">
          <Menu.Target>
            <Button variant="default" leftSection={<Icon name="download" size={18} />}>
              Download
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <DownloadItems videoId={video.id} />
          </Menu.Dropdown>
        </Menu>
      </div>
    </div>
  )
}
