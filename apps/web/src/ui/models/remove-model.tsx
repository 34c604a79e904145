import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

type RemoveModelProps = {
  /** Default: “Remove this model?” */
  title?: string
  /** Describes the effect. */
  words: string
  remove: () => Promise<unknown>
  isOpen: boolean
  onClose: () => void
  onRemoved: () => void
}

/** Asks for confirmation before a connected model and its key are removed. */
export function RemoveModel({
  title = 'Remove this model?',
  words,
  remove,
  isOpen,
  onClose,
  onRemoved,
}: RemoveModelProps) {
  const queryClient = useQueryClient()
  const change = useMutation({
    mutationFn: async () => void (await remove()),
    onSuccess: async () => {
      onRemoved()
      onClose()
      await queryClient.invalidateQueries()
    },
  })
  return (
    <ConfirmDialog
      title={title}
      words={words}
      keep="Keep it"
      confirm="Remove"
      isDangerous
      change={{ isPending: change.isPending, error: change.error, mutate: () => change.mutate() }}
      isOpen={isOpen}
      onClose={onClose}
    />
  )
}
