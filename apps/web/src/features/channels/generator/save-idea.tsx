import { MAX_CHANNEL_NAME_CHARACTERS } from '@dayreel/catalogue'
import { Button, Modal, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { server } from '#lib/api.ts'
import { browserRegion } from '#lib/browser-region.ts'
import { DialogActions } from '#ui/dialog-actions.tsx'
import { Notice } from '#ui/notice.tsx'
import { WhyItFailed } from '#ui/why-it-failed.tsx'
import { useChangeChannel } from '../use-change-channel.ts'
import type { StoredIdea } from './use-idea.ts'

type SaveIdeaProps = { kept: StoredIdea; isOpen: boolean; onClose: () => void; onSaved: () => void }

/** Asks for the channel's name and creates the channel. */
export function SaveIdea({ isOpen, onClose, ...form }: SaveIdeaProps) {
  return (
    <Modal opened={isOpen} onClose={onClose} title="Name your channel" closeButtonProps={{ 'aria-label': 'Close' }}>
      <NameForm {...form} onClose={onClose} />
    </Modal>
  )
}

function NameForm({ kept, onClose, onSaved }: Omit<SaveIdeaProps, 'isOpen'>) {
  const [name, setName] = useState('')
  const [isRefused, setRefused] = useState(false)
  const save = useChangeChannel(
    (given: string, once) =>
      server.saveGeneratedChannel(
        {
          body: {
            name: given,
            generatedData: kept.idea,
            generatedThumbnailUrl: kept.imageUrl,
            preferred_timezone: browserRegion().timeZone,
          },
        },
        once,
      ),
    () => {
      onClose()
      onSaved()
    },
  )
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setRefused(name.trim() === '')
        if (name.trim() !== '') save.mutate(name.trim())
      }}
    >
      <Stack gap="md">
        <TextInput
          label="Name"
          value={name}
          maxLength={MAX_CHANNEL_NAME_CHARACTERS}
          error={isRefused ? 'Channel name cannot be empty.' : undefined}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value)
            setRefused(false)
          }}
          data-autofocus
        />
        {save.isError && (
          <Notice kind="problem">
            <WhyItFailed error={save.error} />
          </Notice>
        )}
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={save.isPending}>
            Save
          </Button>
        </DialogActions>
      </Stack>
    </form>
  )
}
