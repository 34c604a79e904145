import { api } from '@dayreel/contract'
import type { FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { idempotencyKey } from '#http/answer-once.ts'
import { serve } from '#http/serve.ts'
import type { Services } from '#services'
import { generateThumbnail } from '../pictures/generate-thumbnail.ts'
import { customizeTemplate } from './customize-template.ts'
import { generateIdea } from './generate-idea.ts'
import { saveIdea } from './save-idea.ts'

export function serveIdeas(app: FastifyInstance, services: Services): void {
  serve(app, api.generateIdea, ({ account, body, request }) => {
    const key = idempotencyKey(request) ?? randomUUID()
    return generateIdea(services, { accountId: account.id, key, niche: body?.niche || undefined })
  })

  serve(app, api.generateThumbnail, ({ account, body }) => generateThumbnail(services, account.id, body.prompt))

  serve(app, api.saveGeneratedChannel, ({ account, body, request }) =>
    saveIdea(services, { accountId: account.id, idempotencyKey: idempotencyKey(request) }, body),
  )

  serve(app, api.customizeTemplate, ({ account, params, body }) =>
    customizeTemplate(services, { accountId: account.id, templateId: params.templateId }, body),
  )
}
