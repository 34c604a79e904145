import { z } from 'zod'
import {
  AuthorizeUrl,
  ByConnection,
  ByPlatform,
  ChangedConnection,
  CONNECT_LIMIT as limit,
  Connection,
  Message,
  PostAllowance,
} from './connection-shapes.ts'
import { endpoint } from './endpoint.ts'

const tag = 'Connections'
const access = 'account'

export const connections = {
  startConnecting: endpoint({
    method: 'POST',
    path: '/api/connections/:platform/start',
    summary: 'Get the address of the page where the user gives permission to link an account of a platform',
    tag,
    access,
    failure: 'The connection couldn’t be started.',
    params: ByPlatform,
    answer: AuthorizeUrl,
    errors: ['not_set_up', 'conflict'],
    limit,
  }),
  listConnections: endpoint({
    method: 'GET',
    path: '/api/connections',
    summary: 'List the linked accounts of all platforms, oldest first, with the limits of each platform',
    tag,
    access,
    failure: 'Your connections couldn’t be loaded.',
    answer: z.array(Connection),
  }),
  changeConnection: endpoint({
    method: 'PATCH',
    path: '/api/connections/:id',
    summary: 'Set whether channels may post to a linked account',
    tag,
    access,
    failure: 'Failed to update auto-post setting.',
    params: ByConnection,
    body: ChangedConnection,
    answer: Connection,
  }),
  disconnect: endpoint({
    method: 'DELETE',
    path: '/api/connections/:id',
    summary: 'Unlink an account: revoke its permission, delete its tokens, cancel its planned posts',
    tag,
    access,
    failure: 'The account couldn’t be disconnected.',
    params: ByConnection,
    answer: Message,
  }),
  getPostAllowance: endpoint({
    method: 'GET',
    path: '/api/connections/:id/allowance',
    summary: 'Ask the platform what a linked account may post now. TikTok requires apps to show this before each post',
    tag,
    access,
    params: ByConnection,
    answer: PostAllowance,
    errors: ['connection_expired', 'platform_failed', 'not_set_up'],
    limit,
  }),
}
