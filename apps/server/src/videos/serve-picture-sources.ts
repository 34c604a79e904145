import { api, type PictureSources } from '@dayreel/contract'
import { IMAGE_MODEL, OWN_PICTURES, sourcesOfService } from '@dayreel/storyboard/schema'
import type { FastifyInstance } from 'fastify'
import { MICROS_PER_DOLLAR } from '#costs/sum-costs.ts'
import { serve } from '#http/serve.ts'
import { hasPictures } from '#media'
import type { ConnectedPictures } from '#models/connected-pictures.ts'
import type { Services } from '#services'

/** Serves the list of sources of pictures that an account's videos may use. */
export function servePictureSources(app: FastifyInstance, { db, speakers }: Services): void {
  serve(app, api.listPictureSources, async ({ account }) => {
    const { photos, pictures } = await speakers(account.id)
    const bare = { name: null, dollarsPerPicture: null }
    const hasOwn = await hasPictures(db, account.id)
    return {
      sources: [
        ...(hasOwn ? [{ id: OWN_PICTURES, isSandbox: false, ...bare }] : []),
        ...(pictures ? [describeModel(pictures)] : []),
        ...photos.flatMap(({ service, isSandbox }) =>
          sourcesOfService(service).map((id) => ({ id, isSandbox, ...bare })),
        ),
      ],
    }
  })
}

function describeModel({ name, isSandbox, prices }: ConnectedPictures): PictureSources['sources'][number] {
  const dollarsPerPicture = prices === null ? null : prices.images / MICROS_PER_DOLLAR
  return { id: IMAGE_MODEL, isSandbox, name, dollarsPerPicture }
}
