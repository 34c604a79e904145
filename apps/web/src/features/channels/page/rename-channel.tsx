import { MAX_CHANNEL_NAME_CHARACTERS } from '@dayreel/catalogue'
import { Button, Modal, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { server } from '#lib/api.ts'
import { messageOf } from '#lib/message-of.ts'
import { DialogActions } from '#ui/dialog-actions.tsx'
import { Notice } from '#ui/notice.tsx'
import { useChangeChannel } from '../use-change-channel.ts'

type RenameChannelProps = { channel: { id: string; name: string }; isOpen: boolean; onClose: () => void }

/** Asks for another name. */
export function RenameChannel({ channel, isOpen, onClose }: RenameChannelProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Rename channel" closeButtonProps={{ 'aria-label': 'Close' }}>
      <NameForm channel={channel} onClose={onClose} />
    </Modal>
  )
}

function NameForm({ channel, onClose }: Omit<RenameChannelProps, 'isOpen'>) {
  const [name, setName] = useState(channel.name)
  const isEmpty = name.trim() === ''
  const rename = useChangeChannel(
    (to: string) => server.renameChannel({ params: { id: channel.id }, body: { name: to } }),
    onClose,
  )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmpty) rename.mutate(name.trim())
      }}
    >
      <Stack gap="md">
        <TextInput
          label="Name"
          value={name}
          maxLength={MAX_CHANNEL_NAME_CHARACTERS}
          error={isEmpty ? 'Channel name cannot be empty.' : undefined}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          data-autofocus
        />
        {rename.isError && <Notice kind="problem">{messageOf(rename.error)}</Notice>}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={isEmpty} loading={rename.isPending}>
            Rename
          </Button>
        </DialogActions>
      </Stack>
    </form>
  )
}
