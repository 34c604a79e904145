import { RUN_COST_CREDITS } from '@dayreel/catalogue'
import type { ChannelPage } from '@dayreel/contract'
import { Button, Switch } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { Link } from 'react-router'
import { server } from '#lib/api.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { MenuAction, MoreMenu } from '#ui/more-menu.tsx'
import { RunOnceButton } from '../run-once-button.tsx'
import { useChangeChannel } from '../use-change-channel.ts'
import { useToggle } from '../use-toggle.ts'
import styles from './channel-actions.module.css'
import { RenameChannel } from './rename-channel.tsx'

type ChannelActionsProps = {
  channel: ChannelPage
  onDeleted: () => void
  /** Called after the channel was duplicated, with the copy's id. */
  onDuplicated: (channelId: string) => void
}

/** The actions on a channel as a whole. */
export function ChannelActions({ channel, onDeleted, onDuplicated }: ChannelActionsProps) {
  const { id, name } = channel
  const [isRenaming, renaming] = useDisclosure(false)
  const [isDeleting, deleting] = useDisclosure(false)
  const [isDuplicating, duplicating] = useDisclosure(false)
  const params = { id }
  const remove = useChangeChannel(
    () => server.deleteChannel({ params }),
    () => {
      notifications.show({ message: 'Channel deleted.', color: 'teal' })
      onDeleted()
    },
  )
  const duplicate = useChangeChannel(
    (_: void, once) => server.duplicateChannel({ params }, once),
    (copy) => {
      duplicating.close()
      notifications.show({ message: `“${copy.name}” is ready.`, color: 'teal' })
      onDuplicated(copy.id)
    },
  )
  return (
    <div className={styles.actions}>
      <Toggle channel={channel} />
      <RunOnceButton channel={channel} look="filled" />
      <Button component={Link} to={`/app/configure-channel/${id}`} variant="default" size="sm">
        Configure
      </Button>
      <MoreMenu size={40}>
        <MenuAction icon="pen" onClick={renaming.open}>
          Rename
        </MenuAction>
        <MenuAction icon="plus" onClick={duplicating.open}>
          Duplicate
        </MenuAction>
        <MenuAction icon="trash" isDangerous onClick={deleting.open}>
          Delete
        </MenuAction>
      </MoreMenu>
      <RenameChannel channel={channel} isOpen={isRenaming} onClose={renaming.close} />
      <ConfirmDialog
        title="Duplicate this channel?"
        words={`The copy has the same settings and subjects. It costs ${RUN_COST_CREDITS} credit, which pays for the first video.`}
        keep="Cancel"
        confirm={`Duplicate (${RUN_COST_CREDITS} Credit)`}
        change={duplicate}
        isOpen={isDuplicating}
        onClose={duplicating.close}
      />
      <ConfirmDialog
        title="Delete this channel?"
        words={`“${name}” will stop making videos, and its subjects and history are deleted. A video in progress is cancelled and its credit returned. Finished videos stay in My Videos. This can’t be undone.`}
        keep="Keep it"
        confirm="Delete forever"
        isDangerous
        change={remove}
        isOpen={isDeleting}
        onClose={deleting.close}
      />
    </div>
  )
}

/** A switch that pauses or resumes a channel. */
function Toggle({ channel: { id, isActive } }: { channel: ChannelPage }) {
  const toggle = useToggle(id)
  return (
    <Switch
      label={isActive ? 'Enabled' : 'Disabled'}
      checked={isActive}
      disabled={toggle.isPending}
      onChange={({ currentTarget: { checked } }) => toggle.mutate(checked)}
    />
  )
}
