import type { LocalModels as Models } from '@dayreel/contract'
import { Badge, Button, Code, Group, Progress, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { server } from '#lib/api.ts'
import { languageName } from '@dayreel/catalogue'
import { gigabytes, isGivenUp, isStarting, localModelsQuery, minutes } from '#lib/local-models.ts'
import { messageOf } from '#lib/message-of.ts'
import { RemoveModel } from '#ui/models/remove-model.tsx'
import { Notice } from '#ui/notice.tsx'
import { Problem } from '#ui/problem.tsx'
import { HOST_KEY } from '#lib/host-key.ts'
import { LocalVoiceSample } from './local-voice-sample.tsx'
import { StartingVoices } from './starting-voices.tsx'

type Model = Models['models'][number]
type Adding = NonNullable<Models['adding']>

const STEPS: Readonly<Record<Adding['step'], string>> = {
  engine: 'Installing the program that runs models',
  download: 'Downloading',
  test: 'Testing the model',
}

/** The writers and voices that run on the site's own computer. */
export function LocalModels() {
  const models = useQuery(localModelsQuery)
  if (models.isPending) return <Skeleton h={200} role="status" aria-label="Loading the models for this computer" />
  if (models.isLoadingError) {
    return <Problem title="The models couldn’t be loaded" error={models.error} onRetry={() => void models.refetch()} />
  }
  const { data } = models
  return (
    <Stack gap="lg">
      <Text size="sm">
        These models work on this computer, without a key and without cost. The writers write where no other model is
        connected. The voices are in the list of voices, under “On this machine”.
      </Text>
      {!data.mayChange && (
        <Text size="sm">
          To add or remove one, run <Code>npm run models</Code> on the computer.
        </Text>
      )}
      <ModelGroup title="Writers" models={data.models.filter(({ role }) => role === 'writer')} data={data} />
      <Voices data={data} />
    </Stack>
  )
}

type ModelGroupProps = { title: string; models: readonly Model[]; data: Models; children?: ReactNode }

function ModelGroup({ title, models, data, children }: ModelGroupProps) {
  if (models.length === 0) return null
  return (
    <Stack gap="lg">
      <Title order={4} size="h5">
        {title}
      </Title>
      {children}
      {models.map((model) => (
        <LocalModel key={model.name} model={model} data={data} />
      ))}
    </Stack>
  )
}

/** The voices, by language. If several groups share a notice, only the first one shows it. */
function Voices({ data }: { data: Models }) {
  const voices = data.models.filter(({ role }) => role === 'voice')
  const groups = Map.groupBy(voices, ({ languages }) => languages.map(languageName).join(', '))
  return [...groups].map(([language, models], i, all) => {
    const earlier = noticesOf(all.slice(0, i).flatMap(([, others]) => others))
    const notices = noticesOf(models).filter((notice) => !earlier.includes(notice))
    return (
      <ModelGroup key={language} title={`Voices in ${language}`} models={models} data={data}>
        {notices.map((notice) => (
          <Notice key={notice} kind="hint">
            {notice}
          </Notice>
        ))}
      </ModelGroup>
    )
  })
}

function noticesOf(models: readonly Model[]): string[] {
  return [...new Set(models.flatMap(({ notice }) => notice ?? []))]
}

function LocalModel({ model, data }: { model: Model; data: Models }) {
  const { name, label, description, isRecommended } = model
  const adding = data.adding?.name === name ? data.adding : undefined
  const isWaiting = data.waiting.includes(name)
  const problem = data.problem?.name === name ? data.problem.sentence : undefined
  return (
    <Stack gap="xs" component="section" aria-label={label}>
      <Group gap="xs">
        <Text fw={600}>{label}</Text>
        {isRecommended && <Badge variant="light">Recommended</Badge>}
      </Group>
      <Text size="sm">{description}</Text>
      <Text size="sm" c="dimmed">
        {factsOf(model)}
      </Text>
      {adding !== undefined && <AddingProgress model={model} adding={adding} />}
      {model.sampleVoice !== null && <LocalVoiceSample label={label} voice={model.sampleVoice} />}
      {isStarting(model) && <StartingVoices isGivenUp={isGivenUp(data)} />}
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      {isWaiting && (
        <Text size="sm" role="status">
          Waiting for the other download …
        </Text>
      )}
      {data.mayChange && <Actions model={model} isAdding={adding !== undefined || isWaiting} />}
    </Stack>
  )
}

function AddingProgress({
  model: { bytes, label },
  adding: { step, doneBytes, secondsLeft },
}: {
  model: Model
  adding: Adding
}) {
  const percent = step === 'download' ? Math.floor((doneBytes / bytes) * 100) : 100
  const left = secondsLeft === null ? '' : `, about ${minutes(secondsLeft)} left`
  const sentence =
    step === 'download' ? `${STEPS[step]}: ${percent} % of ${gigabytes(bytes)}${left}` : `${STEPS[step]} …`
  return (
    <Stack gap={4}>
      <Progress.Root size="lg">
        <Progress.Section value={percent} aria-label={`Progress of ${label}`} />
      </Progress.Root>
      <Text size="sm" role="status">
        {sentence}
      </Text>
    </Stack>
  )
}

type ActionsProps = { model: Model; isAdding: boolean }

function Actions({ model, isAdding }: ActionsProps) {
  const { name, label, state, fits } = model
  const verb = verbOf(model)
  const queryClient = useQueryClient()
  const show = async (models: Models) => {
    queryClient.setQueryData(localModelsQuery.queryKey, models)
    await queryClient.invalidateQueries({ queryKey: HOST_KEY })
  }
  const params = { name }
  const add = useMutation({ mutationFn: () => server.addLocalModel({ params }), onSuccess: show })
  const stop = useMutation({ mutationFn: () => server.stopLocalModel({ params }), onSuccess: show })
  const failure = add.error ?? stop.error
  return (
    <Stack gap="xs">
      {failure !== null && <Notice kind="problem">{messageOf(failure)}</Notice>}
      <Group gap="xs">
        {isAdding && (
          <Button variant="default" loading={stop.isPending} onClick={() => stop.mutate()} aria-label={`Stop ${label}`}>
            Stop
          </Button>
        )}
        {!isAdding && verb !== undefined && (
          <Button disabled={!fits} loading={add.isPending} onClick={() => add.mutate()} aria-label={`${verb} ${label}`}>
            {verb}
          </Button>
        )}
        {!isAdding && state !== 'absent' && (
          <RemoveModel
            name={label}
            words={`${label} will be deleted from this computer. You can download it again.`}
            remove={() => server.removeLocalModel({ params })}
          />
        )}
      </Group>
    </Stack>
  )
}

/** Returns the label of the button that makes a model usable. Undefined if it is usable already. */
function verbOf({ role, state, speed }: Model): string | undefined {
  // A voice can be used only after its test.
  if (state === 'ready') return role === 'voice' && speed === null ? 'Test' : undefined
  return state === 'partial' ? 'Continue download' : 'Download'
}

function factsOf({ role, bytes, memoryBytes, fits, licence, state, doneBytes, speed, scriptSeconds }: Model): string {
  const memory = `${gigabytes(memoryBytes)} of memory${fits ? '' : ', more than this computer has'}`
  const facts = [gigabytes(bytes), memory, `licence ${licence}`]
  if (state === 'ready') facts.push('ready')
  if (state === 'ready' && speed !== null) {
    facts.push(role === 'voice' ? `${speed.toFixed(1)} × real time` : `${speed.toFixed(0)} tokens per second`)
  } else facts.push(`a script of 30 s in about ${minutes(scriptSeconds)}`)
  if (state === 'partial') facts.push(`${gigabytes(doneBytes)} downloaded`)
  if (state === 'broken') facts.push('damaged, download it again')
  return facts.join(' · ')
}
