import type { Channel, ChannelConfig, TemplateReach } from '@dayreel/contract'
import { queryOptions } from '@tanstack/react-query'
import { server } from '#lib/api.ts'
import { CHANNELS_KEY } from './channel-queries.ts'

/** One's channels, newest first. */
export const channelsQuery = queryOptions({
  queryKey: [...CHANNELS_KEY, 'list'],
  queryFn: ({ signal }): Promise<Channel[]> => server.listChannels({}, { signal }),
})

/** What the videos of a channel are made from, and when. */
export const channelConfigQuery = (id: string) =>
  queryOptions({
    queryKey: [...CHANNELS_KEY, 'one', id, 'config'],
    queryFn: ({ signal }): Promise<ChannelConfig> => server.getChannelConfig({ params: { id } }, { signal }),
  })

/** How far each template goes by itself. */
export const templatesQuery = queryOptions({
  queryKey: [...CHANNELS_KEY, 'templates'],
  queryFn: ({ signal }): Promise<TemplateReach[]> => server.listTemplates({}, { signal }),
  staleTime: Infinity,
})

/** What a channel of a template is made from unless told. */
export const templateDefaultsQuery = (id: string) =>
  queryOptions({
    queryKey: [...CHANNELS_KEY, 'template', id],
    queryFn: ({ signal }): Promise<ChannelConfig> => server.getTemplateDefaults({ params: { id } }, { signal }),
    staleTime: Infinity,
  })
