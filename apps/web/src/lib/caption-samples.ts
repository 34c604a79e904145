import type { VideoChoices } from '@dayreel/contract'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { server } from './api.ts'

type SampleChoices = Pick<VideoChoices, 'captionSize' | 'captionWords' | 'captionColor' | 'captionLitColor'>
type SampleBody = SampleChoices & { sampleWords: string; language: string }

const TYPING_PAUSE_MS = 700
const MAX_WORDS = 5
const MAX_CHARACTERS = 100
const PLACEHOLDER = 'Your words look like this'

const captionSamplesQuery = (json: string) =>
  queryOptions({
    queryKey: ['caption-samples', json],
    queryFn: ({ signal }) => server.drawCaptionSamples({ body: JSON.parse(json) as SampleBody }, { signal }),
    staleTime: Infinity,
  })

/** Returns moving samples of the caption styles with the first of some words, requested after a pause in typing. */
export function useCaptionSamples(
  { captionSize, captionWords, captionColor, captionLitColor }: SampleChoices,
  { words, language }: { words: string; language: string },
) {
  const sampleWords = firstWords(words)
  const body: SampleBody = { sampleWords, language, captionSize, captionWords, captionColor, captionLitColor }
  const [json] = useDebouncedValue(JSON.stringify(body), TYPING_PAUSE_MS)
  return useQuery({ ...captionSamplesQuery(json), placeholderData: keepPreviousData })
}

function firstWords(text: string): string {
  const words = text.trim().split(/\s+/u, MAX_WORDS).join(' ')
  return words === '' ? PLACEHOLDER : words.slice(0, MAX_CHARACTERS).toWellFormed()
}
