import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'

type RemoveModelProps = {
  /** The model’s name in the button’s accessible name, if the page lists several models. */
  name?: string
  /** Default: “Remove this model?” */
  title?: string
  /** Describes the effect. */
  words: string
  remove: () => Promise<unknown>
  onRemoved?: () => void
}

/** The button that removes a connected model and its key, after a confirmation. */
export function RemoveModel({ name, title = 'Remove this model?', words, remove, onRemoved }: RemoveModelProps) {
  const queryClient = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const change = useMutation({
    mutationFn: async () => void (await remove()),
    onSuccess: async () => {
      onRemoved?.()
      setOpen(false)
      await queryClient.invalidateQueries()
    },
  })
  return (
    <>
      <Button
        variant="default"
        onClick={() => setOpen(true)}
        {...(name !== undefined && { 'aria-label': `Remove ${name}` })}
      >
        Remove
      </Button>
      <ConfirmDialog
        title={title}
        words={words}
        keep="Keep it"
        confirm="Remove"
        isDangerous
        change={{ isPending: change.isPending, error: change.error, mutate: () => change.mutate() }}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
