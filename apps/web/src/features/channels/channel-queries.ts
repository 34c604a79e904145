import type { ChannelPage } from '@dayreel/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { server } from '#lib/api.ts'

/** Everything that is known of channels is under this key. */
export const CHANNELS_KEY = ['channels'] as const
/** Everything about one channel is under this key. */
const channelKey = (id: string) => [...CHANNELS_KEY, 'one', id] as const
export const subjectsKey = (id: string) => [...channelKey(id), 'subjects'] as const

/** A channel as its own page shows it. */
export const channelQuery = (id: string) =>
  queryOptions({
    queryKey: [...channelKey(id), 'page'],
    queryFn: ({ signal }): Promise<ChannelPage> => server.getChannel({ params: { id } }, { signal }),
  })

/** What a channel did and will do from one date to another. */
export const calendarQuery = (id: string, { from, to }: { from: string; to: string }) =>
  queryOptions({
    queryKey: [...channelKey(id), 'calendar', from, to],
    queryFn: ({ signal }) => server.getCalendar({ params: { id }, query: { from, to } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** A page of what a channel has done, newest first. */
export const runsQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: [...channelKey(id), 'runs', page],
    queryFn: ({ signal }) => server.listRuns({ params: { id }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** What a person wants a channel's next videos to be about, in order. */
export const subjectsQuery = (id: string) =>
  queryOptions({
    queryKey: subjectsKey(id),
    queryFn: async ({ signal }) => (await server.listSubjects({ params: { id } }, { signal })).subjects,
  })
