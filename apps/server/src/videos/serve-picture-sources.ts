import { api } from '@dayreel/contract'
import { IMAGE_MODEL } from '@dayreel/storyboard/schema'
import type { FastifyInstance } from 'fastify'
import { MICROS_PER_DOLLAR } from '#costs/sum-costs.ts'
import { serve } from '#http/serve.ts'
import type { Services } from '#services'

/** Serves the list of sources of pictures that an account's videos may use. */
export function servePictureSources(app: FastifyInstance, { speakers }: Services): void {
  serve(app, api.listPictureSources, async ({ account }) => {
    const { photos, pictures } = await speakers(account.id)
    const found = photos.map(({ source, isSandbox }) => ({
      id: source,
      isSandbox,
      name: null,
      dollarsPerPicture: null,
    }))
    if (pictures === undefined) return { sources: found }
    const { name, isSandbox, prices } = pictures
    const dollarsPerPicture = prices === null ? null : prices.images / MICROS_PER_DOLLAR
    return { sources: [{ id: IMAGE_MODEL, isSandbox, name, dollarsPerPicture }, ...found] }
  })
}
