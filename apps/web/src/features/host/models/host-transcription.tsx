import { Skeleton } from '@mantine/core'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { HOST_KEY } from '#lib/host-key.ts'
import { ConnectService } from '#ui/models/connect-service.tsx'
import { Problem } from '#ui/problem.tsx'
import { FixedEngine } from './fixed-engine.tsx'
import { TranscriptionForm } from './transcription-form.tsx'

const hostTranscriptionQuery = queryOptions({
  queryKey: [...HOST_KEY, 'transcription'],
  queryFn: ({ signal }) => server.readHostTranscription({}, { signal }),
})

/** The transcription server of the site. */
export function HostTranscription() {
  const loaded = useQuery(hostTranscriptionQuery)
  if (loaded.isPending) return <Skeleton h={120} role="status" aria-label="Loading the transcription server" />
  if (loaded.isLoadingError) {
    return (
      <Problem
        title="The transcription server couldn’t be loaded"
        error={loaded.error}
        onRetry={() => void loaded.refetch()}
      />
    )
  }
  const { environment, transcription } = loaded.data
  if (environment !== null) return <FixedEngine kind="transcription server" {...environment} />
  return (
    <ConnectService
      words="A transcription server finds the time of each word, in languages that the built-in voices do not speak. It also transcribes recordings that have no script. Users are asked before a recording is sent."
      label="Connect a Server"
      isConnected={transcription !== null}
    >
      <TranscriptionForm saved={transcription} />
    </ConnectService>
  )
}
