import { api } from '@dayreel/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import type { Services } from '#services'
import { readCalendar } from './read-calendar.ts'
import { readChannelPage } from './read-page.ts'
import { skipDate, unskipDate } from './skip-date.ts'

/** Serves the API calls of a channel's page. */
export function servePages(app: FastifyInstance, services: Services): void {
  type Given = { account: { id: string }; params: { id: string } }
  const owned = ({ account, params }: Given) => ({ accountId: account.id, channelId: params.id })

  serve(app, api.getChannel, (given) => readChannelPage(services, owned(given)))

  serve(app, api.getCalendar, (given) => readCalendar(services, owned(given), given.query))

  serve(app, api.skipDate, (given) => skipDate(services, owned(given), given.params.date))

  serve(app, api.unskipDate, (given) => unskipDate(services, owned(given), given.params.date))
}
