import { api } from '@dayreel/contract'
import type { FastifyInstance } from 'fastify'
import { idempotencyKey } from '#lib/answer-once.ts'
import { serve } from '#lib/serve.ts'
import type { Services } from '#services'
import { movePost, settlePost, stopPost } from './change-post.ts'
import { holdAnswer } from './hold-answer.ts'
import { postToInstagram } from './post-to-instagram.ts'
import { findPost, listPosts, listPostsOfVideo, readPost, toStarted } from './read-post.ts'
import { checkShare, shareVideo } from './share-video.ts'
import { uploadVideo } from './upload-video.ts'

export function servePosts(app: FastifyInstance, services: Services): void {
  const { db } = services
  type Given = { account: { id: string }; params: { id: string } }
  const owned = ({ account, params }: Given) => ({ accountId: account.id, id: params.id })

  serve(app, api.uploadToYouTube, async ({ account, request, reply }) =>
    holdAnswer(services, await uploadVideo(services, account.id, request), { request, reply }),
  )
  serve(app, api.postToInstagram, async ({ account, body, request, reply }) => {
    const sharing = { accountId: account.id, idempotencyKey: idempotencyKey(request) }
    const postId = await postToInstagram(services, sharing, { ...body, scheduledAt: null })
    return holdAnswer(services, postId, { request, reply })
  })
  serve(app, api.scheduleInstagram, async ({ account, body, request }) => {
    const sharing = { accountId: account.id, idempotencyKey: idempotencyKey(request) }
    const id = await postToInstagram(services, sharing, body)
    return toStarted(await findPost(db, { accountId: account.id, id }))
  })
  serve(app, api.shareVideo, ({ account, body, request }) =>
    shareVideo(services, { accountId: account.id, idempotencyKey: idempotencyKey(request) }, body),
  )
  serve(app, api.checkShare, ({ account, body }) => checkShare(services, account.id, body))
  serve(app, api.listPosts, ({ account, query }) => listPosts(services, account.id, query))
  serve(app, api.listPostsOfVideo, (given) => listPostsOfVideo(services, owned(given)))
  serve(app, api.getPost, (given) => readPost(services, owned(given)))
  serve(app, api.movePost, (given) => movePost(services, owned(given), given.body.scheduledAt))
  serve(app, api.cancelPost, (given) => stopPost(services, owned(given)))
  serve(app, api.settlePost, (given) => settlePost(services, owned(given), given.body.isThere))
}
