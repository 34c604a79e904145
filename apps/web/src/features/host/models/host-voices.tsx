import { Skeleton } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { ConnectService } from '#ui/models/connect-service.tsx'
import { Problem } from '#ui/problem.tsx'
import { HOST_KEY } from '#lib/host-key.ts'
import { FixedEngine } from './fixed-engine.tsx'
import { VoicesForm } from './voices-form.tsx'

const hostVoicesQuery = queryOptions({
  queryKey: [...HOST_KEY, 'voices'],
  queryFn: ({ signal }) => server.readHostVoices({}, { signal }),
})

/** The voice service of the site. */
export function HostVoices() {
  const voices = useQuery(hostVoicesQuery)
  if (voices.isPending) return <Skeleton h={300} role="status" aria-label="Loading the voice service" />
  if (voices.isLoadingError) {
    return (
      <Problem
        title="The voice service couldn’t be loaded"
        error={voices.error}
        onRetry={() => void voices.refetch()}
      />
    )
  }
  const { environment, speech } = voices.data
  if (environment !== null) return <FixedEngine kind="voice service" {...environment} />
  return (
    <ConnectService
      words="The built-in voices speak only English. A voice service adds voices in many languages. You can always use them."
      label="Connect Voices"
      isConnected={speech !== null}
    >
      <VoicesForm saved={speech} />
    </ConnectService>
  )
}
