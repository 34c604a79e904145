import type { Channel, ChannelConfig, TemplateReach } from '@dayreel/contract'
import { queryOptions } from '@tanstack/react-query'
import { CHANNELS_KEY } from '#lib/channels-key.ts'
import { server } from '#lib/api.ts'

/** The user’s channels, newest first. */
export const channelsQuery = queryOptions({
  queryKey: [...CHANNELS_KEY, 'list'],
  queryFn: ({ signal }): Promise<Channel[]> => server.listChannels({}, { signal }),
})

/** The configuration of a channel's videos and schedule. */
export const channelConfigQuery = (id: string) =>
  queryOptions({
    queryKey: [...CHANNELS_KEY, 'one', id, 'config'],
    queryFn: ({ signal }): Promise<ChannelConfig> => server.getChannelConfig({ params: { id } }, { signal }),
  })

/** The number of videos that each template can make. */
export const templatesQuery = queryOptions({
  queryKey: [...CHANNELS_KEY, 'templates'],
  queryFn: ({ signal }): Promise<TemplateReach[]> => server.listTemplates({}, { signal }),
  staleTime: Infinity,
})

/** The default configuration of a template, with which its form starts. */
export const templateDefaultsQuery = (id: string) =>
  queryOptions({
    queryKey: [...CHANNELS_KEY, 'template', id],
    queryFn: async ({ signal }): Promise<ChannelConfig> => {
      const { suggestion, ...defaults } = await server.getTemplateDefaults({ params: { id } }, { signal })
      return { ...defaults, ...suggestion }
    },
    staleTime: Infinity,
  })
