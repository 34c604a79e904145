import { MAX_CHANNEL_NAME_CHARACTERS } from '@dayreel/catalogue'
import { server } from '#lib/api.ts'
import { RenameDialog } from '#ui/rename-dialog.tsx'
import { useChangeChannel } from '../use-change-channel.ts'

type RenameChannelProps = { channel: { id: string; name: string }; isOpen: boolean; onClose: () => void }

/** Asks for a new channel name. */
export function RenameChannel({ channel, isOpen, onClose }: RenameChannelProps) {
  const rename = useChangeChannel(
    (name: string) => server.renameChannel({ params: { id: channel.id }, body: { name } }),
    onClose,
  )
  return (
    <RenameDialog
      title="Rename channel"
      label="Name"
      name={channel.name}
      maxLength={MAX_CHANNEL_NAME_CHARACTERS}
      emptyMessage="Channel name cannot be empty."
      rename={rename}
      isOpen={isOpen}
      onClose={onClose}
    />
  )
}
