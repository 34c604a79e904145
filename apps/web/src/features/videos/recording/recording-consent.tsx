import type { RecordingConsent as Consent } from '@dayreel/contract'
import { Button, Group, Stack, Text } from '@mantine/core'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { messageOf } from '#lib/message-of.ts'
import { Notice } from '#ui/notice.tsx'

export const recordingConsentQuery = queryOptions({
  queryKey: ['recording-consent'],
  queryFn: ({ signal }) => server.readRecordingConsent({}, { signal }),
})

type RecordingConsentProps = {
  /**
   * Whether the recording needs the transcription server. If so, users who have not answered yet are asked for consent.
   */
  needsServer: boolean
  /** The purpose of the server, which ends the sentence of the question. */
  purpose: string
}

/**
 * States whether recordings leave the site. Asks for consent once per transcription server. The user can change the
 * answer.
 */
export function RecordingConsent({ needsServer, purpose }: RecordingConsentProps) {
  const { data } = useQuery(recordingConsentQuery)
  const queryClient = useQueryClient()
  const save = useMutation({
    mutationFn: (body: { serviceId: string; isGiven: boolean }) => server.saveRecordingConsent({ body }),
    onSuccess: (consent: Consent) => queryClient.setQueryData(recordingConsentQuery.queryKey, consent),
    onError: () => queryClient.invalidateQueries({ queryKey: recordingConsentQuery.queryKey }),
  })
  const { service = null, isGiven = null } = data ?? {}
  if (service === null) return <Stays />
  const answer = (value: boolean): void => save.mutate({ serviceId: service.id, isGiven: value })
  const problem = save.isError && <Notice kind="problem">{messageOf(save.error)}</Notice>
  if (isGiven === null && needsServer) {
    return (
      <Notice kind="hint">
        <Stack gap="xs">
          <Text size="sm">
            May your recordings be sent to {service.name}? It finds the time of each word, {purpose}.
          </Text>
          {problem}
          <Group gap="xs">
            <Button size="xs" loading={save.isPending} onClick={() => answer(true)}>
              Allow
            </Button>
            <Button size="xs" variant="default" disabled={save.isPending} onClick={() => answer(false)}>
              Don’t allow
            </Button>
          </Group>
        </Stack>
      </Notice>
    )
  }
  if (isGiven === null) return <Stays />
  return (
    <Stack gap={4}>
      {problem}
      <Group gap="xs">
        {isGiven ? (
          <Text size="xs" c="dimmed">
            Your recordings may be sent to {service.name}.
          </Text>
        ) : (
          <Stays />
        )}
        <Button
          variant="subtle"
          size="compact-xs"
          loading={save.isPending}
          aria-label={isGiven ? 'Stop sending recordings' : `Allow recordings to be sent to ${service.name}`}
          onClick={() => answer(!isGiven)}
        >
          {isGiven ? 'Stop sending' : 'Allow sending'}
        </Button>
      </Group>
    </Stack>
  )
}

function Stays() {
  return (
    <Text size="xs" c="dimmed">
      Recordings stay on this site. They are never sent to another service.
    </Text>
  )
}
