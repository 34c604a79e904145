import type { PlanId } from '@dayreel/catalogue'
import type { HostModels } from '@dayreel/contract'
import { Group, Stack, Switch, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { server } from '#lib/api.ts'
import { ModelFields } from '#ui/models/model-fields.tsx'
import {
  MODEL_FORM_RULES,
  modelFormValues,
  type ModelFormValues,
  TEXT_PROVIDER_ENTRIES,
  toGivenModel,
} from '#ui/models/model-form-values.ts'
import { ConnectForm } from '#ui/models/connect-form.tsx'
import { PAID_PLANS, PlanBoxes } from './plan-boxes.tsx'
import { PriceInput } from './price-input.tsx'

type Saved = HostModels['text']
/** An empty field means that the price is unknown. */
type Price = number | ''
type FormValues = ModelFormValues & {
  plans: PlanId[]
  isReplaced: boolean
  inputPrice: Price
  outputPrice: Price
}

/** Connects a language model to the site. The model is tested before it is saved, and works without a restart. */
export function TextModelForm({ saved }: { saved: Saved }) {
  const form = useForm<FormValues>({
    mode: 'controlled',
    initialValues: valuesOf(saved),
    validate: {
      ...MODEL_FORM_RULES,
      inputPrice: (price, { outputPrice }) => missingPrice(price, outputPrice),
      outputPrice: (price, { inputPrice }) => missingPrice(price, inputPrice),
    },
  })
  return (
    <ConnectForm
      form={form}
      connect={(values: FormValues) => server.connectHostText({ body: bodyOf(values) })}
      isSaved={saved !== null}
      emptyValues={() => valuesOf(null)}
      removal={{
        words: 'The model’s key will be deleted, and the built-in writer will write new videos.',
        remove: () => server.disconnectHostText(),
      }}
    >
      <Text size="sm">A language model writes videos about any subject in any language. You can always use it.</Text>
      <ModelFields
        providers={TEXT_PROVIDER_ENTRIES}
        provider={form.getValues().provider}
        inputOf={form.getInputProps}
        saved={saved}
        exampleUrl="http://localhost:11434/v1"
      />
      <PlanBoxes label="Plans that can use this model" input={form.getInputProps('plans')} />
      <Prices inputOf={form.getInputProps} />
      <Switch
        label="If it fails, the built-in writer takes over"
        {...form.getInputProps('isReplaced', { type: 'checkbox' })}
      />
    </ConnectForm>
  )
}

function Prices({ inputOf }: { inputOf: (field: 'inputPrice' | 'outputPrice') => object }) {
  return (
    <Stack gap="xs">
      <Group align="flex-start">
        <PriceInput label="Price of a million input tokens" flex="1 1 160px" {...inputOf('inputPrice')} />
        <PriceInput label="Price of a million output tokens" flex="1 1 160px" {...inputOf('outputPrice')} />
      </Group>
      <Text size="sm" c="dimmed">
        Optional. Costs and daily limits need both prices.
      </Text>
    </Stack>
  )
}

function valuesOf(saved: Saved): FormValues {
  const { plans = PAID_PLANS, isReplaced = false, prices = null } = saved ?? {}
  return {
    ...modelFormValues(saved),
    plans: [...plans],
    isReplaced,
    inputPrice: prices?.inputTokens ?? '',
    outputPrice: prices?.outputTokens ?? '',
  }
}

function bodyOf({ plans, isReplaced, inputPrice, outputPrice, ...model }: FormValues) {
  const prices = inputPrice === '' || outputPrice === '' ? null : { inputTokens: inputPrice, outputTokens: outputPrice }
  return { ...toGivenModel(model), plans, isReplaced, prices }
}

function missingPrice(price: Price, other: Price): string | null {
  return price === '' && other !== '' ? 'Enter both prices or neither.' : null
}
