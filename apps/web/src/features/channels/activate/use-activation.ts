import type { ActivationConfig } from '@dayreel/contract'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CHANNELS_KEY } from '#lib/channels-key.ts'
import { server } from '#lib/api.ts'
import { readAudiencesAgain } from '#lib/connections.ts'
import { readBalancesAgain } from '#lib/credits.ts'
import { useSubmissionKey } from '#lib/use-submission-key.ts'

/** The template to activate, with the channel's configuration. */
export type ToActivate = { templateId: string; config: ActivationConfig }

/**
 * Creates a channel from a template. A request that is repeated after a lost response returns the same channel and does
 * not spend a second credit.
 */
export function useActivation(onActivated: () => void) {
  const queryClient = useQueryClient()
  const { headersFor, answered } = useSubmissionKey()
  return useMutation({
    mutationFn: (body: ToActivate) => server.activateChannel({ body }, { headers: headersFor(JSON.stringify(body)) }),
    onSuccess: ({ name }) => {
      answered()
      notifications.show({ message: `Successfully activated ${name}!`, color: 'teal' })
      void queryClient.invalidateQueries({ queryKey: CHANNELS_KEY })
      readAudiencesAgain(queryClient)
      onActivated()
    },
    onSettled: () => readBalancesAgain(queryClient),
  })
}
