import { accounts } from './accounts.ts'
import { channelIdeas } from './channel-ideas.ts'
import { channelPages } from './channel-pages.ts'
import { channels } from './channels.ts'
import { paymentCalls } from './payments.ts'
import { mailChoices } from './mail-choices.ts'
import { host } from './host.ts'
import { connections } from './connections.ts'
import { posts } from './posts.ts'
import { videos } from './videos.ts'

export * from './accounts.ts'
export * from './channel-page-shapes.ts'
export * from './channel-shapes.ts'
export * from './channels.ts'
export * from './client.ts'
export * from './connection-shapes.ts'
export * from './connections.ts'
export * from './endpoint.ts'
export * from './errors.ts'
export * from './field-names.ts'
export * from './idea-shapes.ts'
export * from './host.ts'
export * from './post-shapes.ts'
export * from './posts.ts'
export * from './payments.ts'
export * from './site-config.ts'
export type { Storyboard, StoryboardScene } from '@dayreel/storyboard'
export * from './video-shapes.ts'
export * from './videos.ts'

/** Every call of the API by its name. */
export const api = {
  ...accounts,
  ...channels,
  ...channelIdeas,
  ...channelPages,
  ...mailChoices,
  ...connections,
  ...posts,
  ...videos,
  ...paymentCalls,
  ...host,
}
export type Api = typeof api
