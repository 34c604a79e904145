import { api } from '@dayreel/contract'
import type { FastifyInstance } from 'fastify'
import { idempotencyKey } from '#http/answer-once.ts'
import { serve } from '#http/serve.ts'
import type { Services } from '#services'
import { holdAnswer } from './hold-answer.ts'
import { postToInstagram } from './post-to-instagram.ts'
import { findPost, toStarted } from './read-post.ts'
import { uploadVideo } from './upload-video.ts'

/**
 * Serves the specification's calls for single platforms. They call the same functions as the general calls in
 * `serve-posts.ts`.
 */
export function serveSpecifiedPosts(app: FastifyInstance, services: Services): void {
  serve(app, api.uploadToYouTube, async ({ account, request, reply }) =>
    holdAnswer(services, await uploadVideo(services, account.id, request), reply),
  )
  serve(app, api.postToInstagram, async ({ account, body, request, reply }) => {
    const sharing = { accountId: account.id, idempotencyKey: idempotencyKey(request) }
    const postId = await postToInstagram(services, sharing, { ...body, scheduledAt: null })
    return holdAnswer(services, postId, reply)
  })
  serve(app, api.scheduleInstagram, async ({ account, body, request }) => {
    const sharing = { accountId: account.id, idempotencyKey: idempotencyKey(request) }
    const id = await postToInstagram(services, sharing, body)
    return toStarted(await findPost(services.db, { accountId: account.id, id }))
  })
}
