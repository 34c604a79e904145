import { platformOf, type Dates } from '@dayreel/catalogue'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useDates } from '#lib/dates.ts'
import { server } from '#lib/api.ts'
import { connectionsQuery } from '#lib/connections.ts'
import { POSTS_KEY } from '#lib/posts.ts'
import type { SharedVideoInput } from './target-draft.ts'

/** The pause in typing, in milliseconds, after which the server checks the draft. */
const PAUSE_MS = 600
/**
 * If a post would be sent more than this many milliseconds after its requested time, the form says that it waits in a
 * queue.
 */
const LATE_MS = 5 * 60_000

const checkQuery = (body: SharedVideoInput) =>
  queryOptions({
    queryKey: [...POSTS_KEY, 'check', JSON.stringify(body)],
    queryFn: async ({ signal }) => (await server.checkShare({ body }, { signal })).targets,
    placeholderData: keepPreviousData,
    retry: false,
  })

/** Returns the server's errors and warnings for a post. They are requested after a pause in typing. */
export function useShareCheck(shared: SharedVideoInput | undefined): { faults: string[]; warnings: string[] } {
  const about = shared === undefined ? undefined : JSON.stringify(shared)
  const [settled] = useDebouncedValue(about, PAUSE_MS)
  const isEnabled = about !== undefined && settled !== undefined
  const check = useQuery({
    ...checkQuery(JSON.parse(settled ?? '{}') as SharedVideoInput),
    enabled: isEnabled,
  })
  const dates = useDates()
  const connections = useQuery(connectionsQuery)
  if (!isEnabled || check.data === undefined) return { faults: [], warnings: [] }
  const nameOf = (id: string): string => {
    const platform = connections.data?.find((each) => each.id === id)?.platform
    return platform === undefined ? 'This account' : platformOf(platform).label
  }
  // Results for an earlier draft are ignored.
  const isCurrent = settled === about && !check.isPlaceholderData
  const faults = check.data.flatMap(({ connectionId, faults: found }) =>
    found.map(({ text }) => `${nameOf(connectionId)}: ${text}`),
  )
  const warnings = check.data.flatMap(({ connectionId, warnings: found, goesOutAt }) => [
    ...found.map((text) => `${nameOf(connectionId)}: ${text}`),
    ...delayWords(nameOf(connectionId), { goesOutAt, scheduledAt: shared?.scheduledAt ?? null, dates }),
  ])
  return { faults: isCurrent ? [...new Set(faults)] : [], warnings: [...new Set(warnings)] }
}

type Delay = { goesOutAt: string; scheduledAt: string | null; dates: Dates }

function delayWords(name: string, { goesOutAt, scheduledAt, dates }: Delay): string[] {
  const meantMs = scheduledAt === null ? Date.now() : new Date(scheduledAt).getTime()
  if (Date.parse(goesOutAt) - meantMs < LATE_MS) return []
  return [`${name}: today’s uploads are used up, so it will be posted ${dates.dateAndTime(goesOutAt)}.`]
}
