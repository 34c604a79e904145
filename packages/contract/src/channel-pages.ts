import { z } from 'zod'
import { ByChannel, ByDate, Calendar, CalendarEntry, CalendarRange, ChannelPage } from './channel-page-shapes.ts'
import { endpoint } from './endpoint.ts'

const tag = 'Channels'
const access = 'account'

/** API calls of a channel's page, except those for its runs and subjects. */
export const channelPages = {
  getChannel: endpoint({
    method: 'GET',
    path: '/api/channels/:id',
    summary: 'One channel: its next run, its remaining videos, and the cost of the next month',
    tag,
    access,
    params: ByChannel,
    answer: ChannelPage,
  }),
  getCalendar: endpoint({
    method: 'GET',
    path: '/api/channels/:id/calendar',
    summary: 'The past and upcoming runs of a channel in a range of at most 62 days, by date in its time zone',
    tag,
    access,
    params: ByChannel,
    query: CalendarRange,
    answer: Calendar,
  }),
  skipDate: endpoint({
    method: 'PUT',
    path: '/api/channels/:id/skipped-dates/:date',
    summary: 'Skip an upcoming date that has no run yet; repeating the call is harmless',
    tag,
    access,
    params: ByDate,
    answer: CalendarEntry,
    errors: ['conflict', 'unacceptable'],
  }),
  unskipDate: endpoint({
    method: 'DELETE',
    path: '/api/channels/:id/skipped-dates/:date',
    summary: 'Restore a skipped upcoming date',
    tag,
    access,
    params: ByDate,
    answer: z.undefined(),
    status: 204,
    errors: ['conflict'],
  }),
}
