import {
  DEFAULT_DURATION_SECONDS,
  DEFAULT_QUALITY,
  DEFAULT_STYLE,
  DEFAULT_VOICE_ID,
  GENERAL_TEMPLATE_ID,
  STYLES,
} from '@dayreel/catalogue'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { server } from './api.ts'

/** The credit balance. */
export const creditsQuery = queryOptions({
  queryKey: ['credits'],
  queryFn: async ({ signal }) => (await server.getCredits({}, { signal })).credits,
})

/** Everything that was said of lengths and costs is under this key. */
export const ESTIMATES_KEY = ['estimate'] as const

/** Any video: what one costs depends on the person, not on the words. */
const ANY_VIDEO = {
  scriptSubject: 'The tide',
  selectedTemplateId: GENERAL_TEMPLATE_ID,
  duration: DEFAULT_DURATION_SECONDS,
  styleId: STYLES.find(({ name }) => name === DEFAULT_STYLE)!.id,
  quality: DEFAULT_QUALITY,
  additionalInfo: '',
  musicUrl: null,
  voiceId: DEFAULT_VOICE_ID,
}

/** How many videos the plan still pays for; null where it pays for all. The server says so with the cost of a video. */
export const allowanceQuery = queryOptions({
  queryKey: [...ESTIMATES_KEY, 'any'],
  queryFn: async ({ signal }) => (await server.estimateVideo({ body: ANY_VIDEO }, { signal })).cost.projectsLeft,
})

/** For whatever spends or earns credits, takes a video out of the plan or gives one back. */
export function readBalancesAgain(queryClient: QueryClient): void {
  void queryClient.invalidateQueries(creditsQuery)
  void queryClient.invalidateQueries({ queryKey: ESTIMATES_KEY })
}
