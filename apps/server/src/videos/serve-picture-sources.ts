import { api } from '@dayreel/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '#http/serve.ts'
import type { Services } from '#services'

/** Serves the list of sources of pictures that an account's videos may use. */
export function servePictureSources(app: FastifyInstance, { speakers }: Services): void {
  serve(app, api.listPictureSources, async ({ account }) => {
    const { photos } = await speakers(account.id)
    return { sources: photos.map(({ source, isSandbox }) => ({ id: source, isSandbox })) }
  })
}
