import type { PictureProvider, PlanId } from '@dayreel/catalogue'
import type { HostPictures } from '@dayreel/contract'
import { Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { server } from '#lib/api.ts'
import { ModelFields } from '#ui/models/model-fields.tsx'
import { type ProviderEntry, requireAddress } from '#ui/models/model-form-values.ts'
import { ConnectForm } from '#ui/models/connect-form.tsx'
import { PAID_PLANS, PlanBoxes } from './plan-boxes.tsx'
import { PriceInput } from './price-input.tsx'

type Saved = HostPictures['model']
/** An empty price is unknown. An empty model means the provider's example. */
type FormValues = {
  provider: PictureProvider
  model: string
  baseUrl: string
  key: string
  plans: PlanId[]
  price: number | ''
}

const PROVIDERS: readonly ProviderEntry<PictureProvider>[] = [
  { value: 'openai', label: 'OpenAI', example: 'gpt-image-2.5-flare' },
  { value: 'leonardo', label: 'Leonardo', example: 'de7d3faf-762f-48e0-b3b7-9d0ac3a3fcf3' },
  { value: 'automatic1111', label: 'AUTOMATIC1111, Forge or SD.Next', example: 'loaded', isOwnServer: true },
  { value: 'openai-compatible', label: 'OpenAI-compatible server', example: 'flux', isOwnServer: true },
]

/** Connects an image model to the site. It is tested without making a picture, and works without a restart. */
export function PicturesForm({ saved }: { saved: Saved }) {
  const form = useForm<FormValues>({
    mode: 'controlled',
    initialValues: valuesOf(saved),
    validate: { baseUrl: requireAddress(PROVIDERS) },
  })
  return (
    <ConnectForm
      form={form}
      connect={(values: FormValues) => server.connectHostPictures({ body: bodyOf(values) })}
      label="Image model"
      what="the image model"
      isSaved={saved !== null}
      emptyValues={() => valuesOf(null)}
      removal={{
        name: 'the image model',
        title: 'Remove this image model?',
        words:
          'Its key will be deleted. Finished videos keep their pictures, and channels with this image model need another source.',
        remove: () => server.disconnectHostPictures(),
      }}
    >
      <Text size="sm">
        An image model draws what each scene shows, in the style of the video. A video has 5 to 15 pictures. You can
        always use it.
      </Text>
      <ModelFields
        providers={PROVIDERS}
        provider={form.getValues().provider}
        inputOf={form.getInputProps}
        saved={saved}
        exampleUrl={
          form.getValues().provider === 'automatic1111' ? 'http://localhost:7860' : 'http://localhost:8080/v1'
        }
      />
      <PlanBoxes label="Plans that can use this image model" input={form.getInputProps('plans')} />
      <PriceInput
        label="Price of a picture"
        description="Optional. Costs and daily limits need it."
        {...form.getInputProps('price')}
      />
    </ConnectForm>
  )
}

function valuesOf(saved: Saved): FormValues {
  const { provider = 'openai', model = '', baseUrl = null, plans = PAID_PLANS, dollarsPerPicture = null } = saved ?? {}
  return { provider, model, baseUrl: baseUrl ?? '', key: '', plans: [...plans], price: dollarsPerPicture ?? '' }
}

function bodyOf({ provider, model, baseUrl, key, plans, price }: FormValues) {
  return {
    provider,
    model: model.trim() || PROVIDERS.find(({ value }) => value === provider)!.example,
    baseUrl: baseUrl.trim() || null,
    key: key.trim() || null,
    plans,
    dollarsPerPicture: price === '' ? null : price,
  }
}
