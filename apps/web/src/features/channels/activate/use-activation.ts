import type { ActivationConfig } from '@dayreel/contract'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { readBalancesAgain } from '#lib/credits.ts'
import { useSubmissionKey } from '#lib/use-submission-key.ts'
import { CHANNELS_KEY } from '../channel-queries.ts'

/** What is to become a channel. */
export type ToActivate = { templateId: string; config: ActivationConfig }

/** Makes a channel of a template. Sent again after a lost answer it is the same channel, for the same credit. */
export function useActivation(onActivated: () => void) {
  const queryClient = useQueryClient()
  const { headersFor, answered } = useSubmissionKey()
  return useMutation({
    mutationFn: (body: ToActivate) => server.activateChannel({ body }, { headers: headersFor(JSON.stringify(body)) }),
    onSuccess: ({ name }) => {
      answered()
      notifications.show({ message: `Successfully activated ${name}!`, color: 'teal' })
      void queryClient.invalidateQueries({ queryKey: CHANNELS_KEY })
      onActivated()
    },
    onSettled: () => readBalancesAgain(queryClient),
  })
}
