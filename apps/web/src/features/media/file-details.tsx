import { MAX_FILE_NAME_CHARACTERS, MAX_TAG_CHARACTERS, MAX_TAGS, mediaRules } from '@dayreel/catalogue'
import type { Media } from '@dayreel/contract'
import { Button, Drawer, Text, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { server } from '#lib/api.ts'
import { describeFile, mediaQuery } from '#lib/media.ts'
import { messageOf } from '#lib/message-of.ts'
import { readTags } from '#lib/read-tags.ts'
import { DeletionNotice } from '#ui/deletion-notice.tsx'
import { Notice } from '#ui/notice.tsx'
import { DeleteFile } from './delete-file.tsx'
import { FileUses } from './file-uses.tsx'
import styles from './media-library.module.css'

type FileDetailsProps = {
  /** Undefined closes the details. */
  file: Media | undefined
  onClose: () => void
}

/** Shows one file: its content, name and tags, and where it is used. */
export function FileDetails({ file, onClose }: FileDetailsProps) {
  return (
    <Drawer
      opened={file !== undefined}
      onClose={onClose}
      position="right"
      title={file === undefined ? 'File' : mediaRules(file.kind).name}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {file !== undefined && <Details key={file.id} file={file} onClose={onClose} />}
    </Drawer>
  )
}

function Details({ file, onClose }: { file: Media; onClose: () => void }) {
  const [isDeleting, setDeleting] = useState(false)
  const { form } = mediaRules(file.kind)
  return (
    <div className={styles.form}>
      {file.url !== null && form === 'picture' && <img className={styles.shown} src={file.url} alt={file.name} />}
      {file.url !== null && form === 'sound' && (
        <audio className={styles.sound} controls preload="none" src={file.url} aria-label={file.name} />
      )}
      {file.url !== null && form === 'clip' && (
        // The user's own clip has no captions.
        <video
          className={styles.shown}
          controls
          playsInline
          preload="metadata"
          src={file.url}
          poster={file.previewUrl ?? undefined}
          aria-label={file.name}
        />
      )}
      <Text size="sm" c="dimmed">
        {describeFile(file)}
      </Text>
      {file.deleteAt !== null && (
        <Notice kind="hint">
          <DeletionNotice deleteAt={file.deleteAt} /> A file that a video, channel or brand uses stays.
        </Notice>
      )}
      <NameAndTags file={file} />
      <FileUses mediaId={file.id} />
      <Button variant="default" color="red" onClick={() => setDeleting(true)}>
        Delete
      </Button>
      <DeleteFile file={isDeleting ? file : undefined} onClose={() => setDeleting(false)} onDeleted={onClose} />
    </div>
  )
}

function NameAndTags({ file }: { file: Media }) {
  const queryClient = useQueryClient()
  const [name, setName] = useState(file.name)
  const [typedTags, setTypedTags] = useState(() => file.tags.join(', '))
  const tags = readTags(typedTags)
  const tagFault = findTagFault(tags)
  const isNameless = name.trim() === ''
  const isChanged = name.trim() !== file.name || tags.join() !== file.tags.join()
  const save = useMutation({
    mutationFn: () => server.changeMedia({ params: { id: file.id }, body: { name: name.trim(), tags } }),
    onSuccess: async (saved) => {
      setName(saved.name)
      setTypedTags(saved.tags.join(', '))
      notifications.show({ message: 'Saved.', color: 'teal' })
      await queryClient.invalidateQueries(mediaQuery)
    },
  })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isNameless && tagFault === undefined) save.mutate()
      }}
    >
      <TextInput
        label="Name"
        value={name}
        maxLength={MAX_FILE_NAME_CHARACTERS}
        error={isNameless ? 'Enter a name.' : undefined}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <TextInput
        label="Tags"
        description="Separate them with commas. Searches find them."
        value={typedTags}
        error={tagFault}
        onChange={({ currentTarget }) => setTypedTags(currentTarget.value)}
      />
      {save.isError && <Notice kind="problem">{messageOf(save.error, 'The file couldn’t be changed.')}</Notice>}
      <Button type="submit" disabled={!isChanged || isNameless || tagFault !== undefined} loading={save.isPending}>
        Save
      </Button>
    </form>
  )
}

function findTagFault(tags: readonly string[]): string | undefined {
  if (tags.length > MAX_TAGS) return `A file has at most ${MAX_TAGS} tags.`
  return tags.some((tag) => tag.length > MAX_TAG_CHARACTERS)
    ? `A tag has at most ${MAX_TAG_CHARACTERS} characters.`
    : undefined
}
