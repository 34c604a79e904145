import type { OwnVoices as Voices } from '@dayreel/contract'
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { server } from '#lib/api.ts'
import { ConnectVoices } from '#ui/models/connect-voices.tsx'
import { ModelResult } from '#ui/models/model-result.tsx'
import { RemoveModel } from '#ui/models/remove-model.tsx'
import { VoiceFields } from '#ui/models/voice-fields.tsx'
import { toGivenVoices, VOICE_FORM_RULES, voiceFormValues, type VoiceFormValues } from '#ui/models/voice-form-values.ts'
import { Problem } from '#ui/problem.tsx'

const ownVoicesQuery = queryOptions({
  queryKey: ['own-voices'],
  queryFn: ({ signal }) => server.readOwnVoices({}, { signal }),
})

/** The account's own voice service, if the operator of the site allows one. */
export function OwnVoices() {
  const voices = useQuery(ownVoicesQuery)
  if (voices.isPending) return <Skeleton h={300} role="status" aria-label="Loading your voices" />
  if (voices.isLoadingError) {
    return <Problem title="Your voices couldn’t be loaded" error={voices.error} onRetry={() => void voices.refetch()} />
  }
  const { isAllowed, speech } = voices.data
  if (isAllowed) {
    return (
      <ConnectVoices
        words="Connect your own account at a provider. Its voices appear wherever you choose one, and the provider bills you for them."
        isConnected={speech !== null}
      >
        <OwnVoicesForm saved={speech} />
      </ConnectVoices>
    )
  }
  return (
    <Stack gap="md">
      <Text size="sm">
        The operator of this site doesn’t let accounts connect their own voices.
        {speech !== null && ' Your saved voices are not used.'}
      </Text>
      {speech !== null && <RemoveButton onRemoved={() => undefined} />}
    </Stack>
  )
}

function OwnVoicesForm({ saved }: { saved: Voices['speech'] }) {
  const queryClient = useQueryClient()
  const form = useForm<VoiceFormValues>({
    mode: 'controlled',
    initialValues: voiceFormValues(saved),
    validate: VOICE_FORM_RULES,
  })
  const connect = useMutation({
    mutationFn: (values: VoiceFormValues) => server.connectOwnVoices({ body: toGivenVoices(values) }),
    onSuccess: async () => {
      form.setFieldValue('key', '')
      await queryClient.invalidateQueries()
    },
    gcTime: 0, // The call contains the key.
  })
  return (
    <form onSubmit={form.onSubmit((values) => connect.mutate(values))} aria-label="Voices" noValidate>
      <Stack gap="lg">
        <VoiceFields provider={form.getValues().provider} inputOf={form.getInputProps} saved={saved} />
        <ModelResult what="the voices" change={connect} />
        <Group justify="flex-end">
          {saved !== null && (
            <RemoveButton
              onRemoved={() => {
                connect.reset()
                form.setValues(voiceFormValues(null))
              }}
            />
          )}
          <Button type="submit" loading={connect.isPending}>
            Test and Save
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function RemoveButton({ onRemoved }: { onRemoved: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" mr="auto" onClick={() => setOpen(true)}>
        Remove
      </Button>
      <RemoveModel
        title="Remove these voices?"
        words="Your key is deleted. Finished videos still play. Videos that wait for these voices fail and cost nothing."
        remove={() => server.disconnectOwnVoices()}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onRemoved={onRemoved}
      />
    </>
  )
}
