import { Skeleton, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { HostModels as Models } from '@dayreel/contract'
import { Notice } from '#ui/notice.tsx'
import { PanelPart } from '#ui/panel.tsx'
import { Problem } from '#ui/problem.tsx'
import { FixedEngine } from './fixed-engine.tsx'
import { hostModelsQuery } from './host-models-query.ts'
import { HostPictureModel } from './host-picture-model.tsx'
import { HostPhotos } from './host-photos.tsx'
import { HostTranscription } from './host-transcription.tsx'
import { HostVoices } from './host-voices.tsx'
import { LocalModels } from './local-models.tsx'
import { ModelRules } from './model-rules.tsx'
import { TextModelForm } from './text-model-form.tsx'

/** The language model, the voices and the transcription server of the site, and the rules for their use. */
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
        {data.environment === null ? (
          <TextModelForm saved={data.text} />
        ) : (
          <FixedEngine kind="model" {...data.environment} />
        )}
      </PanelPart>
      <PanelPart title="Voices">
        <HostVoices />
      </PanelPart>
      <PanelPart title="Transcription">
        <HostTranscription />
      </PanelPart>
      <PanelPart title="Pictures">
        <HostPictureModel />
      </PanelPart>
      <PanelPart title="Photographs">
        <HostPhotos />
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

/** Returns whether a paid model has no daily limit, so that it can cost any amount. */
function isUnlimited({ text, limits }: Models): boolean {
  const prices = Object.values(text?.prices ?? {})
  return limits.day.dollars === null && prices.some((price) => price > 0)
}
