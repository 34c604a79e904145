import type { OwnVoices as Voices } from '@dayreel/contract'
import { Group, Skeleton, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { ConnectService } from '#ui/models/connect-service.tsx'
import { ConnectForm } from '#ui/models/connect-form.tsx'
import { RemoveModel } from '#ui/models/remove-model.tsx'
import { VoiceFields } from '#ui/models/voice-fields.tsx'
import { toGivenVoices, VOICE_FORM_RULES, voiceFormValues, type VoiceFormValues } from '#ui/models/voice-form-values.ts'
import { Problem } from '#ui/problem.tsx'

const ownVoicesQuery = queryOptions({
  queryKey: ['own-voices'],
  queryFn: ({ signal }) => server.readOwnVoices({}, { signal }),
})

/** Connects the account's own voice service, if the operator allows it. */
export function OwnVoices() {
  const voices = useQuery(ownVoicesQuery)
  if (voices.isPending) return <Skeleton h={300} role="status" aria-label="Loading your voices" />
  if (voices.isLoadingError) {
    return <Problem title="Your voices couldn’t be loaded" error={voices.error} onRetry={() => void voices.refetch()} />
  }
  const { isAllowed, mayReachPrivate, speech } = voices.data
  if (isAllowed) {
    return (
      <ConnectService
        words="Connect your own account at a provider. Its voices appear wherever you choose one, and the provider bills you for them."
        label="Connect Voices"
        isConnected={speech !== null}
      >
        <OwnVoicesForm saved={speech} mayReachPrivate={mayReachPrivate} />
      </ConnectService>
    )
  }
  return (
    <Stack gap="md">
      <Text size="sm">
        The operator of this site doesn’t let accounts connect their own voices.
        {speech !== null && ' Your saved voices are not used.'}
      </Text>
      {speech !== null && (
        <Group>
          <RemoveModel {...REMOVAL} />
        </Group>
      )}
    </Stack>
  )
}

type FormProps = Pick<Voices, 'mayReachPrivate'> & { saved: Voices['speech'] }

function OwnVoicesForm({ saved, mayReachPrivate }: FormProps) {
  const form = useForm<VoiceFormValues>({
    mode: 'controlled',
    initialValues: voiceFormValues(saved),
    validate: VOICE_FORM_RULES,
  })
  return (
    <ConnectForm
      form={form}
      connect={(values: VoiceFormValues) => server.connectOwnVoices({ body: toGivenVoices(values) })}
      label="Voices"
      what="the voices"
      isSaved={saved !== null}
      emptyValues={() => voiceFormValues(null)}
      removal={REMOVAL}
    >
      <VoiceFields
        provider={form.getValues().provider}
        inputOf={form.getInputProps}
        saved={saved}
        mayReachPrivate={mayReachPrivate}
      />
    </ConnectForm>
  )
}

const REMOVAL = {
  title: 'Remove these voices?',
  words: 'Your key is deleted. Finished videos still play. Videos that wait for these voices fail and cost nothing.',
  remove: () => server.disconnectOwnVoices(),
}
