import { writeGenerateRequest, type AssistantWords, type VideoRequest } from '@dayreel/contract'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import type { AssistantDraft } from './assistant-draft.ts'

/** An answer is usually pasted at once, so a short pause suffices. */
const TYPING_PAUSE_MS = 300

/** The prompt about a request's subject. */
export function useAssistantPrompt(request: VideoRequest) {
  const body = writeGenerateRequest(request)
  return useQuery({
    queryKey: ['assistant-prompt', JSON.stringify(body)],
    queryFn: ({ signal }) => server.writeAssistantPrompt({ body }, { signal }),
    staleTime: Infinity,
  })
}

export type ReadAnswer = {
  data: AssistantWords | undefined
  error: unknown
  isReading: boolean
  retry: () => void
}

/** The words that the server reads from the pasted answer; none while the answer is empty or changes. */
export function useAssistantAnswer(request: VideoRequest, draft: AssistantDraft | undefined): ReadAnswer {
  const answer = draft?.answer.trim() ?? ''
  const json = JSON.stringify({ request: writeGenerateRequest(request), answer })
  const [settled] = useDebouncedValue(json, TYPING_PAUSE_MS)
  const read = useQuery({
    queryKey: ['assistant-answer', settled],
    queryFn: ({ signal }) =>
      server.readAssistantAnswer({ body: JSON.parse(settled) as { request: never; answer: string } }, { signal }),
    enabled: answer !== '' && settled === json,
    staleTime: Infinity,
    retry: false,
  })
  const isCurrent = answer !== '' && settled === json
  return {
    data: isCurrent ? read.data : undefined,
    error: isCurrent ? read.error : null,
    isReading: answer !== '' && (!isCurrent || read.isFetching),
    retry: () => void read.refetch(),
  }
}
