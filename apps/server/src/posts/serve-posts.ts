import { api } from '@dayreel/contract'
import type { FastifyInstance } from 'fastify'
import { idempotencyKey } from '#http/answer-once.ts'
import { serve } from '#http/serve.ts'
import type { Services } from '#services'
import { movePost, settlePost, stopPost } from './change-post.ts'
import { readAllowance } from './read-allowance.ts'
import { listPosts, listPostsOfVideo, readPost } from './read-post.ts'
import { checkShare, shareVideo } from './share-video.ts'

export function servePosts(app: FastifyInstance, services: Services): void {
  type Given = { account: { id: string }; params: { id: string } }
  const owned = ({ account, params }: Given) => ({ accountId: account.id, id: params.id })

  serve(app, api.shareVideo, ({ account, body, request }) =>
    shareVideo(services, { accountId: account.id, idempotencyKey: idempotencyKey(request) }, body),
  )
  serve(app, api.checkShare, ({ account, body }) => checkShare(services, account.id, body))
  serve(app, api.getPostAllowance, (given) => readAllowance(services, owned(given)))
  serve(app, api.listPosts, ({ account, query }) => listPosts(services, account.id, query))
  serve(app, api.listPostsOfVideo, (given) => listPostsOfVideo(services, owned(given)))
  serve(app, api.getPost, (given) => readPost(services, owned(given)))
  serve(app, api.movePost, (given) => movePost(services, owned(given), given.body.scheduledAt))
  serve(app, api.cancelPost, (given) => stopPost(services, owned(given)))
  serve(app, api.settlePost, (given) => settlePost(services, owned(given), given.body.isThere))
}
