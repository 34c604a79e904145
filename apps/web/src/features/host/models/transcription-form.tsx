import type { PlanId } from '@dayreel/catalogue'
import type { HostTranscription } from '@dayreel/contract'
import { useForm } from '@mantine/form'
import { server } from '#lib/api.ts'
import { ConnectForm } from '#ui/models/connect-form.tsx'
import { TranscriptionFields } from '#ui/models/transcription-fields.tsx'
import {
  toGivenTranscription,
  TRANSCRIPTION_FORM_RULES,
  transcriptionFormValues,
  type TranscriptionFormValues,
} from '#ui/models/transcription-form-values.ts'
import { PAID_PLANS, PlanBoxes } from './plan-boxes.tsx'
import { PriceInput } from './price-input.tsx'

type Saved = HostTranscription['transcription']
/** An empty price is unknown. */
type FormValues = TranscriptionFormValues & { plans: PlanId[]; price: number | '' }

/** Connects a transcription server to the site. Before it is saved, it must transcribe a test sentence. */
export function TranscriptionForm({ saved }: { saved: Saved }) {
  const form = useForm<FormValues>({
    mode: 'controlled',
    initialValues: valuesOf(saved),
    validate: TRANSCRIPTION_FORM_RULES,
  })
  return (
    <ConnectForm
      form={form}
      connect={({ plans, price, ...transcription }: FormValues) =>
        server.connectHostTranscription({
          body: { ...toGivenTranscription(transcription), plans, dollarsPerMinute: price === '' ? null : price },
        })
      }
      label="Transcription"
      what="the server"
      isSaved={saved !== null}
      emptyValues={() => valuesOf(null)}
      removal={{
        title: 'Remove this server?',
        words: 'Its key will be deleted. New videos in other languages get approximate times of words.',
        remove: () => server.disconnectHostTranscription(),
      }}
    >
      <TranscriptionFields
        provider={form.getValues().provider}
        inputOf={form.getInputProps}
        saved={saved}
        mayReachPrivate
      />
      <PlanBoxes label="Plans that can use this server" input={form.getInputProps('plans')} />
      <PriceInput
        label="Price of a minute of sound"
        description="Optional. Costs and daily limits need it."
        {...form.getInputProps('price')}
      />
    </ConnectForm>
  )
}

function valuesOf(saved: Saved): FormValues {
  const { plans = PAID_PLANS, dollarsPerMinute = null } = saved ?? {}
  return { ...transcriptionFormValues(saved), plans: [...plans], price: dollarsPerMinute ?? '' }
}
