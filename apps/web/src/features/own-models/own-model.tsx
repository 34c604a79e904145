import { writerLabel } from '@dayreel/catalogue'
import type { OwnModels } from '@dayreel/contract'
import { Group, Skeleton, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { ownModelsQuery } from '#lib/own-models.ts'
import { ModelFields } from '#ui/models/model-fields.tsx'
import {
  MODEL_FORM_RULES,
  modelFormValues,
  type ModelFormValues,
  TEXT_PROVIDER_ENTRIES,
  toGivenModel,
} from '#ui/models/model-form-values.ts'
import { MissingWriter } from '#ui/missing-writer.tsx'
import { ConnectForm } from '#ui/models/connect-form.tsx'
import { RemoveModel } from '#ui/models/remove-model.tsx'
import { Problem } from '#ui/problem.tsx'

/** Connects the account's own language model, if the operator allows it. */
export function OwnModel() {
  const models = useQuery(ownModelsQuery)
  if (models.isPending) return <Skeleton h={400} role="status" aria-label="Loading your AI models" />
  if (models.isLoadingError) {
    return (
      <Problem title="Your AI models couldn’t be loaded" error={models.error} onRetry={() => void models.refetch()} />
    )
  }
  const { isAllowed, text, writer } = models.data
  return (
    <Stack gap="lg">
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        Your next videos are written by: <strong>{writerLabel(writer)}</strong>. <MissingWriter />
      </Text>
      {isAllowed ? <OwnModelForm models={models.data} /> : <NotAllowed hasSaved={text !== null} />}
    </Stack>
  )
}

function NotAllowed({ hasSaved }: { hasSaved: boolean }) {
  return (
    <Stack gap="md">
      <Text size="sm">
        The operator of this site doesn’t let accounts connect their own models.
        {hasSaved && ' Your saved model is not used.'}
      </Text>
      {hasSaved && (
        <Group>
          <RemoveModel {...REMOVAL} />
        </Group>
      )}
    </Stack>
  )
}

function OwnModelForm({ models: { text, mayReachPrivate } }: { models: OwnModels }) {
  const form = useForm<ModelFormValues>({
    mode: 'controlled',
    initialValues: modelFormValues(text),
    validate: MODEL_FORM_RULES,
  })
  return (
    <ConnectForm
      form={form}
      connect={(values: ModelFormValues) => server.connectOwnText({ body: toGivenModel(values) })}
      isSaved={text !== null}
      emptyValues={() => modelFormValues(null)}
      removal={REMOVAL}
    >
      <Text size="sm">
        Connect your own account at a provider. It writes your videos about any subject in any language, and the
        provider bills you for it.
      </Text>
      <ModelFields
        providers={TEXT_PROVIDER_ENTRIES}
        provider={form.getValues().provider}
        inputOf={form.getInputProps}
        saved={text}
        exampleUrl={mayReachPrivate ? 'http://localhost:11434/v1' : 'https://openrouter.ai/api/v1'}
      />
    </ConnectForm>
  )
}

const REMOVAL = {
  words: 'Your key is deleted. Videos that wait for this model fail and cost nothing.',
  remove: () => server.disconnectOwnText(),
}
