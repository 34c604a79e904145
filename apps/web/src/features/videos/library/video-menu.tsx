import type { VideoSummary } from '@dayreel/contract'
import { Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Link } from 'react-router'
import { isBusy } from '#lib/videos.ts'
import { Icon } from '#ui/icon.tsx'
import { MenuAction, MoreMenu } from '#ui/more-menu.tsx'
import { DeleteVideo } from './delete-video.tsx'
import { DownloadItems } from '../player/download-items.tsx'
import { OtherFormat } from '../editor/other-format.tsx'
import { RenameVideo } from './rename-video.tsx'
import { useMakeAgain } from './use-make-again.ts'

type VideoMenuProps = {
  video: Pick<VideoSummary, 'id' | 'title' | 'status'>
  /** Whether a version of the video can be downloaded. */
  hasFiles: boolean
}

/** A menu with the actions on a video in the library, including its downloads. */
export function VideoMenu({ video, hasFiles }: VideoMenuProps) {
  const [isRenaming, renaming] = useDisclosure(false)
  const [isDeleting, deleting] = useDisclosure(false)
  const [isFormatOpen, format] = useDisclosure(false)
  const makeAgain = useMakeAgain(video.id)
  return (
    <>
      <MoreMenu label={`More about ${video.title}`} variant="subtle" color="gray" size="lg">
        {hasFiles && (
          <>
            <Menu.Item
              component={Link}
              to={`/app/videos/${video.id}#share`}
              leftSection={<Icon name="share" size={18} />}
            >
              Share
            </Menu.Item>
            <Menu.Divider />
            <Menu.Label>Download</Menu.Label>
            <DownloadItems videoId={video.id} />
            <Menu.Divider />
          </>
        )}
        <MenuAction icon="pen" onClick={renaming.open}>
          Rename
        </MenuAction>
        <MenuAction icon="refresh" disabled={makeAgain.isPending} onClick={() => makeAgain.mutate()}>
          Create again
        </MenuAction>
        {hasFiles && !isBusy(video.status) && (
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
      <DeleteVideo video={video} isOpen={isDeleting} onClose={deleting.close} />
    </>
  )
}
