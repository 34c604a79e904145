import { PLANS, type PlanId } from '@dayreel/catalogue'
import type { HostVoices } from '@dayreel/contract'
import { Button, Checkbox, Group, NumberInput, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { server } from '#lib/api.ts'
import { ModelResult } from '#ui/models/model-result.tsx'
import { RemoveModel } from '#ui/models/remove-model.tsx'
import { VoiceFields } from '#ui/models/voice-fields.tsx'
import { toGivenVoices, VOICE_FORM_RULES, voiceFormValues, type VoiceFormValues } from '#ui/models/voice-form-values.ts'

type Saved = HostVoices['speech']
/** An empty price is not known. */
type FormValues = VoiceFormValues & { plans: PlanId[]; price: number | '' }

const PAID_PLANS = PLANS.map(({ id }) => id).filter((id) => id !== 'free')

/** Connects a voice service to the site. It says one word before it is saved, and works without a restart. */
export function VoicesForm({ saved }: { saved: Saved }) {
  const queryClient = useQueryClient()
  const form = useForm<FormValues>({ mode: 'controlled', initialValues: valuesOf(saved), validate: VOICE_FORM_RULES })
  const connect = useMutation({
    mutationFn: ({ plans, price, ...voices }: FormValues) =>
      server.connectHostVoices({
        body: { ...toGivenVoices(voices), plans, dollarsPerMillion: price === '' ? null : price },
      }),
    onSuccess: async () => {
      form.setFieldValue('key', '')
      await queryClient.invalidateQueries()
    },
    gcTime: 0, // The call contains the key.
  })
  const [isRemoving, setRemoving] = useState(false)
  return (
    <form onSubmit={form.onSubmit((values) => connect.mutate(values))} aria-label="Voices" noValidate>
      <Stack gap="lg">
        <VoiceFields provider={form.getValues().provider} inputOf={form.getInputProps} saved={saved} />
        <Checkbox.Group label="Plans that can use these voices" size="md" {...form.getInputProps('plans')}>
          <Group gap="md" mt="xs">
            {PLANS.map(({ id, name }) => (
              <Checkbox key={id} value={id} label={name} />
            ))}
          </Group>
        </Checkbox.Group>
        <NumberInput
          label="Price of a million characters"
          description="Optional. Costs and daily limits need it."
          prefix="$"
          min={0}
          decimalScale={4}
          hideControls
          size="md"
          {...form.getInputProps('price')}
        />
        <ModelResult what="the voices" change={connect} />
        <Group justify="flex-end">
          {saved !== null && (
            <Button variant="default" onClick={() => setRemoving(true)}>
              Remove
            </Button>
          )}
          <Button type="submit" loading={connect.isPending}>
            Test and Save
          </Button>
        </Group>
      </Stack>
      <RemoveModel
        title="Remove these voices?"
        words="Their key will be deleted. Finished videos still play, and channels with these voices need another one."
        remove={() => server.disconnectHostVoices()}
        isOpen={isRemoving}
        onClose={() => setRemoving(false)}
        onRemoved={() => {
          connect.reset()
          form.setValues(valuesOf(null))
        }}
      />
    </form>
  )
}

function valuesOf(saved: Saved): FormValues {
  const { plans = PAID_PLANS, dollarsPerMillion = null } = saved ?? {}
  return { ...voiceFormValues(saved), plans: [...plans], price: dollarsPerMillion ?? '' }
}
