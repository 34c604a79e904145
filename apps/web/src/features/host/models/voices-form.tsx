import { ALIGNED_MINUTE_DOLLARS, type PlanId } from '@dayreel/catalogue'
import type { HostVoices } from '@dayreel/contract'
import { Switch } from '@mantine/core'
import { useForm } from '@mantine/form'
import { server } from '#lib/api.ts'
import { ConnectForm } from '#ui/models/connect-form.tsx'
import { VoiceFields } from '#ui/models/voice-fields.tsx'
import {
  isAligned,
  toGivenVoices,
  VOICE_FORM_RULES,
  voiceFormValues,
  type VoiceFormValues,
} from '#ui/models/voice-form-values.ts'
import { PAID_PLANS, PlanBoxes } from './plan-boxes.tsx'
import { PriceInput } from './price-input.tsx'

type Saved = HostVoices['speech']
/** An empty price is unknown. */
type FormValues = VoiceFormValues & {
  plans: PlanId[]
  isReplaced: boolean
  price: number | ''
  alignmentPrice: number | ''
}

/** Connects a voice service to the site. Before it is saved, it must speak one word. It works without a restart. */
export function VoicesForm({ saved }: { saved: Saved }) {
  const form = useForm<FormValues>({ mode: 'controlled', initialValues: valuesOf(saved), validate: VOICE_FORM_RULES })
  return (
    <ConnectForm
      form={form}
      connect={({ plans, isReplaced, price, alignmentPrice, ...voices }: FormValues) =>
        server.connectHostVoices({
          body: {
            ...toGivenVoices(voices),
            plans,
            isReplaced,
            dollarsPerMillion: toDollars(price),
            dollarsPerAlignedMinute: isAligned(voices.provider) && price !== '' ? toDollars(alignmentPrice) : null,
          },
        })
      }
      label="Voices"
      what="the voices"
      isSaved={saved !== null}
      emptyValues={() => valuesOf(null)}
      removal={{
        title: 'Remove these voices?',
        words:
          'Their key will be deleted. Finished videos still play, and channels with these voices need another one.',
        remove: () => server.disconnectHostVoices(),
      }}
    >
      <VoiceFields provider={form.getValues().provider} inputOf={form.getInputProps} saved={saved} mayReachPrivate />
      <PlanBoxes label="Plans that can use these voices" input={form.getInputProps('plans')} />
      <Switch
        label="If they fail, a built-in voice takes over in English videos"
        {...form.getInputProps('isReplaced', { type: 'checkbox' })}
      />
      <PriceInput
        label="Price of a million characters"
        description="Optional. Costs and daily limits need it."
        {...form.getInputProps('price')}
      />
      {isAligned(form.getValues().provider) && form.getValues().price !== '' && (
        <PriceInput
          label="Price of a minute of forced alignment"
          description={`Used only if a voice reports no word times. Default: $${ALIGNED_MINUTE_DOLLARS}.`}
          {...form.getInputProps('alignmentPrice')}
        />
      )}
    </ConnectForm>
  )
}

function valuesOf(saved: Saved): FormValues {
  const {
    plans = PAID_PLANS,
    isReplaced = false,
    dollarsPerMillion = null,
    dollarsPerAlignedMinute = null,
  } = saved ?? {}
  return {
    ...voiceFormValues(saved),
    plans: [...plans],
    isReplaced,
    price: dollarsPerMillion ?? '',
    alignmentPrice: dollarsPerAlignedMinute ?? '',
  }
}

/** Returns null for an empty field, because the price is then unknown. */
function toDollars(price: number | ''): number | null {
  return price === '' ? null : price
}
