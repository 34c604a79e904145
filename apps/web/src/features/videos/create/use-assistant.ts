import { writeGenerateRequest, type AssistantWords, type VideoRequest } from '@dayreel/contract'
import { useQuery } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { usePastedAnswer, type PastedAnswer } from '#lib/use-pasted-answer.ts'
import type { AssistantDraft } from './assistant-draft.ts'

/** Returns the prompt for a request's subject. */
export function useAssistantPrompt(request: VideoRequest) {
  const body = writeGenerateRequest(request)
  return useQuery({
    queryKey: ['assistant-prompt', JSON.stringify(body)],
    queryFn: ({ signal }) => server.writeAssistantPrompt({ body }, { signal }),
    staleTime: Infinity,
  })
}

/** Returns the words that the server parses from the pasted answer. */
export function useAssistantAnswer(
  request: VideoRequest,
  draft: AssistantDraft | undefined,
): PastedAnswer<AssistantWords> {
  const promptInput = writeGenerateRequest(request)
  return usePastedAnswer('assistant-answer', { promptInput, answer: draft?.answer ?? '' }, (body, signal) =>
    server.readAssistantAnswer({ body: { request: body.promptInput, answer: body.answer } }, { signal }),
  )
}
