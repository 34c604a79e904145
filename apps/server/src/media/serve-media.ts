import { api } from '@dayreel/contract'
import { and, desc, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { media } from '#db/schema.ts'
import { serve } from '#http/serve.ts'
import type { Services } from '#services'
import { changeMedia } from './change-media.ts'
import { compareRecording } from './compare-recording.ts'
import { deleteMedia } from './delete-media.ts'
import { describeMedia, findMedia } from './find-media.ts'
import { findUses } from './find-uses.ts'
import { finishUpload } from './finish-upload.ts'
import { storePart } from './store-part.ts'
import { readQuota, startUpload } from './start-upload.ts'

export function serveMedia(app: FastifyInstance, services: Services): void {
  const { db, sealing } = services

  serve(app, api.listMedia, async ({ account, query: { kind } }) => {
    const rows = await db
      .select()
      .from(media)
      .where(and(eq(media.accountId, account.id), kind && eq(media.kind, kind)))
      .orderBy(desc(media.createdAt), media.id)
    return { items: rows.map((row) => describeMedia(sealing, row)), ...(await readQuota(db, account.id)) }
  })

  serve(app, api.startUpload, async ({ account, body }) =>
    describeMedia(sealing, await startUpload(services, account.id, body)),
  )

  serve(app, api.getMedia, async ({ account, params }) =>
    describeMedia(sealing, await findMedia(db, { accountId: account.id, mediaId: params.id })),
  )

  serve(app, api.sendPart, async ({ account, params, query, request }) => {
    const owned = { accountId: account.id, mediaId: params.id }
    return describeMedia(sealing, await storePart(services, owned, query.offset, request.body as Buffer | undefined))
  })

  serve(app, api.changeMedia, async ({ account, params, body }) =>
    describeMedia(sealing, await changeMedia(services, { accountId: account.id, mediaId: params.id }, body)),
  )

  serve(app, api.finishUpload, async ({ account, params }) =>
    describeMedia(sealing, await finishUpload(services, { accountId: account.id, mediaId: params.id })),
  )

  serve(app, api.compareRecording, ({ account, params, body }) =>
    compareRecording(services, { accountId: account.id, mediaId: params.id }, body),
  )

  serve(app, api.listMediaUses, ({ account, params }) => findUses(db, { accountId: account.id, mediaId: params.id }))

  serve(app, api.deleteMedia, ({ account, params }) =>
    deleteMedia(services, { accountId: account.id, mediaId: params.id }),
  )
}
