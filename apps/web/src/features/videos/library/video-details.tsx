import type { Video, VideoVersion } from '@dayreel/contract'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useRef } from 'react'
import type { LiveState } from '#lib/live-connection.ts'
import { isBusy } from '#lib/videos.ts'
import { DeletionNotice } from '#ui/deletion-notice.tsx'
import { Icon } from '#ui/icon.tsx'
import { MenuAction, MoreMenu } from '#ui/more-menu.tsx'
import { videoRatio } from '#ui/video-ratio.ts'
import { Notice } from '#ui/notice.tsx'
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
import { OtherFormat } from '../editor/other-format.tsx'
import { OtherDrafts } from '../drafts/other-drafts.tsx'
import { useStoryboardDrafts } from '../drafts/use-storyboard-drafts.ts'
import { useMakeAgain } from './use-make-again.ts'
import { VersionList } from '../editor/version-list.tsx'
import styles from './video-details.module.css'
import { VideoPlayer } from '../player/video-player.tsx'

type VideoDetailsProps = {
  userId: string
  video: Video
  live: LiveState
  onDeleted: () => void
  /** Called after a new video was started from this one. */
  onStarted: (videoId: string) => void
}

/** Shows one video with its player, versions, files and editable storyboard. */
export function VideoDetails({ userId, video, live, onDeleted, onStarted }: VideoDetailsProps) {
  const drafts = useStoryboardDrafts(userId, video)
  const { newest, shown, earlier, show, edit } = useShownVersion(video.versions)
  const hasDraft = shown !== undefined && drafts.versions.includes(shown.number)
  const isMaking = isBusy(video.status)
  const player = useRef<HTMLVideoElement>(null)
  // If there was never a video, the reason is shown in place of the player.
  const isLost = shown === undefined && !isMaking
  const why = (
    <Notice kind={hasFailed(video) ? 'problem' : 'hint'}>
      <Ending video={video} />
    </Notice>
  )
  return (
    <div className={styles.layout} style={videoRatio(video.format)} data-lost={isLost || undefined}>
      <div className={styles.watch}>
        {shown !== undefined && <VideoPlayer videoId={video.id} title={video.title} version={shown} player={player} />}
        {isLost && why}
        <div className={styles.side}>
          {video.deleteAt !== null && (
            <Notice kind="hint">
              <DeletionNotice deleteAt={video.deleteAt} /> Download it to keep it.
            </Notice>
          )}
          <Actions video={video} shown={shown} onDeleted={onDeleted} onStarted={onStarted} />
          <Fold title="Versions" openAt="(min-width: 761px)">
            <VersionList
              versions={video.versions}
              shown={shown?.number}
              edited={earlier === 'edited' || (earlier === undefined && hasDraft) ? shown?.number : undefined}
              drafts={drafts.versions}
              onShow={show}
            />
          </Fold>
          <Fold title="Source" openAt="(min-width: 761px) and (max-width: 1199px)">
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
            hasDraft={hasDraft}
            onGoOn={() => edit(shown.number)}
            onBack={() => show(newest.number)}
          />
        )}
        {shown !== undefined && !isMaking && <OtherDrafts drafts={drafts} shown={shown.number} onEdit={edit} />}
        {shown !== undefined && (
          <StoryboardEditor
            videoId={video.id}
            version={shown}
            player={player}
            earlier={earlier}
            free={video}
            isLocked={isMaking}
            drafts={drafts}
          />
        )}
      </div>
    </div>
  )
}

type ActionsProps = Omit<VideoDetailsProps, 'live' | 'userId'> & { shown: VideoVersion | undefined }

function Actions({ video, shown, onDeleted, onStarted }: ActionsProps) {
  const [isRenaming, renaming] = useDisclosure(false)
  const [isDeleting, deleting] = useDisclosure(false)
  const [isFormatOpen, format] = useDisclosure(false)
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
      <MoreMenu size={42}>
        {!isLost && (
          <MenuAction icon="refresh" disabled={makeAgain.isPending} onClick={() => makeAgain.mutate()}>
            Create again
          </MenuAction>
        )}
        {shown !== undefined && !isBusy(video.status) && (
          <MenuAction icon="film" onClick={format.open}>
            Make in another format
          </MenuAction>
        )}
        <MenuAction icon="trash" isDangerous onClick={deleting.open}>
          Delete
        </MenuAction>
      </MoreMenu>
      <OtherFormat videoId={video.id} isOpen={isFormatOpen} onClose={format.close} />
      <RenameVideo video={video} isOpen={isRenaming} onClose={renaming.close} />
      <DeleteVideo video={video} isOpen={isDeleting} onClose={deleting.close} onDeleted={onDeleted} />
    </div>
  )
}
