import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { gigabytes, localModelsQuery, minutes } from '#lib/local-models.ts'
import { SITE_MODELS_PAGE } from '#lib/model-page.ts'

/** Offers the recommended model for this computer, if this page may download it and the computer has enough memory. */
export function LocalWriter() {
  const { data } = useQuery(localModelsQuery)
  const fitting = data?.mayChange === true ? data.models.filter(({ fits, state }) => fits && state !== 'ready') : []
  const model = fitting.find(({ isRecommended }) => isRecommended) ?? fitting[0]
  if (model === undefined) return null
  return (
    <li>
      <div>
        <h3>Download a local writer</h3>
        <p>
          {model.label} writes on this computer, without a key and without cost. The download is{' '}
          {gigabytes(model.bytes)}, about {minutes(model.downloadSeconds)} at 50 Mbit/s. The model needs{' '}
          {gigabytes(model.memoryBytes)} of memory, and writes a script of 30 seconds in about{' '}
          {minutes(model.scriptSeconds)}.
        </p>
      </div>
      <Button component={Link} to={SITE_MODELS_PAGE} variant="default">
        See local writers
      </Button>
    </li>
  )
}
