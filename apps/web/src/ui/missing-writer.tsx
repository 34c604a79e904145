import { writerLabel } from '@dayreel/catalogue'
import { useQuery } from '@tanstack/react-query'
import { ownModelsQuery } from '#lib/own-models.ts'

/** Says that the built-in writer replaces a local writer, because no worker runs on its computer. */
export function MissingWriter({ className }: { className?: string | undefined }) {
  const missing = useQuery(ownModelsQuery).data?.missingWriter
  if (!missing) return null
  return (
    <span className={className}>
      {writerLabel(missing)} is not available at the moment: no worker is running there.{' '}
    </span>
  )
}
