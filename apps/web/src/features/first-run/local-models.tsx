import type { LocalModels as Models } from '@dayreel/contract'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { gigabytes, localModelsQuery, minutes } from '#lib/local-models.ts'
import { SITE_MODELS_PAGE } from '#lib/model-page.ts'

/** Offers the recommended writer and voices for this computer, if this page may download them and they fit. */
export function LocalModels() {
  const { data } = useQuery(localModelsQuery)
  if (data?.mayChange !== true) return null
  const writer = bestOf(data, 'writer')
  const voice = bestOf(data, 'voice')
  if (writer === undefined) return null
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
      </div>
      <Button component={Link} to={SITE_MODELS_PAGE} variant="default">
        See local models
      </Button>
    </li>
  )
}

function bestOf({ models }: Models, role: Models['models'][number]['role']): Models['models'][number] | undefined {
  const fitting = models.filter((model) => model.role === role && model.fits && model.state !== 'ready')
  return fitting.find(({ isRecommended }) => isRecommended) ?? fitting[0]
}
