import { z } from 'zod'
import { AuthorizeUrl, ByConnection, CONNECT_LIMIT as limit, Message } from '../connection-shapes.ts'
import { endpoint } from '../endpoint.ts'
import { InstagramStatus, OAuthAnswer, TikTokStatus, YouTubeConnection } from './connection-shapes.ts'

const tag = 'Connections'
const access = 'account'

const connectTikTok = endpoint({
  method: 'POST',
  path: '/api/tiktok/auth-callback',
  summary: 'Link the TikTok account that the user has just given permission for',
  tag,
  access,
  failure: 'Failed to connect TikTok account.',
  body: OAuthAnswer,
  answer: Message,
  errors: ['conflict', 'not_set_up', 'platform_failed'],
  limit,
})

/** The specification's own calls for each platform. They correspond to the general calls in `../connections.ts`. */
export const specifiedConnections = {
  startYouTube: endpoint({
    method: 'GET',
    path: '/api/auth/youtube/initiate',
    summary: 'Get the address of the page where the user gives permission to link a YouTube channel',
    tag,
    access,
    failure: 'Failed to start YouTube connection process.',
    answer: AuthorizeUrl,
    errors: ['not_set_up'],
    limit,
  }),
  listYouTubeConnections: endpoint({
    method: 'GET',
    path: '/api/auth/youtube/connections',
    summary: 'List the linked YouTube channels, oldest first',
    tag,
    access,
    failure: 'Failed to fetch YouTube connections.',
    answer: z.array(YouTubeConnection),
  }),
  disconnectYouTube: endpoint({
    method: 'DELETE',
    path: '/api/auth/youtube/disconnect/:id',
    summary: 'Unlink a YouTube channel: revoke its permission, delete its tokens, cancel its planned posts',
    tag,
    access,
    failure: 'Failed to disconnect YouTube.',
    params: ByConnection,
    answer: Message,
  }),
  setAutoPost: endpoint({
    method: 'PATCH',
    path: '/api/auth/youtube/auto-post/:id',
    summary: 'Set whether channels may post to a connection',
    tag,
    access,
    failure: 'Failed to update auto-post setting.',
    params: ByConnection,
    body: z.object({ auto_post: z.boolean('Switch auto-post on or off.') }),
    answer: YouTubeConnection,
    errors: ['unacceptable'],
  }),
  startInstagram: endpoint({
    method: 'GET',
    path: '/api/auth/instagram/initiate',
    summary: 'Get the address of the page where the user gives permission to link an Instagram account',
    tag,
    access,
    failure: 'Failed to start Instagram connection process.',
    answer: AuthorizeUrl,
    errors: ['not_set_up', 'conflict'],
    limit,
  }),
  getInstagramStatus: endpoint({
    method: 'GET',
    path: '/api/instagram/status',
    summary: 'Get the linked Instagram account, if any',
    tag,
    access,
    answer: InstagramStatus,
  }),
  disconnectInstagram: endpoint({
    method: 'DELETE',
    path: '/api/instagram/disconnect',
    summary: 'Unlink the Instagram account: revoke its permission, delete its tokens, cancel its planned posts',
    tag,
    access,
    failure: 'Failed to disconnect Instagram.',
    answer: Message,
    errors: ['not_found'],
  }),
  startTikTok: endpoint({
    method: 'GET',
    path: '/api/tiktok/oauth-url',
    summary: 'Get the address of the page where the user gives permission to link a TikTok account',
    tag,
    access,
    failure: 'Failed to start TikTok connection process.',
    answer: AuthorizeUrl,
    errors: ['not_set_up', 'conflict'],
    limit,
  }),
  getTikTokStatus: endpoint({
    method: 'GET',
    path: '/api/tiktok/status',
    summary: 'Get the linked TikTok account, if any',
    tag,
    access,
    answer: TikTokStatus,
  }),
  disconnectTikTok: endpoint({
    method: 'DELETE',
    path: '/api/tiktok/disconnect',
    summary: 'Unlink the TikTok account: revoke its permission, delete its tokens, cancel its planned posts',
    tag,
    access,
    failure: 'Failed to disconnect TikTok.',
    answer: Message,
    errors: ['not_found'],
  }),
  connectTikTok,
  /** The specification's path, for clients that read it as relative to /api. */
  connectTikTokDoubled: endpoint({ ...connectTikTok, path: '/api/api/tiktok/auth-callback' }),
}
