import type { Video, VideoVersion } from '@dayreel/contract'
import { ActionIcon, Button, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useRef, useState } from 'react'
import type { LiveState } from '#lib/live-connection.ts'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'
import { LeaveDialog } from '#ui/unsaved-guard.tsx'
import { CancelMaking } from '../making/cancel-making.tsx'
import { ConnectionNotice } from '../making/connection-notice.tsx'
import { DeleteVideo } from './delete-video.tsx'
import { DownloadMenu } from '../player/download-menu.tsx'
import { EarlierVersion } from '../editor/earlier-version.tsx'
import { useShownVersion } from '../editor/use-shown-version.ts'
import { Fold } from './fold.tsx'
import { MadeFrom } from '../made-from.tsx'
import { RenameVideo } from './rename-video.tsx'
import { Stages } from '../making/stages.tsx'
import { Ending } from '../ending.tsx'
import { hasFailed } from '../status-words.ts'
import { StoryboardEditor } from '../editor/storyboard-editor.tsx'
import { LEAVING_STORYBOARD } from '../editor/leaving-storyboard.ts'
import { useMakeAgain } from './use-make-again.ts'
import { VersionList } from '../editor/version-list.tsx'
import styles from './video-details.module.css'
import { VideoPlayer } from '../player/video-player.tsx'
import { isBusy } from '../video-queries.ts'

type VideoDetailsProps = {
  video: Video
  live: LiveState
  onDeleted: () => void
  /** A new video was begun from this one. */
  onStarted: (videoId: string) => void
}

/** One video: it plays, its versions, its files, and its storyboard to be changed. */
export function VideoDetails({ video, live, onDeleted, onStarted }: VideoDetailsProps) {
  const [isUnsaved, setUnsaved] = useState(false)
  const { newest, shown, earlier, show, goOn, asked, answer } = useShownVersion(video.versions, isUnsaved)
  const isMaking = isBusy(video.status)
  const player = useRef<HTMLVideoElement>(null)
  // There never was one: why not stands where it would play.
  const isLost = shown === undefined && !isMaking
  const why = (
    <Notice kind={hasFailed(video) ? 'problem' : 'hint'}>
      <Ending video={video} />
    </Notice>
  )
  return (
    <div className={styles.layout} data-lost={isLost || undefined}>
      <div className={styles.watch}>
        {shown !== undefined && <VideoPlayer videoId={video.id} title={video.title} version={shown} player={player} />}
        {isLost && why}
        <div className={styles.side}>
          <Actions video={video} shown={shown} onDeleted={onDeleted} onStarted={onStarted} />
          <Fold title="Versions" openAt="(min-width: 761px)">
            <VersionList
              versions={video.versions}
              shown={shown?.number}
              edited={isUnsaved || earlier === 'edited' ? shown?.number : undefined}
              onShow={show}
            />
          </Fold>
          <Fold title="Made from" openAt="(min-width: 761px) and (max-width: 1199px)">
            <MadeFrom request={video.request} writtenBy={shown?.writtenBy ?? null} />
          </Fold>
        </div>
      </div>
      <div className={styles.work}>
        {isMaking && (
          <section className={styles.card} aria-label="Video Status">
            <h2>{newest === undefined ? 'Creating your video' : 'Creating a new version'}</h2>
            <Stages video={video} />
            <ConnectionNotice live={live} />
            <CancelMaking videoId={video.id} />
          </section>
        )}
        {shown !== undefined && video.status === 'failed' && why}
        {shown?.notices.map((notice) => (
          <Notice key={notice} kind="hint">
            {notice}
          </Notice>
        ))}
        {shown !== undefined && newest !== undefined && earlier === 'shown' && !isMaking && (
          <EarlierVersion
            number={shown.number}
            newest={newest.number}
            onGoOn={goOn}
            onBack={() => show(newest.number)}
          />
        )}
        {shown !== undefined && (
          <StoryboardEditor
            videoId={video.id}
            version={shown}
            player={player}
            earlier={earlier}
            free={video}
            isLocked={isMaking}
            onUnsaved={setUnsaved}
          />
        )}
        <LeaveDialog {...LEAVING_STORYBOARD} isOpen={asked} onStay={() => answer(false)} onLeave={() => answer(true)} />
      </div>
    </div>
  )
}

type ActionsProps = Omit<VideoDetailsProps, 'live'> & { shown: VideoVersion | undefined }

function Actions({ video, shown, onDeleted, onStarted }: ActionsProps) {
  const [isRenaming, renaming] = useDisclosure(false)
  const [isDeleting, deleting] = useDisclosure(false)
  const makeAgain = useMakeAgain(video.id, onStarted)
  const isLost = shown === undefined && video.status === 'failed'
  return (
    <div className={styles.actions}>
      {shown !== undefined && (
        <DownloadMenu videoId={video.id} versionNumber={shown.number} position="bottom-start" isMain />
      )}
      {isLost && (
        <Button
          leftSection={<Icon name="refresh" size={18} />}
          loading={makeAgain.isPending}
          onClick={() => makeAgain.mutate()}
        >
          Create again
        </Button>
      )}
      <Button variant="default" leftSection={<Icon name="pen" size={18} />} onClick={renaming.open}>
        Rename
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={42} radius="xl" aria-label="More">
            <Icon name="dots" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {!isLost && (
            <Menu.Item
              leftSection={<Icon name="refresh" size={18} />}
              disabled={makeAgain.isPending}
              onClick={() => makeAgain.mutate()}
            >
              Create again
            </Menu.Item>
          )}
          <Menu.Item color="var(--color-danger)" leftSection={<Icon name="trash" size={18} />} onClick={deleting.open}>
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <RenameVideo video={video} isOpen={isRenaming} onClose={renaming.close} />
      <DeleteVideo video={video} isOpen={isDeleting} onClose={deleting.close} onDeleted={onDeleted} />
    </div>
  )
}
