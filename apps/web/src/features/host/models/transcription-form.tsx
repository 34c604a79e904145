import type { PlanId } from '@dayreel/catalogue'
import type { HostTranscription } from '@dayreel/contract'
import { NumberInput, Stack } from '@mantine/core'
import { useForm } from '@mantine/form'
import { server } from '#lib/api.ts'
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
import { PAID_PLANS, PlanBoxes } from './plan-boxes.tsx'

type Saved = HostTranscription['transcription']
/** An empty price is not known. */
type FormValues = TranscriptionFormValues & { plans: PlanId[]; price: number | '' }

/** Connects a transcription server to the site. It writes down a sentence before it is saved. */
export function TranscriptionForm({ saved }: { saved: Saved }) {
  const form = useForm<FormValues>({
    mode: 'controlled',
    initialValues: valuesOf(saved),
    validate: TRANSCRIPTION_FORM_RULES,
  })
  const connect = useConnectModel(
    ({ plans, price, ...transcription }: FormValues) =>
      server.connectHostTranscription({
        body: { ...toGivenTranscription(transcription), plans, dollarsPerMinute: price === '' ? null : price },
      }),
    () => form.setFieldValue('key', ''),
  )
  return (
    <form onSubmit={form.onSubmit((values) => connect.mutate(values))} aria-label="Transcription" noValidate>
      <Stack gap="lg">
        <TranscriptionFields provider={form.getValues().provider} inputOf={form.getInputProps} saved={saved} />
        <PlanBoxes label="Plans that can use this server" input={form.getInputProps('plans')} />
        <NumberInput
          label="Price of a minute of sound"
          description="Optional. Costs and daily limits need it."
          prefix="$"
          min={0}
          decimalScale={4}
          hideControls
          size="md"
          {...form.getInputProps('price')}
        />
        <TestAndSave what="the server" change={connect}>
          {saved !== null && (
            <RemoveModel
              title="Remove this server?"
              words="Its key will be deleted. New videos in other languages get approximate times of words."
              remove={() => server.disconnectHostTranscription()}
              onRemoved={() => {
                connect.reset()
                form.setValues(valuesOf(null))
              }}
            />
          )}
        </TestAndSave>
      </Stack>
    </form>
  )
}

function valuesOf(saved: Saved): FormValues {
  const { plans = PAID_PLANS, dollarsPerMinute = null } = saved ?? {}
  return { ...transcriptionFormValues(saved), plans: [...plans], price: dollarsPerMinute ?? '' }
}
