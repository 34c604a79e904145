import { ActionIcon, Menu } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { Link } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { DeleteVideo } from './delete-video.tsx'
import { DownloadItems } from '../player/download-items.tsx'
import { RenameVideo } from './rename-video.tsx'
import { useMakeAgain } from './use-make-again.ts'

type VideoMenuProps = {
  video: { id: string; title: string }
  /** A version of it can be saved. */
  hasFiles: boolean
}

/** What can be done with a video of the library: its files, and what else. */
export function VideoMenu({ video, hasFiles }: VideoMenuProps) {
  const [isRenaming, renaming] = useDisclosure(false)
  const [isDeleting, deleting] = useDisclosure(false)
  const makeAgain = useMakeAgain(video.id)
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size="lg" radius="xl" aria-label={`More about ${video.title}`}>
            <Icon name="dots" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
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
          <Menu.Item leftSection={<Icon name="pen" size={18} />} onClick={renaming.open}>
            Rename
          </Menu.Item>
          <Menu.Item
            leftSection={<Icon name="refresh" size={18} />}
            disabled={makeAgain.isPending}
            onClick={() => makeAgain.mutate()}
          >
            Create again
          </Menu.Item>
          <Menu.Item color="var(--color-danger)" leftSection={<Icon name="trash" size={18} />} onClick={deleting.open}>
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <RenameVideo video={video} isOpen={isRenaming} onClose={renaming.close} />
      <DeleteVideo video={video} isOpen={isDeleting} onClose={deleting.close} />
    </>
  )
}
