import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hostPicturesQuery } from '#lib/host-pictures.ts'
import { Problem } from '#ui/problem.tsx'
import { FixedEngine } from './fixed-engine.tsx'
import { PicturesForm } from './pictures-form.tsx'

/** The image model of the site. Its form stays closed until the operator opens it. */
export function HostPictureModel() {
  const pictures = useQuery(hostPicturesQuery)
  const [isOpen, setOpen] = useState(false)
  if (pictures.isPending) return <Skeleton h={120} role="status" aria-label="Loading the image model" />
  if (pictures.isLoadingError) {
    return (
      <Problem
        title="The image model couldn’t be loaded"
        error={pictures.error}
        onRetry={() => void pictures.refetch()}
      />
    )
  }
  const { environment, model } = pictures.data
  if (environment !== null) return <FixedEngine kind="image model" {...environment} />
  if (model !== null || isOpen) return <PicturesForm saved={model} />
  return (
    <Button variant="default" mr="auto" onClick={() => setOpen(true)}>
      Connect an Image Model
    </Button>
  )
}
