import type { OwnTranscription as Owned } from '@dayreel/contract'
import { Group, Skeleton, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { ConnectService } from '#ui/models/connect-service.tsx'
import { RemoveModel } from '#ui/models/remove-model.tsx'
import { TestAndSave } from '#ui/models/test-and-save.tsx'
import { TranscriptionFields } from '#ui/models/transcription-fields.tsx'
import {
  toGivenTranscription,
  TRANSCRIPTION_FORM_RULES,
  transcriptionFormValues,
  type TranscriptionFormValues,
} from '#ui/models/transcription-form-values.ts'
import { useConnectModel } from '#ui/models/use-connect-model.ts'
import { Problem } from '#ui/problem.tsx'

const ownTranscriptionQuery = queryOptions({
  queryKey: ['own-transcription'],
  queryFn: ({ signal }) => server.readOwnTranscription({}, { signal }),
})

/** The account's own transcription server, if the operator of the site allows one. */
export function OwnTranscription() {
  const loaded = useQuery(ownTranscriptionQuery)
  if (loaded.isPending) return <Skeleton h={120} role="status" aria-label="Loading your transcription server" />
  if (loaded.isLoadingError) {
    return (
      <Problem
        title="Your transcription server couldn’t be loaded"
        error={loaded.error}
        onRetry={() => void loaded.refetch()}
      />
    )
  }
  const { isAllowed, transcription } = loaded.data
  if (isAllowed) {
    return (
      <ConnectService
        words="A transcription server hears when each word is spoken, in languages that the built-in voices do not speak. It also writes down recordings that have no script. The provider bills you for it."
        label="Connect a Server"
        isConnected={transcription !== null}
      >
        <OwnTranscriptionForm saved={transcription} />
      </ConnectService>
    )
  }
  return (
    <Stack gap="md">
      <Text size="sm">
        The operator of this site doesn’t let accounts connect their own transcription server.
        {transcription !== null && ' Your saved server is not used.'}
      </Text>
      {transcription !== null && (
        <Group>
          <RemoveOwnTranscription />
        </Group>
      )}
    </Stack>
  )
}

function OwnTranscriptionForm({ saved }: { saved: Owned['transcription'] }) {
  const form = useForm<TranscriptionFormValues>({
    mode: 'controlled',
    initialValues: transcriptionFormValues(saved),
    validate: TRANSCRIPTION_FORM_RULES,
  })
  const connect = useConnectModel(
    (values: TranscriptionFormValues) => server.connectOwnTranscription({ body: toGivenTranscription(values) }),
    () => form.setFieldValue('key', ''),
  )
  return (
    <form onSubmit={form.onSubmit((values) => connect.mutate(values))} aria-label="Transcription" noValidate>
      <Stack gap="lg">
        <TranscriptionFields provider={form.getValues().provider} inputOf={form.getInputProps} saved={saved} />
        <TestAndSave what="the server" change={connect}>
          {saved !== null && (
            <RemoveOwnTranscription
              onRemoved={() => {
                connect.reset()
                form.setValues(transcriptionFormValues(null))
              }}
            />
          )}
        </TestAndSave>
      </Stack>
    </form>
  )
}

function RemoveOwnTranscription(props: { onRemoved?: () => void }) {
  return (
    <RemoveModel
      title="Remove this server?"
      words="Your key is deleted. New videos in other languages get approximate times of words."
      remove={() => server.disconnectOwnTranscription()}
      {...props}
    />
  )
}
