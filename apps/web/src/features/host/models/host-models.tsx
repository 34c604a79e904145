import { Code, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { HostModels as Models } from '@dayreel/contract'
import { Notice } from '#ui/notice.tsx'
import { PanelPart } from '#ui/panel.tsx'
import { Problem } from '#ui/problem.tsx'
import { hostModelsQuery } from './host-models-query.ts'
import { LocalModels } from './local-models.tsx'
import { ModelRules } from './model-rules.tsx'
import { TextModelForm } from './text-model-form.tsx'

/** The language model of the site, and the rules for its use. */
export function HostModels() {
  const models = useQuery(hostModelsQuery)
  if (models.isPending) return <Skeleton h={400} role="status" aria-label="Loading the AI models" />
  if (models.isLoadingError) {
    return (
      <Problem title="The AI models couldn’t be loaded" error={models.error} onRetry={() => void models.refetch()} />
    )
  }
  const { data } = models
  return (
    <Stack gap="lg">
      <PanelPart title="Words">
        {data.environment === null ? <TextModelForm saved={data.text} /> : <FixedModel {...data.environment} />}
      </PanelPart>
      <PanelPart title="Models on this computer">
        <LocalModels />
      </PanelPart>
      <PanelPart title="Limits and own models">
        {isUnlimited(data) && (
          <Notice kind="hint">This site has no daily spending limit for the model. Set one below, in dollars.</Notice>
        )}
        <ModelRules models={data} />
      </PanelPart>
    </Stack>
  )
}

/** A paid model without a limit can cost any amount. */
function isUnlimited({ text, limits }: Models): boolean {
  const prices = Object.values(text?.prices ?? {})
  return limits.day.dollars === null && prices.some((price) => price > 0)
}

function FixedModel({ name, variable }: NonNullable<Models['environment']>) {
  return (
    <Stack gap="xs">
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {name}
      </Text>
      <Text size="sm">
        The environment variable <Code>{variable}</Code> sets this model, so it can’t be changed here. To choose a model
        on this page, remove <Code>{variable}</Code> and start the site again.
      </Text>
    </Stack>
  )
}
