import type { ChannelPage } from '@dayreel/contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { CHANNELS_KEY } from '#lib/channels-key.ts'

/** The query key prefix of all data about one channel. */
const channelKey = (id: string) => [...CHANNELS_KEY, 'one', id] as const
export const subjectsKey = (id: string) => [...channelKey(id), 'subjects'] as const

/** The data that a channel's own page shows. */
export const channelQuery = (id: string) =>
  queryOptions({
    queryKey: [...channelKey(id), 'page'],
    queryFn: ({ signal }): Promise<ChannelPage> => server.getChannel({ params: { id } }, { signal }),
  })

/** The runs and planned runs of a channel in a range of dates. */
export const calendarQuery = (id: string, { from, to }: { from: string; to: string }) =>
  queryOptions({
    queryKey: [...channelKey(id), 'calendar', from, to],
    queryFn: ({ signal }) => server.getCalendar({ params: { id }, query: { from, to } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** One page of a channel's runs, newest first. */
export const runsQuery = (id: string, page: number) =>
  queryOptions({
    queryKey: [...channelKey(id), 'runs', page],
    queryFn: ({ signal }) => server.listRuns({ params: { id }, query: { page } }, { signal }),
    placeholderData: keepPreviousData,
  })

/** The user's own list of subjects for a channel, in order. */
export const subjectsQuery = (id: string) =>
  queryOptions({
    queryKey: subjectsKey(id),
    queryFn: async ({ signal }) => (await server.listSubjects({ params: { id } }, { signal })).subjects,
  })
