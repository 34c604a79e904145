import { Button, Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { waitAgain } from '#lib/local-models.ts'
import { Notice } from '#ui/notice.tsx'

/** Says that the page waits for a worker to announce the voices, or that no worker has done so in time. */
export function StartingVoices({ isGivenUp }: { isGivenUp: boolean }) {
  const queryClient = useQueryClient()
  const again = useMutation({ mutationFn: () => waitAgain(queryClient) })
  if (!isGivenUp) {
    return (
      <Text size="sm" role="status">
        Waiting for the worker. Videos can use the voices in a few seconds.
      </Text>
    )
  }
  return (
    <Notice kind="problem">
      <Text size="sm">
        Videos can’t use these voices yet, because no worker on this computer has found them. Check that a worker runs
        here and makes videos, and that it uses the same data folder.
      </Text>
      <Button mt="xs" size="xs" variant="default" loading={again.isPending} onClick={() => again.mutate()}>
        Check again
      </Button>
    </Notice>
  )
}
