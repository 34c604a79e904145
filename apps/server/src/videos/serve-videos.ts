import { api } from '@dayreel/contract'
import type { FastifyInstance } from 'fastify'
import { idempotencyKey } from '#http/answer-once.ts'
import { chooseSource } from '#costs/choose-source.ts'
import { AppError } from '#errors/app-error.ts'
import { serve } from '#http/serve.ts'
import type { Services } from '#services'
import { cancelVideo, deleteVideo, renameVideo } from './change-video.ts'
import { readVideoAnswer, writeVideoPrompt } from './chat-assistant.ts'
import { checkWord } from './check-word.ts'
import { costOf } from './cost.ts'
import { listExamples } from './list-examples.ts'
import { makeVersion, planVersion } from './make-version.ts'
import { readPainted } from './scene-pictures.ts'
import { listVideos, readVideo } from './read-video.ts'
import { estimateRequest, makeAgain, readRequest, submitVideo } from './submit-video.ts'
import { readStoryboard } from './storyboards.ts'
import { uploadPicture } from './upload-picture.ts'
import { toAppError } from './to-app-error.ts'

export function serveVideos(app: FastifyInstance, services: Services): void {
  const { config, planner } = services

  serve(app, api.generateVideo, ({ account, body, request }) =>
    submitVideo(services, { accountId: account.id, idempotencyKey: idempotencyKey(request) }, body),
  )

  serve(app, api.estimateVideo, async ({ account, body }) => {
    const speakers = await services.speakers(account.id)
    const stored = await readRequest(services, account.id, body, speakers)
    const estimate = await estimateRequest(services, account.id, stored, speakers)
    return { ...estimate, cost: await costOf(services, account.id) }
  })

  serve(app, api.writeAssistantPrompt, async ({ account, body }) =>
    writeVideoPrompt({ ...services, ...(await services.speakers(account.id)) }, body),
  )

  serve(app, api.readAssistantAnswer, async ({ account, body }) =>
    readVideoAnswer({ ...services, ...(await services.speakers(account.id)) }, body),
  )

  serve(app, api.listExamples, ({ account }) => listExamples(services, account.id))

  serve(app, api.enhancePrompt, async ({ account, body: { prompt, kind } }) => {
    if (prompt.trim() === '') throw new AppError('unacceptable', { message: 'Please enter a prompt to enhance.' })
    const by = { writer: await chooseSource(services.db, config, account.id), accountId: account.id }
    const { text: enhancedPrompt, note } = await planner.enhance(prompt, kind, by).catch((error: unknown) => {
      throw toAppError(error, 'prompt')
    })
    return { enhancedPrompt, note }
  })

  serve(app, api.listVideos, ({ account, query }) => listVideos(services, account.id, query))

  serve(app, api.getVideo, ({ account, params }) => readVideo(services, account.id, params.id))

  serve(app, api.listPainted, ({ account, params }) =>
    readPainted(services, { accountId: account.id, videoId: params.id }),
  )

  serve(app, api.renameVideo, async ({ account, params, body }) => {
    await renameVideo(services, { accountId: account.id, videoId: params.id }, body.title)
    return readVideo(services, account.id, params.id)
  })

  serve(app, api.deleteVideo, ({ account, params }) =>
    deleteVideo(services, { accountId: account.id, videoId: params.id }),
  )

  serve(app, api.cancelVideo, async ({ account, params }) => {
    await cancelVideo(services, { accountId: account.id, videoId: params.id })
    return readVideo(services, account.id, params.id)
  })

  serve(app, api.makeVideoAgain, ({ account, params, request }) =>
    makeAgain(services, { accountId: account.id, idempotencyKey: idempotencyKey(request) }, params.id),
  )

  serve(app, api.getStoryboard, ({ account, params, query }) =>
    readStoryboard(services, { accountId: account.id, videoId: params.id }, query.version),
  )

  serve(app, api.checkWord, ({ account, params, body }) =>
    checkWord(services, { accountId: account.id, videoId: params.id }, body.word),
  )

  serve(app, api.planVersion, ({ account, params, body }) =>
    planVersion(services, { accountId: account.id, videoId: params.id }, body),
  )

  serve(app, api.makeVersion, async ({ account, params, body, request }) => {
    const owned = { accountId: account.id, videoId: params.id }
    await makeVersion(services, owned, { edited: body, idempotencyKey: idempotencyKey(request) })
    return readVideo(services, account.id, params.id)
  })

  serve(app, api.uploadPicture, ({ account, params, request }) =>
    uploadPicture(services, { accountId: account.id, videoId: params.id }, request.body as Buffer | undefined),
  )
}
