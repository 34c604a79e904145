import { z } from 'zod'
import { ByChannel, ByDate, Calendar, CalendarEntry, CalendarRange, ChannelPage } from './channel-page-shapes.ts'
import { endpoint } from './endpoint.ts'

const tag = 'Channels'
const access = 'account'

/** What the page of one channel is made of, beside its runs and its subjects. */
export const channelPages = {
  getChannel: endpoint({
    method: 'GET',
    path: '/api/channels/:id',
    summary: 'One channel: when it runs next, what is left to tell, what the next month costs',
    tag,
    access,
    params: ByChannel,
    answer: ChannelPage,
  }),
  getCalendar: endpoint({
    method: 'GET',
    path: '/api/channels/:id/calendar',
    summary: 'What a channel did and will do on the dates of a range of at most 62 days, in its own zone',
    tag,
    access,
    params: ByChannel,
    query: CalendarRange,
    answer: Calendar,
  }),
  skipDate: endpoint({
    method: 'PUT',
    path: '/api/channels/:id/skipped-dates/:date',
    summary: 'Leave out a coming date that has no run yet; saying it twice is harmless',
    tag,
    access,
    params: ByDate,
    answer: CalendarEntry,
    errors: ['conflict', 'unacceptable'],
  }),
  unskipDate: endpoint({
    method: 'DELETE',
    path: '/api/channels/:id/skipped-dates/:date',
    summary: 'Run on a coming date after all',
    tag,
    access,
    params: ByDate,
    answer: z.undefined(),
    status: 204,
    errors: ['conflict'],
  }),
}
