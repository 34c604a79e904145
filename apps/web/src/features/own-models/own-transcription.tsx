import type { OwnTranscription as Owned } from '@dayreel/contract'
import { Group, Skeleton, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { ConnectService } from '#ui/models/connect-service.tsx'
import { ConnectForm } from '#ui/models/connect-form.tsx'
import { RemoveModel } from '#ui/models/remove-model.tsx'
import { TranscriptionFields } from '#ui/models/transcription-fields.tsx'
import {
  toGivenTranscription,
  TRANSCRIPTION_FORM_RULES,
  transcriptionFormValues,
  type TranscriptionFormValues,
} from '#ui/models/transcription-form-values.ts'
import { Problem } from '#ui/problem.tsx'

const ownTranscriptionQuery = queryOptions({
  queryKey: ['own-transcription'],
  queryFn: ({ signal }) => server.readOwnTranscription({}, { signal }),
})

/** Connects the account's own transcription server, if the operator allows it. */
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
  const { isAllowed, mayReachPrivate, transcription } = loaded.data
  if (isAllowed) {
    return (
      <ConnectService
        words="A transcription server finds the time of each word, in languages that the built-in voices do not speak. It also transcribes recordings that have no script. The provider bills you for it."
        label="Connect a Server"
        isConnected={transcription !== null}
      >
        <OwnTranscriptionForm saved={transcription} mayReachPrivate={mayReachPrivate} />
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
          <RemoveModel {...REMOVAL} />
        </Group>
      )}
    </Stack>
  )
}

type FormProps = Pick<Owned, 'mayReachPrivate'> & { saved: Owned['transcription'] }

function OwnTranscriptionForm({ saved, mayReachPrivate }: FormProps) {
  const form = useForm<TranscriptionFormValues>({
    mode: 'controlled',
    initialValues: transcriptionFormValues(saved),
    validate: TRANSCRIPTION_FORM_RULES,
  })
  return (
    <ConnectForm
      form={form}
      connect={(values: TranscriptionFormValues) =>
        server.connectOwnTranscription({ body: toGivenTranscription(values) })
      }
      label="Transcription"
      what="the server"
      isSaved={saved !== null}
      emptyValues={() => transcriptionFormValues(null)}
      removal={REMOVAL}
    >
      <TranscriptionFields
        provider={form.getValues().provider}
        inputOf={form.getInputProps}
        saved={saved}
        mayReachPrivate={mayReachPrivate}
      />
    </ConnectForm>
  )
}

const REMOVAL = {
  title: 'Remove this server?',
  words: 'Your key is deleted. New videos in other languages get approximate times of words.',
  remove: () => server.disconnectOwnTranscription(),
}
