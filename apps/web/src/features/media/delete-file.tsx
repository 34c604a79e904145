import { mediaRules } from '@dayreel/catalogue'
import type { Media, MediaUse } from '@dayreel/contract'
import { notifications } from '@mantine/notifications'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { mediaQuery, mediaUsesQuery } from '#lib/media.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

const MAX_NAMED = 5

type DeleteFileProps = { file: Media | undefined; onClose: () => void; onDeleted: () => void }

/** Deletes a file after it has shown where the file is used. */
export function DeleteFile({ file, onClose, onDeleted }: DeleteFileProps) {
  const queryClient = useQueryClient()
  const id = file?.id ?? ''
  const uses = useQuery({
    ...mediaUsesQuery(id),
    enabled: file !== undefined,
  })
  const remove = useMutation({
    mutationFn: () => server.deleteMedia({ params: { id } }),
    onSuccess: async () => {
      onClose()
      onDeleted()
      notifications.show({ message: 'The file is deleted.', color: 'teal' })
      await queryClient.invalidateQueries(mediaQuery)
    },
  })
  const close = (): void => {
    remove.reset()
    onClose()
  }
  return (
    <ConfirmDialog
      title={`Delete ${file?.name ?? 'the file'}?`}
      words={consequences(file, uses)}
      keep="Keep it"
      confirm="Delete"
      isDangerous
      change={{ ...remove, isPending: remove.isPending || uses.isPending }}
      isOpen={file !== undefined}
      onClose={close}
    />
  )
}

type Uses = { isPending: boolean; isError: boolean; data?: { uses: MediaUse[]; total: number } | undefined }

/** Describes what the deletion of a file changes. */
export function consequences(file: Pick<Media, 'kind'> | undefined, { isPending, isError, data }: Uses): string {
  if (isPending) return 'Looking for videos and channels that use this file…'
  const other = file === undefined ? 'another file' : mediaRules(file.kind).other
  const after = `Finished videos still play. To make them again, or for the next video of a channel, choose ${other}.`
  if (isError || data === undefined) return `We couldn’t find out where this file is used. ${after}`
  const { uses, total } = data
  if (total === 0) return 'No video and no channel uses this file. It can’t be restored.'
  const named = uses.slice(0, MAX_NAMED).map(({ title }) => `“${title}”`)
  const more = total > named.length ? ` and ${total - named.length} more` : ''
  return `Used in ${named.join(', ')}${more}. ${after} The file can’t be restored.`
}
