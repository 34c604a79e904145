import { THEME_BY_STYLE } from '@dayreel/catalogue'
import { MAX_SAMPLE_SENTENCE_CHARACTERS, splitSentences, type VideoChoices } from '@dayreel/contract'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { server } from './api.ts'

type SampleBody = Parameters<typeof server.drawLookSamples>[0]['body']
type SampledChoices = Pick<VideoChoices, 'style' | 'format' | 'boardTheme'>

const TYPING_PAUSE_MS = 900
/** The number of characters in which the first sentence is searched. */
const MAX_LOOKED_AT = 1_000
/** Shown until the user has written a sentence. */
const EXAMPLE = { sampleSentence: 'An old lighthouse has burned every night for 200 years.', language: 'en' }

const lookSamplesQuery = (json: string) =>
  queryOptions({
    queryKey: ['look-samples', json],
    queryFn: ({ signal }) => server.drawLookSamples({ body: JSON.parse(json) as SampleBody }, { signal }),
    staleTime: Infinity,
  })

/**
 * Returns moving samples of the looks, or of the board themes, with the first sentence of a text. Requests them after a
 * pause in typing. `isOfWords` is false while they show an example, an earlier sentence or other choices.
 */
export function useLookSamples(
  samplesOf: SampleBody['samplesOf'],
  { style, format, boardTheme }: SampledChoices,
  { words, language, isEnabled }: { words: string; language: string; isEnabled: boolean },
) {
  const sentence = firstSentence(words, language)
  const body: SampleBody = {
    samplesOf,
    ...(sentence === undefined ? EXAMPLE : { sampleSentence: sentence, language }),
    style,
    format,
    // Each sample of a theme has its own theme.
    boardTheme: samplesOf === 'themes' ? THEME_BY_STYLE : boardTheme,
  }
  const json = JSON.stringify(body)
  const [sentJson] = useDebouncedValue(json, TYPING_PAUSE_MS)
  const samples = useQuery({ ...lookSamplesQuery(sentJson), enabled: isEnabled, placeholderData: keepPreviousData })
  const isCurrent = sentJson === json && samples.isSuccess && !samples.isPlaceholderData
  return { samples, isOfWords: sentence !== undefined && isCurrent }
}

/** Returns the first sentence of a text in one line, cut at a word. Undefined if it has no letters and no digits. */
export function firstSentence(words: string, language: string): string | undefined {
  const beginning = words.trim().slice(0, MAX_LOOKED_AT)
  const [first] = splitSentences(beginning, language)
  const sentence = first === undefined ? '' : oneLine(beginning.slice(first.from, first.to))
  return /[\p{L}\p{N}]/u.test(sentence) ? cut(sentence) : undefined
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}

function cut(sentence: string): string {
  if (sentence.length <= MAX_SAMPLE_SENTENCE_CHARACTERS) return sentence.toWellFormed()
  const beginning = sentence.slice(0, MAX_SAMPLE_SENTENCE_CHARACTERS)
  return (/^.*(?=\s)/u.exec(beginning)?.[0] ?? beginning).toWellFormed()
}
