import type { Video } from '@dayreel/contract'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useOnline } from '#lib/use-online.ts'
import { isBusy } from '#lib/videos.ts'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { CancelMaking } from '../making/cancel-making.tsx'
import { ConnectionNotice } from '../making/connection-notice.tsx'
import { DownloadMenu } from '../player/download-menu.tsx'
import { Stages } from '../making/stages.tsx'
import { STORYBOARD_HASH } from '../editor/storyboard-editor.tsx'
import { useChoiceNames } from '../made-from.tsx'
import { Ending } from '../ending.tsx'
import { hasFailed, lengthAndSize, statusLabel, STATUS_WORDS } from '../status-words.ts'
import type { Generation } from './use-generation.ts'
import { VideoPlayer } from '../player/video-player.tsx'
import styles from './video-status.module.css'

/** The heading, with a badge for a finished video. */
export function VideoStatusHead({ id, video, isIdle }: { id: string; video: Video | undefined; isIdle: boolean }) {
  return (
    <header className={styles.head}>
      <h2 id={id}>Video Status</h2>
      {isIdle && video?.status === 'succeeded' && (
        <p className={styles.succeeded} role="status">
          <Icon name="check" size={18} />
          {STATUS_WORDS.succeeded.label}
        </p>
      )}
    </header>
  )
}

type VideoStatusProps = {
  generation: Generation
  /** A preview of the next video, shown until one starts. */
  plan: ReactNode
}

/** Shows the state of the video that was started here. */
export function VideoStatus({ generation, plan }: VideoStatusProps) {
  const { video, phase, live } = generation
  if (phase === 'starting') return <Starting notice={<WaitsForNetwork />} />
  // The server has accepted the video, but its state is not loaded yet.
  if (video === undefined && phase === 'making') return <Starting notice={<ConnectionNotice live={live} />} />
  if (video === undefined) return plan
  if (isBusy(video.status))
    return (
      <Stages video={video}>
        <ConnectionNotice live={live} />
        <CancelMaking videoId={video.id} />
      </Stages>
    )
  if (video.status === 'failed')
    return (
      <div className={styles.status}>
        <p className={styles.ended} data-failed={hasFailed(video) || undefined}>
          {statusLabel(video)}
        </p>
        <Notice kind={hasFailed(video) ? 'problem' : 'hint'}>
          <Ending video={video} />
        </Notice>
      </div>
    )
  return <Finished video={video} />
}

function Starting({ notice }: { notice: ReactNode }) {
  return (
    <div className={styles.status}>
      <p className={styles.none}>Starting…</p>
      {notice}
    </div>
  )
}

/**
 * Shown while the request waits to be sent. The request is stored and sent with the same key until a response arrives.
 */
function WaitsForNetwork() {
  if (useOnline()) return null
  return <Notice kind="hint">You’re offline. Your video will start automatically when you’re back online.</Notice>
}

function Finished({ video }: { video: Video }) {
  const version = video.versions.find(({ status }) => status === 'succeeded')
  const choices = useChoiceNames(video.request).join(' · ')
  return (
    <div className={styles.room}>
      <div className={styles.made}>
        {version !== undefined && <VideoPlayer videoId={video.id} title={video.title} version={version} />}
        <div>
          <p className={styles.title} dir="auto">
            {video.title}
          </p>
          <p className={styles.facts}>
            {version !== undefined && `${lengthAndSize(version)} · `}
            {choices}
          </p>
          <div className={styles.notices}>
            {version?.notices.map((notice) => (
              <Notice key={notice} kind="hint">
                {notice}
              </Notice>
            ))}
          </div>
        </div>
        <div className={styles.actions}>
          <Button component={Link} to={`/app/videos/${video.id}`} leftSection={<Icon name="play" size={18} />}>
            View Video
          </Button>
          <Button
            component={Link}
            to={`/app/videos/${video.id}${STORYBOARD_HASH}`}
            variant="default"
            leftSection={<Icon name="pen" size={18} />}
          >
            Edit
          </Button>
          <DownloadMenu videoId={video.id} position="top-end" />
        </div>
      </div>
    </div>
  )
}
