import { RUN_COST_CREDITS } from '@dayreel/catalogue'
import type { ChannelPage } from '@dayreel/contract'
import { ActionIcon, Button, Menu, Switch } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notifications } from '@mantine/notifications'
import { Link } from 'react-router'
import { server } from '#lib/api.ts'
import { Icon } from '#ui/icon.tsx'
import { RunOnceButton } from '../run-once-button.tsx'
import { useChangeChannel } from '../use-change-channel.ts'
import { useToggle } from '../use-toggle.ts'
import styles from './channel-actions.module.css'
import { ConfirmChange } from './confirm-change.tsx'
import { RenameChannel } from './rename-channel.tsx'

type ChannelActionsProps = {
  channel: ChannelPage
  onDeleted: () => void
  /** There is a second one like it. */
  onDuplicated: (channelId: string) => void
}

/** What can be done with a channel as a whole. */
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
      notifications.show({ message: `“${copy.name}” is there.`, color: 'teal' })
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
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={40} radius="xl" aria-label="More">
            <Icon name="dots" />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<Icon name="pen" size={18} />} onClick={renaming.open}>
            Rename
          </Menu.Item>
          <Menu.Item leftSection={<Icon name="plus" size={18} />} onClick={duplicating.open}>
            Duplicate
          </Menu.Item>
          <Menu.Item color="var(--color-danger)" leftSection={<Icon name="trash" size={18} />} onClick={deleting.open}>
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <RenameChannel channel={channel} isOpen={isRenaming} onClose={renaming.close} />
      <ConfirmChange
        title="Duplicate this channel?"
        words={`A second “${name}” begins with the same settings and the same list, for ${RUN_COST_CREDITS} credit, which pays for its first video.`}
        keep="Cancel"
        confirm={`Duplicate (${RUN_COST_CREDITS} Credit)`}
        change={duplicate}
        isOpen={isDuplicating}
        onClose={duplicating.close}
      />
      <ConfirmChange
        title="Delete this channel?"
        words={`“${name}” makes no more videos, and its list and history are gone. A video that is being created is cancelled and its credit comes back; finished ones stay in My Videos. This can’t be undone.`}
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

/** Pauses a channel, or lets it go on. */
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
