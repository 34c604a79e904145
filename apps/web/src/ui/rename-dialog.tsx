import { Button, Modal, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '#lib/message-of.ts'
import { DialogActions } from '#ui/dialog-actions.tsx'
import { Notice } from '#ui/notice.tsx'

type RenameDialogProps = {
  title: string
  label: string
  /** The current name. */
  name: string
  maxLength: number
  /** The message shown while the field is empty. */
  emptyMessage: string
  rename: { isPending: boolean; error: unknown; mutate: (name: string) => void; reset: () => void }
  isOpen: boolean
  onClose: () => void
}

/** Asks for a new name. */
export function RenameDialog({ title, isOpen, ...form }: RenameDialogProps) {
  const close = (): void => {
    form.rename.reset() // Otherwise the dialog would show the old problem when it opens again.
    form.onClose()
  }
  return (
    <Modal opened={isOpen} onClose={close} title={title} closeButtonProps={{ 'aria-label': 'Close' }}>
      <NameForm {...form} onClose={close} />
    </Modal>
  )
}

function NameForm({
  label,
  name,
  maxLength,
  emptyMessage,
  rename,
  onClose,
}: Omit<RenameDialogProps, 'title' | 'isOpen'>) {
  const [typed, setTyped] = useState(name)
  const isEmpty = typed.trim() === ''
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmpty) rename.mutate(typed.trim())
      }}
    >
      <Stack gap="md">
        <TextInput
          label={label}
          value={typed}
          maxLength={maxLength}
          error={isEmpty ? emptyMessage : undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          data-autofocus
        />
        {rename.error !== null && <Notice kind="problem">{messageOf(rename.error)}</Notice>}
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
