import type { LocalModels as Models } from '@dayreel/contract'
import { Anchor, Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { server } from '#lib/api.ts'
import { gigabytes, localModelsQuery, minutes } from '#lib/local-models.ts'
import { messageOf } from '#lib/message-of.ts'
import { SITE_MODELS_PAGE } from '#lib/model-page.ts'
import { Notice } from '#ui/notice.tsx'

type Model = Models['models'][number]

/** Offers the recommended writer and voices for this computer, if this page may download them and they fit. */
export function LocalModels() {
  const { data } = useQuery(localModelsQuery)
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const download = useMutation({
    async mutationFn(models: readonly Model[]) {
      // They are downloaded one after the other, in this order.
      for (const { name } of models) {
        queryClient.setQueryData(localModelsQuery.queryKey, await server.addLocalModel({ params: { name } }))
      }
    },
    onSuccess: () => void navigate(SITE_MODELS_PAGE),
  })
  if (data?.mayChange !== true) return null
  const writer = bestOf(data, 'writer')
  const voice = bestOf(data, 'voice')
  if (writer === undefined) return null
  const both = voice === undefined ? [writer] : [writer, voice]
  return (
    <li>
      <div>
        <h3>{voice === undefined ? 'Download a local writer' : 'Download a local writer and natural voices'}</h3>
        <p>
          {writer.label} writes on this computer, without a key and without cost. The download is{' '}
          {gigabytes(writer.bytes)}, about {minutes(writer.downloadSeconds)} at 50 Mbit/s. The model needs{' '}
          {gigabytes(writer.memoryBytes)} of memory, and writes a script of 30 seconds in about{' '}
          {minutes(writer.scriptSeconds)}.
        </p>
        {voice !== undefined && (
          <p>
            {voice.label} speaks English naturally. Its download is {gigabytes(voice.bytes)}, about{' '}
            {minutes(voice.downloadSeconds)}.
          </p>
        )}
        <p>
          <Anchor component={Link} to={SITE_MODELS_PAGE} inherit>
            See local models
          </Anchor>
        </p>
        {download.isError && <Notice kind="problem">{messageOf(download.error)}</Notice>}
      </div>
      <Button variant="default" loading={download.isPending} onClick={() => download.mutate(both)}>
        {voice === undefined ? 'Download' : 'Download both'}
      </Button>
    </li>
  )
}

function bestOf({ models }: Models, role: Model['role']): Model | undefined {
  const fitting = models.filter((model) => model.role === role && model.fits && model.state !== 'ready')
  return fitting.find(({ isRecommended }) => isRecommended) ?? fitting[0]
}
