import type { LocalModels as Models } from '@dayreel/contract'
import { Badge, Button, Code, Group, Progress, Skeleton, Stack, Text } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { gigabytes, localModelsQuery, minutes } from '#lib/local-models.ts'
import { messageOf } from '#lib/message-of.ts'
import { RemoveModel } from '#ui/models/remove-model.tsx'
import { Notice } from '#ui/notice.tsx'
import { Problem } from '#ui/problem.tsx'
import { HOST_KEY } from '#lib/host-key.ts'

type Model = Models['models'][number]
type Adding = NonNullable<Models['adding']>

const STEPS: Readonly<Record<Adding['step'], string>> = {
  engine: 'Installing the program that runs models',
  download: 'Downloading',
  test: 'Testing the model',
}

/** The models that write on the site's own computer. */
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
        These models write on this computer, without a key and without cost. They write where no other model is
        connected.
      </Text>
      {!data.mayChange && (
        <Text size="sm">
          To add or remove one, run <Code>npm run models</Code> on the computer.
        </Text>
      )}
      {data.models.map((model) => (
        <LocalModel key={model.name} model={model} data={data} />
      ))}
    </Stack>
  )
}

function LocalModel({ model, data }: { model: Model; data: Models }) {
  const { name, label, description, isRecommended } = model
  const adding = data.adding?.name === name ? data.adding : undefined
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
      {problem !== undefined && <Notice kind="problem">{problem}</Notice>}
      {data.mayChange && (
        <Actions model={model} isAdding={adding !== undefined} isOtherAdding={!adding && data.adding !== null} />
      )}
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

type ActionsProps = { model: Model; isAdding: boolean; isOtherAdding: boolean }

function Actions({ model: { name, label, state, fits }, isAdding, isOtherAdding }: ActionsProps) {
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
        {!isAdding && state !== 'ready' && (
          <Button
            disabled={!fits || isOtherAdding}
            loading={add.isPending}
            onClick={() => add.mutate()}
            aria-label={`${verbOf(state)} ${label}`}
          >
            {verbOf(state)}
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

function verbOf(state: Model['state']): string {
  return state === 'partial' ? 'Continue download' : 'Download'
}

function factsOf({
  bytes,
  memoryBytes,
  fits,
  licence,
  state,
  doneBytes,
  tokensPerSecond,
  scriptSeconds,
}: Model): string {
  const memory = `${gigabytes(memoryBytes)} of memory${fits ? '' : ', more than this computer has'}`
  const facts = [gigabytes(bytes), memory, `licence ${licence}`]
  if (state === 'ready') facts.push('ready')
  if (state === 'ready' && tokensPerSecond !== null) facts.push(`${tokensPerSecond.toFixed(0)} tokens per second`)
  else facts.push(`a script of 30 s in about ${minutes(scriptSeconds)}`)
  if (state === 'partial') facts.push(`${gigabytes(doneBytes)} downloaded`)
  if (state === 'broken') facts.push('damaged, download it again')
  return facts.join(' · ')
}
