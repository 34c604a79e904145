import { PLATFORM_LABELS } from '@dayreel/catalogue'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { connectionsQuery } from '#lib/connections.ts'
import { POSTS_KEY } from '#lib/posts.ts'
import type { SharedVideoInput } from './target-draft.ts'

/** So long nothing is typed before the server is asked. */
const PAUSE_MS = 600
/** A post that goes out later than this after it was meant to waits for its turn, and it is said. */
const LATE_MS = 5 * 60_000

const checkQuery = (body: SharedVideoInput) =>
  queryOptions({
    queryKey: [...POSTS_KEY, 'check', JSON.stringify(body)],
    queryFn: async ({ signal }) => (await server.checkShare({ body }, { signal })).targets,
    placeholderData: keepPreviousData,
    retry: false,
  })

/** What the server has against a post, or wants people to think of; it is asked when nothing has been typed for a moment. */
export function useShareCheck(shared: SharedVideoInput | undefined): { faults: string[]; warnings: string[] } {
  const about = shared === undefined ? undefined : JSON.stringify(shared)
  const [settled] = useDebouncedValue(about, PAUSE_MS)
  const isAsked = about !== undefined && settled !== undefined
  const check = useQuery({
    ...checkQuery(JSON.parse(settled ?? '{}') as SharedVideoInput),
    enabled: isAsked,
  })
  const connections = useQuery(connectionsQuery)
  if (!isAsked || check.data === undefined) return { faults: [], warnings: [] }
  const nameOf = (id: string): string => {
    const platform = connections.data?.find((each) => each.id === id)?.platform
    return platform === undefined ? 'This account' : PLATFORM_LABELS[platform]
  }
  // What was found about an earlier draft no longer counts.
  const isCurrent = settled === about && !check.isPlaceholderData
  const faults = check.data.flatMap(({ connectionId, faults: found }) =>
    found.map(({ text }) => `${nameOf(connectionId)}: ${text}`),
  )
  const warnings = check.data.flatMap(({ connectionId, warnings: found, goesOutAt }) => [
    ...found.map((text) => `${nameOf(connectionId)}: ${text}`),
    ...delayWords(nameOf(connectionId), goesOutAt, shared?.scheduledAt ?? null),
  ])
  return { faults: isCurrent ? [...new Set(faults)] : [], warnings: [...new Set(warnings)] }
}

function delayWords(name: string, goesOutAt: string, scheduledAt: string | null): string[] {
  const meantMs = scheduledAt === null ? Date.now() : new Date(scheduledAt).getTime()
  const goesOut = new Date(goesOutAt)
  if (goesOut.getTime() - meantMs < LATE_MS) return []
  const when = goesOut.toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' })
  return [`${name}: the day’s uploads are used up, so it goes out ${when}.`]
}
